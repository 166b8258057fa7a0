import type { ReactNode } from 'react';
import { styled } from '../theme/styled';

const Root = styled('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 'e2 e4',
    paddingBlock: 'e4',
    borderBlockEnd: '1px solid',
    borderColor: 'border',
    _medium: {
      display: 'grid',
      gridTemplateColumns: 'auto 3.75rem minmax(0, 1fr) 12.5rem',
      gridTemplateAreas: '"check cover words action" ". . result result"',
    },
  },
  variants: {
    // Without a checkbox, the cover is at the edge.
    bare: {
      true: {
        _medium: {
          gridTemplateColumns: '3.75rem minmax(0, 1fr) 12.5rem',
          gridTemplateAreas: '"cover words action" ". result result"',
        },
      },
    },
  },
});
const Area = styled('div', {
  base: { minWidth: 0 },
  variants: {
    name: {
      // On a phone two lines: cover and text, then checkbox and button; enlarged text gets its own line.
      cover: { gridArea: 'cover', flex: '0 0 min(3.75rem, 25%)' },
      words: { gridArea: 'words', flex: '1 1 max(10rem, calc(100% - 5rem))' },
      check: { gridArea: 'check', order: 1, flex: '0 0 3.75rem', '& > label': { justifyContent: 'center' } },
      action: { gridArea: 'action', order: 2, flex: '1 1 9rem' },
      result: { gridArea: 'result', order: 3, flex: '1 0 100%' },
    },
  },
});
const Name = styled('span', {
  base: {
    fontFamily: 'heading',
    fontSize: 'xl',
    fontWeight: 'medium',
    lineHeight: '1.25',
    '& a': { color: 'fg', textDecoration: 'none' },
    '& a:hover': { textDecoration: 'underline' },
  },
});

/** A line of facts below the name of a title. */
export const TitleFactsLine = styled('p', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'e1 e4', fontSize: 'sm' },
});

interface TitleRowProps {
  check?: ReactNode;
  cover: ReactNode;
  name: ReactNode;
  nameId?: string;
  /** Lines of facts. */
  children: ReactNode;
  action?: ReactNode;
  /** The result of the action. */
  result?: ReactNode;
}

/** A title in a list of the personal area: its name, its action, and the result of that. */
export function TitleRow({ check, cover, name, nameId, children, action, result }: TitleRowProps) {
  return (
    <Root bare={!check}>
      {check && <Area name="check">{check}</Area>}
      <Area name="cover">{cover}</Area>
      <Area name="words">
        <Name id={nameId}>{name}</Name>
        {children}
      </Area>
      {action && <Area name="action">{action}</Area>}
      {result && <Area name="result">{result}</Area>}
    </Root>
  );
}
