import type { SearchItem } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { coverOf } from '../../shared/coverKind';
import { languageText, workTypeText } from '../../shared/recordText';
import { HeadingText } from '../../shared/ui/HeadingText';
import { SkeletonRows } from '../../shared/ui/SkeletonRows';
import { TitleCover } from '../links/public';
import header from './TitleHeader.module.css';
import css from './TitlePreview.module.css';

/** What a row of results says of a title, in the places of its header, until the record is loaded. */
export function TitlePreview({ row }: { row: SearchItem }) {
  const { t, i18n } = useTranslation('shared');
  const line = [workTypeText(row, t), row.ano_publicacao ?? t('noDate'), languageText(row, i18n.language)];
  return (
    <div className={header.header}>
      <div className={header.coverArea}>
        <TitleCover {...coverOf(row)} />
      </div>
      <div className={header.head}>
        <p className="text-sm muted">{line.filter(Boolean).join(' · ')}</p>
        {/* No heading: the title's own takes the focus when it comes. */}
        <p className={css.name}>{row.descricao}</p>
        {row.autor && (
          <p className="mt-2 text-lg">
            <HeadingText text={row.autor} />
          </p>
        )}
      </div>
      <div className={header.facts}>
        <div className={css.rest}>
          <SkeletonRows rows={3} />
        </div>
      </div>
    </div>
  );
}
