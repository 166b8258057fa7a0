import { Operator, Position, longestText, type SearchType } from '@catalogue/api-contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../shared/theme/styled';
import { Button } from '../../shared/ui/Button';
import { AddIcon, CloseIcon } from '../../shared/ui/icons';
import { Select } from '../../shared/ui/Select';
import { TextField } from '../../shared/ui/TextField';
import { columnIn, columnsOf, emptyRow, maxRows, type SearchRow } from './searchRows';

const Row = styled('fieldset', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 'e2',
    marginTop: 'e3',
    paddingTop: 'e3',
    borderTop: '1px solid var(--borda)',
    _medium: {
      display: 'grid',
      gridTemplateColumns: '5.5rem 12rem minmax(0, 1fr) 13.5rem auto',
      marginTop: 'e2',
      paddingTop: '0',
      borderTop: '0',
    },
  },
});
const Legend = styled('legend', { base: { srOnly: true } });
const Term = styled('div', {
  base: { flex: '1 0 100%', minWidth: '0', _medium: { gridColumn: '3', gridRow: '1' } },
});
const Joins = styled('div', { base: { flex: '0 1 5.5rem', minWidth: '0' } });
const Where = styled('div', {
  base: { flex: '1 1 6.5rem', minWidth: '0', _medium: { gridColumn: '2', gridRow: '1' } },
});
const Remove = styled('div', { base: { _medium: { gridColumn: '5', gridRow: '1' } } });
const At = styled('div', {
  base: { flex: '1 0 100%', minWidth: '0', _medium: { gridColumn: '4', gridRow: '1' } },
});
const Add = styled('div', { base: { marginTop: 'e2' } });

interface AdvancedRowsProps {
  type: SearchType;
  /** The rows after the first. */
  rows: readonly SearchRow[];
  onChange: (rows: SearchRow[]) => void;
}

export default function AdvancedRows({ type, rows, onChange }: AdvancedRowsProps) {
  const { t } = useTranslation('search');
  const name = useId();
  const change = (at: number, changes: Partial<SearchRow>) =>
    onChange(rows.map((row, place) => (place === at ? { ...row, ...changes } : row)));

  return (
    <>
      {rows.map((row, at) => (
        <Row key={at}>
          <Legend>{t('line', { number: at + 2 })}</Legend>
          <Joins>
            <Select
              label={t('operator')}
              labelHidden
              value={row.operator}
              onChange={(operator) => change(at, { operator })}
              options={Object.values(Operator).map((value) => ({ value, label: t(value) }))}
            />
          </Joins>
          <Where>
            {type !== 'autoridades' && (
              <Select
                label={t('searchIn')}
                labelHidden
                value={columnIn(type, row.column)}
                onChange={(column) => change(at, { column })}
                options={columnsOf(type).map((value) => ({ value, label: t(value) }))}
              />
            )}
          </Where>
          <Remove>
            <Button
              aria-label={t('removeLine', { number: at + 2 })}
              variant="text"
              onClick={() => onChange(rows.filter((_, place) => place !== at))}
            >
              <CloseIcon />
            </Button>
          </Remove>
          <Term>
            <TextField
              id={`${name}-${at}`}
              label={t('term')}
              labelHidden
              autoComplete="off"
              maxLength={longestText}
              value={row.term}
              onChange={(term) => change(at, { term })}
              placeholder={t('termHint')}
            />
          </Term>
          <At>
            <Select
              label={t('position')}
              labelHidden
              value={row.position}
              onChange={(position) => change(at, { position })}
              options={Object.values(Position).map((value) => ({ value, label: t(value) }))}
            />
          </At>
        </Row>
      ))}
      {rows.length + 1 < maxRows && (
        <Add>
          <Button variant="text" size="small" onClick={() => onChange([...rows, emptyRow])}>
            <AddIcon /> {t('addLine')}
          </Button>
        </Add>
      )}
    </>
  );
}
