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
  /** ● available, ○ lent, ◆ online, ■ for reading in the library only. */
  state: 'available' | 'lent' | 'online' | 'onSite';
  /** The text of the state; bold when a detail follows. */
  children: ReactNode;
  /** Where, until when, the length of the queue. */
  detail?: ReactNode;
  /** For use inside a button or a sentence, which cannot contain a paragraph. */
  inline?: boolean;
}

/** Availability by shape, text and colour. */
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
