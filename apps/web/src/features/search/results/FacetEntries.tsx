import { clsx } from 'clsx';
import type { FacetCode } from '@catalogue/api-contract';
import { matchesFilterText, type ActiveFilter, type FacetCount, type FacetCounts } from '@catalogue/domain';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { HeadingText } from '../../../shared/ui/HeadingText';
import { TextField } from '../../../shared/ui/TextField';
import { entriesAtFirst } from './resultView';
import css from './FacetEntries.module.css';

/** LOOK §5: more on request, and a filter field for a long list. */
const atOnce = 50;
const longList = 12;

interface FacetEntriesProps {
  code: FacetCode;
  title: string;
  counts: FacetCounts;
  active: readonly ActiveFilter[];
  onToggle: (filter: ActiveFilter) => void;
}

export function FacetEntries({ code, title, counts, active, onToggle }: FacetEntriesProps) {
  const { t } = useTranslation('search');
  const name = useId();
  const [limit, setLimit] = useState(entriesAtFirst);
  const [text, setText] = useState('');
  const all = useMemo(() => counts.entries(), [counts]);
  const isChosen = ({ codigo, campus }: FacetCount) =>
    active.some((filter) => filter.codigo === codigo && filter.campus === campus);
  const matching = text.trim() === '' ? all : all.filter(({ descricao }) => matchesFilterText(descricao, text));
  // Chosen entries keep their place and stay visible.
  const shown = matching.filter((entry, at) => at < limit || isChosen(entry));
  const hidden = (text.trim() === '' ? counts.size : matching.length) - shown.length;

  return (
    <>
      {counts.size > longList && (
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
          return (
            <li className={clsx(css.entry, isChosen(entry) && 'strong')} key={id}>
              <Checkbox
                checked={isChosen(entry)}
                aria-describedby={id}
                onChange={() => onToggle({ tipo: code, codigo, descricao, campus })}
              >
                <HeadingText text={descricao} />
              </Checkbox>
              <span className={css.total} id={id}>
                {mostrarQtdOriginal ? t('countOf', { total, original: totalSemFiltro }) : total}
              </span>
            </li>
          );
        })}
      </ul>
      {shown.length === 0 && (
        <p className="muted" role="status">
          {t('nothingIn')}
        </p>
      )}
      {hidden > 0 && (
        <Button variant="text" size="small" onClick={() => setLimit(limit + atOnce)}>
          {t('showMore', { count: Math.min(hidden, atOnce) })}
        </Button>
      )}
      {hidden === 0 && limit > entriesAtFirst && matching.length > entriesAtFirst && (
        <Button variant="text" size="small" onClick={() => setLimit(entriesAtFirst)}>
          {t('showFewer')}
        </Button>
      )}
    </>
  );
}
