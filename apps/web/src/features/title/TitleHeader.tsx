import type { TitleRecord } from '@catalogue/api-contract';
import type { FieldsTitle } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { callNumberLines, languageText, workTypeText } from '../../shared/recordText';
import { coverKind } from '../../shared/coverKind';
import { paths } from '../../shared/paths';
import type { InPlaceState } from '../../shared/useScrollRestoration';
import { HeadingText } from '../../shared/ui/HeadingText';
import { PageTitle } from '../../shared/ui/PageTitle';
import { SpineLabel } from '../../shared/ui/SpineLabel';
import { AvailabilityPanel } from './AvailabilityPanel';
import { authorAddress } from '../../shared/headingAddresses';
import { CoverGallery, TitleCover } from '../links/public';
import { RecordActions } from './RecordActions';
import { recordAddress, type Permissions, type TitleSlots } from './titleTabs';
import { TitleFacts } from './TitleFacts';
import { roleText, titleText } from './titleText';
import css from './TitleHeader.module.css';

interface TitleHeaderProps {
  codAcervo: string;
  record: TitleRecord;
  title: FieldsTitle;
  permissions: Permissions | undefined;
  slots: TitleSlots;
  onPrint: () => void;
}

export function TitleHeader({ codAcervo, record, title, permissions, slots, onPrint }: TitleHeaderProps) {
  const { t, i18n } = useTranslation(['title', 'shared']);
  const { t: shared } = useTranslation('shared');
  const name = titleText(title.titulo, t);
  const year = title.ano_publicacao ?? record.ano_publicacao;
  const line = [
    workTypeText(record, shared),
    year ?? t('noDate', { ns: 'shared' }),
    languageText(title, i18n.language) ?? record.idioma_desc,
  ]
    .filter(Boolean)
    .join(' · ');
  const cover = title.link_capa ?? record.link_capa;
  // For the way back from the authority.
  const from: InPlaceState = { title: { address: paths.title(codAcervo), name } };
  const callNumber = title.numero_chamada ?? record.numero_chamada;
  const inBrief = {
    cod_acervo: codAcervo,
    descricao: name,
    cod_tipo_obra: record.cod_tipo_obra,
    desc_tipo_obra: record.desc_tipo_obra,
    ano_publicacao: year === undefined || year === null ? null : String(year),
    link_capa: cover,
    numero_chamada: callNumber,
    autor_principal: title.autor_principal,
  };
  return (
    <div className={css.header}>
      <div className={css.coverArea}>
        <TitleCover
          id={codAcervo}
          title={name}
          author={title.autor_principal ?? undefined}
          kind={coverKind(record.cod_tipo_obra ?? '')}
          year={title.ano_publicacao ?? undefined}
          src={cover}
        />
        <div data-screen-only="">
          <CoverGallery codAcervo={codAcervo} title={name} />
        </div>
      </div>
      <div className={css.head}>
        <p className="text-sm muted">{line}</p>
        <PageTitle size="work">{name}</PageTitle>
        <p className="mt-2 text-lg">
          {title.autores.map((author, at) => (
            <span key={at}>
              {at > 0 && '; '}
              <Link to={authorAddress(author)} state={from} title={t('moreOf', { name: author.descricao })}>
                <HeadingText text={author.descricao} />
              </Link>
              {roleText(author.papel, t) && ` (${roleText(author.papel, t)})`}
            </span>
          ))}
        </p>
      </div>
      <div className={css.facts}>
        {callNumber && <SpineLabel lines={callNumberLines(callNumber)} />}
        <TitleFacts codAcervo={codAcervo} title={title} />
        <div className={css.actions} data-screen-only="">
          <RecordActions title={inBrief} address={recordAddress(codAcervo)} onPrint={onPrint} />
        </div>
      </div>
      {/* Taken from the record: `campos` does not tell whether an address is of the work itself. */}
      <AvailabilityPanel
        codAcervo={codAcervo}
        title={title}
        permissions={permissions}
        slots={slots}
        isOnline={record.acesso_remoto === undefined || record.acesso_remoto === 'cr'}
      />
    </div>
  );
}
