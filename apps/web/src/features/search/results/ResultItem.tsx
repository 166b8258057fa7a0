import type { SearchItem } from '@catalogue/api-contract';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { languageText, workTypeText } from '../../../shared/recordWords';
import { styled } from '../../../shared/theme/styled';
import { Cover } from '../../../shared/ui/Cover';
import { CiteIcon, OutsideIcon, PlaceIcon } from '../../../shared/ui/icons';
import { LinkButton } from '../../../shared/ui/LinkButton';
import { SpineLabel } from '../../../shared/ui/SpineLabel';
import { lines } from '../layout';
import { shortened } from '../shortened';
import { AvailabilityLine } from './AvailabilityLine';
import { MarkedText } from './MarkedText';
import { callNumberLines, coverOf, imprintOf } from './titleFacts';

const Root = styled('article', {
  base: {
    // Words too big to stand beside the cover stand under it.
    display: 'flex',
    flexWrap: 'wrap',
    gap: 'e2 e4',
    alignItems: 'flex-start',
    paddingBlock: 'e4',
    borderBottom: '1px solid var(--borda)',
    '& > [data-cover]': { flex: '0 0 min(4.5rem, 25%)' },
    _medium: {
      display: 'grid',
      gridTemplateColumns: '5.5rem minmax(0, 1fr) auto',
      gap: 'e1 e5',
      paddingBlock: 'e5',
    },
  },
});
const Body = styled('div', { base: { flex: '1 1 min(12rem, 100%)', minWidth: '0' } });
const Kind = styled('p', { base: { fontSize: 'xs', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' } });
const Title = styled('h2', {
  base: {
    fontSize: '1.1875rem',
    lineHeight: '1.25',
    margin: '0.1rem 0 0.2rem',
    textWrap: 'pretty',
    _medium: { fontSize: '1.3125rem' },
    '& a': { color: 'fg', textDecorationColor: 'transparent', '&:hover': { textDecorationColor: 'currentColor' } },
    _contrast: { '& a': { color: 'marca.fg', textDecorationColor: 'currentColor' } },
    _forcedColors: { '& a': { textDecorationColor: 'currentColor' } },
  },
  variants: { long: { true: lines(5) } },
});
const Line = styled('p', {
  base: { fontSize: 'sm', lineHeight: '1.45' },
  variants: { quiet: { true: { color: 'fg.muted' } } },
});
const State = styled('div', { base: { marginTop: 'e2' } });
const OnPhone = styled('div', { base: { marginTop: 'e2', _medium: { display: 'none' } } });
const OnDesktop = styled('div', { base: { display: 'none', _medium: { display: 'block', maxWidth: '9rem' } } });
const Actions = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: 'e1', marginTop: 'e2', marginInlineStart: '-0.75rem' },
});

/** A page of text in the place of a title ends in "…" here; its own page shows it whole. */
const longTitle = 240;

interface ResultItemProps {
  title: SearchItem;
  /** What was searched for, to be marked. */
  terms: readonly string[];
  /** The address of these results, for the way back. */
  from: string;
}

export const ResultItem = memo(function ResultItem({ title, terms, from }: ResultItemProps) {
  const { t, i18n } = useTranslation('search');
  const { t: shared } = useTranslation('shared');
  const { cod_acervo } = title;
  const descricao = shortened(title.descricao, longTitle);
  const address = `/acervo/${cod_acervo}`;
  const state = { results: from };
  const label = title.numero_chamada ? callNumberLines(title.numero_chamada) : null;
  const kind = [workTypeText(title, shared), title.ano_publicacao ?? t('noDate'), languageText(title, i18n.language)];
  return (
    <Root>
      <Cover {...coverOf(title)} />
      <Body>
        <Kind>{kind.filter(Boolean).join(' · ')}</Kind>
        <Title long={descricao !== title.descricao}>
          <Link to={address} state={state}>
            <MarkedText text={descricao} terms={terms} />
          </Link>
        </Title>
        {title.autor && (
          <Line>
            <MarkedText text={title.autor} terms={terms} />
          </Line>
        )}
        <Line quiet>{imprintOf(title)}</Line>
        <State>
          <AvailabilityLine title={title} />
        </State>
        {label && (
          <OnPhone>
            <SpineLabel look="line" lines={label} />
          </OnPhone>
        )}
        <Actions>
          {Number(title.tot_exemplares) > 0 && (
            <LinkButton
              variant="text"
              size="small"
              to={`${address}/exemplares`}
              state={state}
              aria-label={t('copiesOf', { title: descricao })}
            >
              <PlaceIcon /> {t('copies')}
            </LinkButton>
          )}
          <LinkButton
            variant="text"
            size="small"
            to={`${address}/referencia`}
            state={state}
            aria-label={t('citeTitle', { title: descricao })}
          >
            <CiteIcon /> {t('cite')}
          </LinkButton>
          {title.acesso_remoto === 'cr' && (
            <LinkButton
              variant="text"
              size="small"
              to={address}
              state={state}
              aria-label={t('openTitle', { title: descricao })}
            >
              <OutsideIcon /> {t('open')}
            </LinkButton>
          )}
        </Actions>
      </Body>
      {label && (
        <OnDesktop>
          <SpineLabel lines={label} />
        </OnDesktop>
      )}
    </Root>
  );
});
