import type { FacetCode } from '@catalogue/api-contract';
import { matchesFilterText, type ActiveFilter, type FacetCount, type FacetCounts } from '@catalogue/domain';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../shared/theme/styled';
import { Button } from '../../../shared/ui/Button';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { TextField } from '../../../shared/ui/TextField';

const Entry = styled('li', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: 'e2',
    '& > label': { flex: '1', minWidth: '0' },
  },
  variants: { chosen: { true: { fontWeight: 'strong' } } },
});
const Total = styled('span', {
  base: {
    paddingTop: '0.125rem',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    _touch: { paddingTop: '0.55rem' },
  },
});
const Find = styled('div', { base: { paddingBottom: 'e2' } });
const Nothing = styled('p', { base: { color: 'fg.muted' } });

/** LOOK §5: five entries, more on request, and a filter field for a long list. */
const atFirst = 5;
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
  const [limit, setLimit] = useState(atFirst);
  const [text, setText] = useState('');
  const all = useMemo(() => counts.entries(), [counts]);
  const isChosen = ({ codigo, campus }: FacetCount) =>
    active.some((filter) => filter.codigo === codigo && filter.campus === campus);
  const matching = text.trim() === '' ? all : all.filter(({ descricao }) => matchesFilterText(descricao, text));
  // Chosen entries keep their place and stay visible.
  const shown = matching.filter((entry, at) => at < limit || isChosen(entry));
  const hidden = matching.length - shown.length;

  return (
    <>
      {counts.size > longList && (
        <Find>
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
        </Find>
      )}
      <ul>
        {shown.map((entry) => {
          const { codigo, descricao, campus, total, totalSemFiltro, mostrarQtdOriginal } = entry;
          const id = `${name}-${campus ?? ''}-${codigo}`;
          return (
            <Entry key={id} chosen={isChosen(entry)}>
              <Checkbox
                checked={isChosen(entry)}
                aria-describedby={id}
                onChange={() => onToggle({ tipo: code, codigo, descricao, campus })}
              >
                {descricao}
              </Checkbox>
              <Total id={id}>{mostrarQtdOriginal ? t('countOf', { total, original: totalSemFiltro }) : total}</Total>
            </Entry>
          );
        })}
      </ul>
      {shown.length === 0 && <Nothing role="status">{t('nothingIn')}</Nothing>}
      {hidden > 0 && (
        <Button variant="text" size="small" onClick={() => setLimit(limit + atOnce)}>
          {t('showMore', { count: Math.min(hidden, atOnce) })}
        </Button>
      )}
      {hidden === 0 && limit > atFirst && matching.length > atFirst && (
        <Button variant="text" size="small" onClick={() => setLimit(atFirst)}>
          {t('showFewer')}
        </Button>
      )}
    </>
  );
}
