import type { ReactNode } from 'react';
import { styled } from '../theme/styled';

const Root = styled('p', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    gap: 'e2',
    fontSize: 'sm',
    lineHeight: '1.45',
    '& > span': { minWidth: '0', overflowWrap: 'break-word' },
    '&::before': {
      content: '""',
      flex: 'none',
      position: 'relative',
      top: '0.03rem',
      width: '0.625rem',
      height: '0.625rem',
      borderWidth: '2px',
      borderStyle: 'solid',
      borderColor: 'currentColor',
      bg: 'currentColor',
      borderRadius: '50%',
      forcedColorAdjust: 'none',
    },
  },
  variants: {
    state: {
      available: { color: 'fg.ok' },
      lent: { color: 'fg.aviso', '&::before': { bg: 'transparent' } },
      online: { color: 'fg.info', '&::before': { borderRadius: '1px', transform: 'rotate(45deg)' } },
      onSite: { color: 'fg.muted', '&::before': { borderRadius: '1px' } },
    },
  },
});
const Detail = styled('span', { base: { color: 'fg.muted' } });

export interface AvailabilityProps {
  /** ● available, ○ lent, ◆ online, ■ only to be read in the library. */
  state: 'available' | 'lent' | 'online' | 'onSite';
  /** The words that say the same as the shape; bold when a detail follows. */
  children: ReactNode;
  /** Where, until when, how many wait. */
  detail?: ReactNode;
  /** Inside a button or a sentence, which hold no paragraph. */
  inline?: boolean;
}

/** Is it in? Shape, words and colour say it together. */
export function Availability({ state, children, detail, inline }: AvailabilityProps) {
  return (
    <Root as={inline ? 'span' : 'p'} state={state}>
      {detail ? (
        <span>
          <b>{children}</b> <Detail>{detail}</Detail>
        </span>
      ) : (
        <span>{children}</span>
      )}
    </Root>
  );
}
