import { clsx } from 'clsx';
import type { PlanOfTitle, SearchItem, ShelfPlace, TitleLink } from '@catalogue/api-contract';
import { standardNumber } from '@catalogue/domain';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AvailabilityLine } from '../../../shared/AvailabilityLine';
import { availabilityOf } from '../../../shared/availabilityOf';
import { coverOf } from '../../../shared/coverKind';
import { paths } from '../../../shared/paths';
import { callNumberLines, languageText, workTypeText } from '../../../shared/recordText';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { Badge } from '../../../shared/ui/Badge';
import { SpineLabel } from '../../../shared/ui/SpineLabel';
import { TitleCover } from '../../links/public';
import { shortened } from '../shortened';
import { ItemActions } from './ItemActions';
import { MarkedText } from './MarkedText';
import { NearestShelf } from './NearestShelf';
import type { FromResults } from './resultView';
import { TitlePlans } from './TitlePlans';
import { imprintOf } from './titleFacts';
import type { OpenLibraries } from './useOpenLibraries';
import css from './ResultItem.module.css';
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
  places?: readonly ShelfPlace[] | null;
  /** With `places`. */
  openLibraries?: OpenLibraries;
  plans?: readonly PlanOfTitle[];
  isSelected?: boolean;
  isInBasket?: boolean;
  /** Without these the title is not one of this catalogue and cannot be selected. */
  onSelect?: (codAcervo: string) => void;
  onBasket?: (title: SearchItem) => void;
}

export const ResultItem = memo(function ResultItem({ title, terms, from, ...more }: ResultItemProps) {
  const {
    links,
    isIndexed,
    otherTitles = [],
    places,
    openLibraries,
    plans,
    isSelected = false,
    isInBasket = false,
    onSelect,
    onBasket,
  } = more;
  const { t, i18n } = useTranslation(['search', 'shared']);
  const { t: shared } = useTranslation('shared');
  const { cod_acervo } = title;
  const descricao = shortened(title.descricao, longTitle);
  const address = paths.title(cod_acervo);
  const state = { ...from, row: title };
  const found = availabilityOf(title);
  const hasPlaces = found.state === 'available' && places !== undefined && openLibraries !== undefined;
  const label = title.numero_chamada ? callNumberLines(title.numero_chamada) : null;
  const kind = [
    workTypeText(title, shared),
    title.ano_publicacao ?? t('noDate', { ns: 'shared' }),
    languageText(title, i18n.language),
  ];
  return (
    <article className={css.root}>
      <div className={css.aside}>
        {onSelect && (
          <Checkbox
            aria-label={t('selectTitle', { ns: 'shared', title: descricao })}
            checked={isSelected}
            onChange={() => onSelect(cod_acervo)}
          />
        )}
        <TitleCover {...coverOf(title)} />
      </div>
      <div className={css.body}>
        <p className={css.kind}>
          {kind.filter(Boolean).join(' · ')} {isIndexed && <Badge tone="info">{t('indexed')}</Badge>}
        </p>
        <h2 className={clsx(css.title, descricao !== title.descricao && css.titleLong)}>
          <Link to={address} state={state}>
            <MarkedText text={descricao} terms={terms} />
          </Link>
        </h2>
        {title.autor && (
          <p className={css.line}>
            <MarkedText text={title.autor} terms={terms} />
          </p>
        )}
        <p className={clsx(css.line, 'muted')}>{imprintOf(title)}</p>
        {otherTitles.length > 0 && (
          <p className={clsx(css.line, 'muted')}>{t('otherTitles', { titles: otherTitles.join(' · ') })}</p>
        )}
        {plans && <TitlePlans plans={plans} />}
        <div className="mt-2">
          <AvailabilityLine title={title} brief={hasPlaces} />
          {hasPlaces && (
            <NearestShelf
              places={places}
              callNumber={title.numero_chamada}
              libraries={found.libraries}
              openLibraries={openLibraries}
            />
          )}
        </div>
        {label && (
          <div className="below-medium mt-2">
            <SpineLabel look="line" lines={label} />
          </div>
        )}
        <ItemActions
          title={title}
          name={descricao}
          state={state}
          links={links}
          standard={standardNumber(title)}
          isInBasket={isInBasket}
          onBasket={onBasket}
        />
      </div>
      {label && (
        <div className={clsx(css.onDesktop, 'from-medium')}>
          <SpineLabel lines={label} />
        </div>
      )}
    </article>
  );
});
