import { Operator, Position, maxTextLength, type SearchType } from '@catalogue/api-contract';
import { termRowNames } from '@catalogue/domain';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/Button';
import { AddIcon, CloseIcon } from '../../shared/ui/icons';
import { Select } from '../../shared/ui/Select';
import { TextField } from '../../shared/ui/TextField';
import { columnIn, columnsOf, emptyRow, maxRows, type SearchRow } from './searchRows';
import css from './AdvancedRows.module.css';

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
        <fieldset className={css.row} key={at}>
          <legend className="sr-only">{t('line', { number: at + 2 })}</legend>
          <div className={css.joins}>
            <Select
              name={termRowNames[at + 1]?.operator ?? undefined}
              label={t('operator')}
              labelHidden
              value={row.operator}
              onChange={(operator) => change(at, { operator })}
              options={Object.values(Operator).map((value) => ({ value, label: t(value) }))}
            />
          </div>
          <div className={css.where}>
            {type !== 'autoridades' && (
              <Select
                name={termRowNames[at + 1]?.column}
                label={t('searchIn')}
                labelHidden
                value={columnIn(type, row.column)}
                onChange={(column) => change(at, { column })}
                options={columnsOf(type).map((value) => ({ value, label: t(value) }))}
              />
            )}
          </div>
          <div className={css.remove}>
            <Button
              aria-label={t('removeLine', { number: at + 2 })}
              variant="text"
              onClick={() => onChange(rows.filter((_, place) => place !== at))}
            >
              <CloseIcon />
            </Button>
          </div>
          <div className={css.term}>
            <TextField
              id={`${name}-${at}`}
              name={termRowNames[at + 1]?.term}
              label={t('term')}
              labelHidden
              autoComplete="off"
              maxLength={maxTextLength}
              value={row.term}
              onChange={(term) => change(at, { term })}
              placeholder={t('termHint')}
            />
          </div>
          <div className={css.at}>
            <Select
              name={termRowNames[at + 1]?.position}
              label={t('position')}
              labelHidden
              value={row.position}
              onChange={(position) => change(at, { position })}
              options={Object.values(Position).map((value) => ({ value, label: t(value) }))}
            />
          </div>
        </fieldset>
      ))}
      {rows.length + 1 < maxRows && (
        <div className="mt-2">
          <Button variant="text" size="small" onClick={() => onChange([...rows, emptyRow])}>
            <AddIcon /> {t('addLine')}
          </Button>
        </div>
      )}
    </>
  );
}
