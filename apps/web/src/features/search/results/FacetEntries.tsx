import { clsx } from 'clsx';
import type { FacetCode } from '@catalogue/api-contract';
import type { ActiveFilter, FacetCount, FacetCounts } from '@catalogue/domain';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../shared/ui/Button';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { ChoiceButton } from '../../../shared/ui/ChoiceButton';
import { CheckIcon, ExcludeIcon, UndoIcon } from '../../../shared/ui/icons';
import { HeadingText } from '../../../shared/ui/HeadingText';
import { TextField } from '../../../shared/ui/TextField';
import { WithoutScripts } from '../../../shared/ui/WithoutScripts';
import { entriesAtFirst } from './resultView';
import { useFacetEntries } from './useFacetEntries';
import type { Filters } from './useFilters';
import type { WholeQuery } from './wholeResult';
import css from './FacetEntries.module.css';

/** LOOK §5: more on request, and a filter field for a long list. */
const atOnce = 50;
const longList = 12;

interface FacetEntriesProps {
  code: FacetCode;
  title: string;
  /** Null if they are fetched when the facet is opened. */
  counts: FacetCounts | null;
  active: readonly ActiveFilter[];
  whole: WholeQuery | null;
  filters: Filters;
}

export function FacetEntries({ code, title, counts, active, whole, filters }: FacetEntriesProps) {
  const { t, i18n } = useTranslation('search');
  const name = useId();
  const [limit, setLimit] = useState(entriesAtFirst);
  const [text, setText] = useState('');
  const { entries, size, isLoading } = useFacetEntries(code, counts, whole, { text, limit });
  const [hasMany, setHasMany] = useState(false);
  if (size > longList && !hasMany) setHasMany(true);
  const filterOf = ({ codigo, campus }: FacetCount) =>
    active.find((filter) => filter.codigo === codigo && filter.campus === campus);
  // Chosen entries keep their place and stay visible.
  const shown = entries.filter((entry, at) => at < limit || filterOf(entry));
  const hidden = size - shown.length;

  return (
    <>
      {hasMany && (
        <div className="pb-2">
          <TextField
            id={`${name}-find`}
            type="search"
            size="small"
            label={t('findIn', { facet: title })}
            labelHidden
            placeholder={t('findIn', { facet: title })}
            autoComplete="off"
            value={text}
            onChange={setText}
          />
        </div>
      )}
      <ul>
        {shown.map((entry) => {
          const { codigo, descricao, campus, total, totalSemFiltro, mostrarQtdOriginal } = entry;
          const id = `${name}-${campus ?? ''}-${codigo}`;
          const filter = { tipo: code, codigo, descricao, campus };
          const chosen = filterOf(entry);
          const isOut = chosen?.isExcluded ?? false;
          const isIn = chosen !== undefined && !isOut;
          const number = (value: number) => value.toLocaleString(i18n.language);
          const count = mostrarQtdOriginal
            ? t('countOf', { total: number(total), original: number(totalSemFiltro) })
            : number(total);
          return (
            <li className={clsx(css.entry, isIn && 'strong', isOut && css.entryOut)} key={id}>
              <Checkbox checked={isIn} aria-describedby={id} onChange={filters.toggle(filter).choose}>
                <HeadingText text={descricao} />
              </Checkbox>
              <WithoutScripts>
                {() => (
                  <Link
                    className={css.link}
                    to={filters.toggle(filter).address()}
                    aria-current={isIn || undefined}
                    aria-describedby={id}
                  >
                    {isIn && <CheckIcon />} <HeadingText text={descricao} />
                  </Link>
                )}
              </WithoutScripts>
              <span className={css.total} id={id}>
                {isOut ? t('out') : count}
              </span>
              <ChoiceButton
                choice={filters.exclude(filter)}
                className={css.exclude}
                aria-label={t(isOut ? 'takeBack' : 'exclude', { value: descricao })}
              >
                {isOut ? <UndoIcon /> : <ExcludeIcon />}
              </ChoiceButton>
            </li>
          );
        })}
      </ul>
      {shown.length === 0 && (
        <p className="muted" role="status">
          {t(isLoading ? 'listLoading' : text.trim() ? 'nothingIn' : 'nothingOfThis')}
        </p>
      )}
      {hidden > 0 && (
        <Button variant="text" size="small" className="outdent" onClick={() => setLimit(limit + atOnce)}>
          {t('showMore', { count: Math.min(hidden, atOnce) })}
        </Button>
      )}
      {hidden === 0 && limit > entriesAtFirst && size > entriesAtFirst && (
        <Button variant="text" size="small" className="outdent" onClick={() => setLimit(entriesAtFirst)}>
          {t('showFewer')}
        </Button>
      )}
    </>
  );
}
