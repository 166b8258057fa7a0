import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import css from './CardTable.module.css';

interface CardColumn {
  key: string;
  label: string;
  /** Figures: aligned right, tabular. */
  isNumber?: boolean;
  /** A heading that stays in one line, as one with a hyphen. */
  isShort?: boolean;
  /** The whole width of a card. */
  wide?: boolean;
}

interface CardTableProps {
  /** The table's name for screen readers; the visible heading is above it. */
  caption: string;
  /** The first column is the heading of the card. */
  columns: readonly CardColumn[];
  rows: readonly { key: string | number; cells: Record<string, ReactNode> }[];
  fixed?: boolean;
}

/**
 * A table that becomes a list of cards where it has no room, as on a phone. The roles are explicit, since `display` removes those of a table.
 */
export function CardTable({ caption, columns, rows, fixed }: CardTableProps) {
  return (
    <div className={css.frame}>
      <table
        className={clsx(css.root, columns.length > 5 ? css.manyColumns : css.fewColumns, fixed && css.rootFixed)}
        role="table"
      >
        <caption>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ key, label, isNumber, isShort }) => (
              <th
                key={key}
                className={isShort ? 'nowrap' : undefined}
                role="columnheader"
                scope="col"
                data-number={isNumber ? '' : undefined}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ key: row, cells }) => (
            <tr key={row} role="row">
              {columns.map(({ key, label, isNumber, wide }) => (
                <td
                  key={key}
                  role="cell"
                  data-label={label}
                  data-number={isNumber ? '' : undefined}
                  data-wide={wide ? '' : undefined}
                >
                  {cells[key]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
