import type { ReactNode } from 'react';
import { styled } from '../theme/styled';

const Root = styled('dl', {
  base: { display: 'grid', fontSize: 'sm' },
  variants: {
    look: {
      record: {
        '& > div': { paddingBlock: 'e3', borderTopWidth: '1px', borderTopStyle: 'solid', borderColor: 'border' },
        '& > div:last-of-type': { borderBottomWidth: '1px', borderBottomStyle: 'solid' },
        '& dt': { color: 'fg.muted' },
        _medium: {
          '& > div': { display: 'grid', gridTemplateColumns: '10rem minmax(0, 1fr)', columnGap: 'e4' },
        },
      },
      facts: {
        rowGap: 'e2',
        columnGap: 'e6',
        justifyContent: 'start',
        '& dt': { color: 'fg.subtle', fontSize: 'xs' },
        '& dd': { fontWeight: 'medium' },
        _medium: { gridTemplateColumns: 'repeat(2, minmax(0, auto))' },
      },
      figures: {
        display: 'flex',
        flexWrap: 'wrap',
        gap: 'e3 e7',
        '& dt': { color: 'fg.muted' },
        '& dd': { fontFamily: 'heading', fontSize: '3xl', lineHeight: '1.2' },
      },
    },
  },
});

export interface DataListProps {
  items: readonly { label: string; value: ReactNode }[];
  /** One line each, with rules between, for records; otherwise a caption above each value, in two columns. */
  stacked?: boolean;
  /** A few key numbers: large, next to each other. */
  figures?: boolean;
}

/** Names and values. */
export function DataList({ items, stacked, figures }: DataListProps) {
  return (
    <Root look={figures ? 'figures' : stacked ? 'record' : 'facts'}>
      {items.map(({ label, value }, index) => (
        <div key={`${label}-${index}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Root>
  );
}
