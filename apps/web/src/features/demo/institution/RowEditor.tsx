import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { FormActions } from '../../../shared/ui/Form';
import { Select } from '../../../shared/ui/Select';
import type { FieldProps } from './institutionDraft';

/** A list of the draft, of which one row at a time is shown. */
export interface RowsProps<Row> {
  rows: readonly Row[];
  /** What each is called. */
  names: readonly string[];
  /** So many from the first are published. */
  published: number;
  /** The place of the row that is shown. */
  chosen: number;
  onChoose: (at: number) => void;
  change: (rows: Row[]) => void;
  /** Of the row that is shown. */
  field: FieldProps;
}

interface RowEditorProps<Row> extends RowsProps<Row> {
  which: string;
  newRow: () => Row;
  addLabel: string;
  /** Why none can be added. */
  addReason?: string | undefined;
  removeLabel: string;
  /** Why this row cannot be removed. */
  removeReason?: string | undefined;
  /** What is published has something that depends on it: the server deletes none. */
  keepsPublished?: boolean;
  /** In place of removing at once. */
  onRemove?: (() => void) | undefined;
  children: (row: Row, put: (row: Row) => void) => ReactNode;
}

/** Which row is shown, its fields, and the buttons that add one at the end and remove this one. */
export function RowEditor<Row>({
  rows,
  names,
  published,
  chosen,
  onChoose,
  change,
  which,
  newRow,
  addLabel,
  addReason,
  removeLabel,
  removeReason,
  keepsPublished = false,
  onRemove,
  children,
}: RowEditorProps<Row>) {
  const { t } = useTranslation('demo');
  const row = rows[chosen];
  const isKept = keepsPublished && chosen < published;
  function add() {
    change([...rows, newRow()]);
    onChoose(rows.length);
  }
  function remove() {
    change(rows.filter((_, at) => at !== chosen));
    onChoose(Math.max(0, chosen - 1));
  }
  return (
    <>
      {row !== undefined && (
        <>
          <Select
            label={which}
            value={String(chosen)}
            onChange={(at) => onChoose(Number(at))}
            options={names.map((label, at) => ({ value: String(at), label }))}
          />
          {children(row, (next) => change(rows.map((old, at) => (at === chosen ? next : old))))}
        </>
      )}
      <FormActions>
        <Button size="small" reason={addReason} onClick={add}>
          {addLabel}
        </Button>
        {row !== undefined && !isKept && (
          <Button size="small" variant="text" reason={removeReason} onClick={onRemove ?? remove}>
            {removeLabel}
          </Button>
        )}
      </FormActions>
      {row !== undefined && isKept && <p className="muted">{t('publishedStays')}</p>}
    </>
  );
}
