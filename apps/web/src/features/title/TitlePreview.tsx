import { useTranslation } from 'react-i18next';
import { AvailabilityLine } from '../../shared/AvailabilityLine';
import { coverOf } from '../../shared/coverKind';
import { callNumberLines, languageText, workTypeText } from '../../shared/recordText';
import { DataList } from '../../shared/ui/DataList';
import { HeadingText } from '../../shared/ui/HeadingText';
import { SkeletonRows } from '../../shared/ui/SkeletonRows';
import { SpineLabel } from '../../shared/ui/SpineLabel';
import type { TitleInRow } from '../../shared/useScrollRestoration';
import { TitleCover } from '../links/public';
import panel from './AvailabilityPanel.module.css';
import header from './TitleHeader.module.css';
import css from './TitlePreview.module.css';

/** What the row of a title, or its cover, says of it, in the places of its header, until the record is loaded. */
export function TitlePreview({ row }: { row: TitleInRow }) {
  const { t, i18n } = useTranslation(['title', 'shared']);
  const { t: shared } = useTranslation('shared');
  const year = row.ano_publicacao === null ? shared('noDate') : row.ano_publicacao;
  const line = [workTypeText(row, shared), year, languageText(row, i18n.language)];
  const author = row.autor ?? row.autor_principal;
  const facts: [string, string | null | undefined][] = [
    [t('publication'), row.imprenta],
    [t('edition'), row.edicao],
  ];
  return (
    <div className={header.header}>
      <div className={header.coverArea}>
        <TitleCover {...coverOf(row)} />
      </div>
      <div className={header.head}>
        <p className="text-sm muted">{line.filter(Boolean).join(' · ')}</p>
        {/* No heading: the title's own takes the focus when it comes. */}
        <p className={css.name}>{row.descricao}</p>
        {author && (
          <p className="mt-2 text-lg">
            <HeadingText text={author} />
          </p>
        )}
      </div>
      <div className={header.facts}>
        {row.numero_chamada && <SpineLabel lines={callNumberLines(row.numero_chamada)} />}
        <DataList items={facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))} />
        <div className={header.actions}>
          <div className={css.rest}>
            <SkeletonRows rows={2} />
          </div>
        </div>
      </div>
      <div className={panel.panel}>
        {row.tot_exemplares === undefined ? <SkeletonRows rows={1} /> : <AvailabilityLine title={row} />}
      </div>
    </div>
  );
}
