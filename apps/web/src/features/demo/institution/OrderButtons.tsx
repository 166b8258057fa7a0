import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { FormActions } from '../../../shared/ui/Form';
import type { RowsProps } from './RowEditor';

interface OrderButtonsProps<Row> extends Pick<RowsProps<Row>, 'rows' | 'names' | 'chosen' | 'onChoose' | 'change'> {
  /** The places of the rows among which this one has its order. */
  among: readonly number[];
}

/** Moves the row that is shown in its list, without dragging. */
export function OrderButtons<Row>({ rows, names, chosen, onChoose, change, among }: OrderButtonsProps<Row>) {
  const { t } = useTranslation('demo');
  const place = among.indexOf(chosen);
  const textAt = (at: number) => t('rowPlace', { title: names[chosen], place: at + 1, places: among.length });
  // A name that is being typed is not announced at each key.
  const [announced, setAnnounced] = useState('');
  function move(by: -1 | 1) {
    const other = among[place + by];
    if (other === undefined) return;
    const moved = [...rows];
    [moved[chosen], moved[other]] = [rows[other] as Row, rows[chosen] as Row];
    change(moved);
    onChoose(other);
    setAnnounced(textAt(place + by));
  }
  return (
    <FormActions>
      <Button size="small" reason={place === 0 ? t('rowFirst') : undefined} onClick={() => move(-1)}>
        {t('rowUp')}
      </Button>
      <Button size="small" reason={place === among.length - 1 ? t('rowLast') : undefined} onClick={() => move(1)}>
        {t('rowDown')}
      </Button>
      <p className="muted">{textAt(place)}</p>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </FormActions>
  );
}
