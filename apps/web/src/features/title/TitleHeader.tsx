import type { TitleRecord } from '@catalogue/api-contract';
import type { FieldsTitle } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { callNumberLines, languageText, workTypeText } from '../../shared/recordText';
import { styled } from '../../shared/theme/styled';
import { coverKind } from '../../shared/coverKind';
import { PageTitle } from '../../shared/ui/PageTitle';
import { SpineLabel } from '../../shared/ui/SpineLabel';
import { AvailabilityPanel } from './AvailabilityPanel';
import { authorAddress } from '../../shared/headingAddresses';
import { CoverGallery, TitleCover } from '../links/public';
import { RecordActions } from './RecordActions';
import { recordAddress, type Permissions, type TitleSlots } from './titleTabs';
import { TitleFacts } from './TitleFacts';
import { roleText, titleText } from './titleText';

const Header = styled('div', {
  base: {
    display: 'grid',
    gap: 'e4',
    gridTemplateColumns: 'min(5.75rem, 30%) minmax(0, 1fr)',
    gridTemplateAreas: '"cover head" "where where" "facts facts"',
    paddingBlockEnd: 'e5',
    // Next to a cover there is no room for long words in enlarged text.
    '@media (max-width: 47.99em)': {
      'html[data-ampliado] &': {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateAreas: '"cover" "head" "where" "facts"',
        '& > :first-child': { maxWidth: '6rem' },
      },
    },
    _medium: {
      gap: 'e5',
      gridTemplateColumns: '12.5rem minmax(0, 1fr)',
      gridTemplateAreas: '"cover head" "cover facts" "where where"',
      gridTemplateRows: 'auto 1fr auto',
    },
    _full: {
      gridTemplateRows: 'auto 1fr',
      gridTemplateColumns: '12.5rem minmax(0, 1fr) 21rem',
      gridTemplateAreas: '"cover head where" "cover facts where"',
    },
  },
});
const CoverArea = styled('div', {
  base: {
    gridArea: 'cover',
    minWidth: '0',
    '& button': { paddingInline: '0', whiteSpace: 'normal', flexWrap: 'wrap' },
  },
});
const Head = styled('div', { base: { gridArea: 'head', minWidth: 0 } });
const TypeLine = styled('p', { base: { fontSize: 'sm', color: 'fg.muted' } });
const Names = styled('p', { base: { fontSize: 'lg', marginBlockStart: 'e2' } });
const Facts = styled('div', {
  base: {
    gridArea: 'facts',
    display: 'flex',
    flexWrap: 'wrap',
    gap: 'e4',
    alignItems: 'flex-start',
    alignContent: 'flex-start',
    // Next to the label, however long a publisher's name is.
    '& > dl': { flex: '1 1 11rem', minWidth: '0' },
  },
});

const Actions = styled('div', { base: { flex: '1 0 100%', display: 'flex', flexWrap: 'wrap', gap: 'e2' } });

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
    <Header>
      <CoverArea>
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
      </CoverArea>
      <Head>
        <TypeLine>{line}</TypeLine>
        <PageTitle size="work">{name}</PageTitle>
        <Names>
          {title.autores.map((author, at) => (
            <span key={at}>
              {at > 0 && '; '}
              <Link to={authorAddress(author)} title={t('moreOf', { name: author.descricao })}>
                {author.descricao}
              </Link>
              {roleText(author.papel, t) && ` (${roleText(author.papel, t)})`}
            </span>
          ))}
        </Names>
      </Head>
      <Facts>
        {callNumber && <SpineLabel lines={callNumberLines(callNumber)} />}
        <TitleFacts codAcervo={codAcervo} title={title} />
        <Actions data-screen-only="">
          <RecordActions title={inBrief} address={recordAddress(codAcervo)} onPrint={onPrint} />
        </Actions>
      </Facts>
      {/* Taken from the record: `campos` does not tell whether an address is of the work itself. */}
      <AvailabilityPanel
        codAcervo={codAcervo}
        title={title}
        permissions={permissions}
        slots={slots}
        isOnline={record.acesso_remoto === undefined || record.acesso_remoto === 'cr'}
      />
    </Header>
  );
}
