import type { ReactNode } from 'react';
import { styled } from '../theme/styled';

const Root = styled('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    '& caption': { srOnly: true },
    '& td': { verticalAlign: 'top' },
    '& [data-number]': { fontVariantNumeric: 'tabular-nums' },
    // A phone shows each row as a card; print keeps the table.
    '@media screen and (max-width: 47.99em)': {
      '&, & tbody, & tr, & td': { display: 'block' },
      '& thead': { srOnly: true },
      '& tr': {
        display: 'grid',
        // Two columns, or one where enlarged text makes a word fill half of a phone.
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8rem, 50% - 0.5rem)), 1fr))',
        gap: '0.5rem 1rem',
        paddingBlock: 'e3',
        borderBottom: '1px solid var(--borda)',
      },
      '& td:first-of-type': { gridColumn: '1 / -1', fontSize: 'md', fontWeight: 'strong' },
      '& td:empty': { display: 'none' },
      '& td:not(:first-of-type)::before': {
        content: 'attr(data-label)',
        display: 'block',
        fontSize: 'xs',
        color: 'fg.subtle',
      },
      '& td[data-wide]': { gridColumn: '1 / -1' },
    },
    '@media print, (min-width: 48em)': {
      '& th': {
        padding: '0.5rem',
        borderBottom: '1px solid var(--borda-controle)',
        textAlign: 'start',
        fontWeight: 'strong',
        color: 'fg.muted',
        verticalAlign: 'bottom',
      },
      '& td': { paddingBlock: 'e3', paddingInline: 'e2', borderBottom: '1px solid var(--borda)' },
      '& [data-number]': { textAlign: 'end' },
    },
  },
  variants: {
    // Tables of one kind below each other keep their columns aligned.
    fixed: { true: { '@media print, (min-width: 48em)': { tableLayout: 'fixed' } } },
  },
});

interface CardColumn {
  key: string;
  label: string;
  /** Figures: aligned right, tabular. */
  isNumber?: boolean;
  /** The whole width of a card. */
  wide?: boolean;
  /** The column's width in the table, for `fixed`. */
  width?: string;
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
 * A table that becomes a list of cards on a phone. The roles are explicit, since `display` removes those of a table.
 */
export function CardTable({ caption, columns, rows, fixed }: CardTableProps) {
  return (
    <Root fixed={fixed} role="table">
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ key, label, isNumber, width }) => (
            <th
              key={key}
              role="columnheader"
              scope="col"
              style={width ? { width } : undefined}
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
    </Root>
  );
}
