import type { SearchItem, TitleLink } from '@catalogue/api-contract';
import { standardNumber } from '@catalogue/domain';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths';
import { callNumberLines, languageText, workTypeText } from '../../../shared/recordText';
import { styled } from '../../../shared/theme/styled';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { Badge } from '../../../shared/ui/Badge';
import { SpineLabel } from '../../../shared/ui/SpineLabel';
import { TitleCover } from '../../links/public';
import { lines } from '../layout';
import { shortened } from '../shortened';
import { AvailabilityLine } from './AvailabilityLine';
import { ItemActions } from './ItemActions';
import { MarkedText } from './MarkedText';
import type { FromResults } from './resultView';
import { coverOf, imprintOf } from './titleFacts';

const Root = styled('article', {
  base: {
    // Text too large to fit next to the cover wraps below it.
    display: 'flex',
    flexWrap: 'wrap',
    gap: 'e2 e4',
    alignItems: 'flex-start',
    paddingBlock: 'e4',
    borderBottom: '1px solid var(--borda)',
    _medium: {
      display: 'grid',
      gridTemplateColumns: '1.25rem 5.5rem minmax(0, 1fr) auto',
      gap: 'e1 e5',
      paddingBlock: 'e5',
    },
  },
});
// On a phone the checkbox is below the cover, next to it where there is room (LOOK §5).
const Aside = styled('div', {
  base: {
    flex: '0 0 min(4.5rem, 25%)',
    minWidth: '0',
    '& > label': { justifyContent: 'center', order: 1, _medium: { order: 0, justifyContent: 'start' } },
    display: 'flex',
    flexDirection: 'column',
    _medium: { display: 'contents' },
  },
});
const Body = styled('div', { base: { flex: '1 1 min(12rem, 100%)', minWidth: '0' } });
const Kind = styled('p', {
  base: {
    fontSize: 'xs',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    '& > span': { marginInlineStart: 'e1' },
  },
});
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
/** A longer title, as a page of text in its place, is cut with "…" here; its own page shows it whole. */
const longTitle = 240;

export interface ResultItemProps {
  title: SearchItem;
  /** The search terms to highlight. */
  terms: readonly string[];
  /** Navigation state for its page. */
  from: FromResults;
  /** Additional data of the title, loaded separately from the search. */
  links?: readonly TitleLink[];
  isIndexed?: boolean;
  otherTitles?: readonly string[];
  isSelected?: boolean;
  isInBasket?: boolean;
  /** Without these the title is not one of this catalogue and cannot be selected. */
  onSelect?: (codAcervo: string) => void;
  onBasket?: (title: SearchItem) => void;
}

export const ResultItem = memo(function ResultItem({ title, terms, from, ...more }: ResultItemProps) {
  const { links, isIndexed, otherTitles = [], isSelected = false, isInBasket = false, onSelect, onBasket } = more;
  const { t, i18n } = useTranslation(['search', 'shared']);
  const { t: shared } = useTranslation('shared');
  const { cod_acervo } = title;
  const descricao = shortened(title.descricao, longTitle);
  const address = paths.title(cod_acervo);
  const label = title.numero_chamada ? callNumberLines(title.numero_chamada) : null;
  const kind = [
    workTypeText(title, shared),
    title.ano_publicacao ?? t('noDate', { ns: 'shared' }),
    languageText(title, i18n.language),
  ];
  return (
    <Root>
      <Aside>
        {onSelect && (
          <Checkbox
            aria-label={t('selectTitle', { ns: 'shared', title: descricao })}
            checked={isSelected}
            onChange={() => onSelect(cod_acervo)}
          />
        )}
        <TitleCover {...coverOf(title)} />
      </Aside>
      <Body>
        <Kind>
          {kind.filter(Boolean).join(' · ')} {isIndexed && <Badge tone="info">{t('indexed')}</Badge>}
        </Kind>
        <Title long={descricao !== title.descricao}>
          <Link to={address} state={from}>
            <MarkedText text={descricao} terms={terms} />
          </Link>
        </Title>
        {title.autor && (
          <Line>
            <MarkedText text={title.autor} terms={terms} />
          </Line>
        )}
        <Line quiet>{imprintOf(title)}</Line>
        {otherTitles.length > 0 && <Line quiet>{t('otherTitles', { titles: otherTitles.join(' · ') })}</Line>}
        <State>
          <AvailabilityLine title={title} />
        </State>
        {label && (
          <OnPhone>
            <SpineLabel look="line" lines={label} />
          </OnPhone>
        )}
        <ItemActions
          title={title}
          name={descricao}
          state={from}
          links={links}
          standard={standardNumber(title)}
          isInBasket={isInBasket}
          onBasket={onBasket}
        />
      </Body>
      {label && (
        <OnDesktop>
          <SpineLabel lines={label} />
        </OnDesktop>
      )}
    </Root>
  );
});
