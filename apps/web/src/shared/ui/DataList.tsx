import type { ReactNode } from 'react';
import { styled } from '../theme/styled';

const Root = styled('dl', {
  base: { display: 'grid', fontSize: 'sm' },
  variants: {
    stacked: {
      true: {
        '& > div': { paddingBlock: 'e3', borderTopWidth: '1px', borderTopStyle: 'solid', borderColor: 'border' },
        '& > div:last-of-type': { borderBottomWidth: '1px', borderBottomStyle: 'solid' },
        '& dt': { color: 'fg.muted' },
        _medium: {
          '& > div': { display: 'grid', gridTemplateColumns: '10rem minmax(0, 1fr)', columnGap: 'e4' },
        },
      },
      false: {
        rowGap: 'e2',
        columnGap: 'e6',
        justifyContent: 'start',
        '& dt': { color: 'fg.subtle', fontSize: 'xs' },
        '& dd': { fontWeight: 'medium' },
        _medium: { gridTemplateColumns: 'repeat(2, minmax(0, auto))' },
      },
    },
  },
});

export interface DataListProps {
  items: readonly { label: string; value: ReactNode }[];
  /** A line each, with rules between, for records; otherwise a caption over each value, two side by side. */
  stacked?: boolean;
}

/** Names and values. */
export function DataList({ items, stacked = false }: DataListProps) {
  return (
    <Root stacked={stacked}>
      {items.map(({ label, value }, index) => (
        <div key={`${label}-${index}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Root>
  );
}
