import { useId, useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { styled } from '../theme/styled';
import { buttonRecipe } from './buttonRecipe';
import { VisuallyHidden } from './VisuallyHidden';

const Root = styled('button', buttonRecipe);
const Stack = styled('span', {
  // As wide as its own label, however long the text below is.
  base: { display: 'grid', gap: 'e1', minWidth: '0', justifyItems: 'start' },
  variants: { full: { true: { justifyItems: 'stretch' } } },
});
const Words = styled('span', { base: { fontSize: 'xs', lineHeight: '1.4', color: 'fg.muted' } });
// Both labels share a grid cell: the wider one sets the width, whichever is visible.
const Swap = styled('span', { base: { display: 'grid', '& > *': { gridArea: '1 / 1' } } });
const Label = styled('span', {
  base: { display: 'inline-flex', alignItems: 'center', justifyContent: 'center', gap: 'e2' },
  variants: { unseen: { true: { visibility: 'hidden' } } },
});

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'color' | 'disabled'> {
  variant?: 'marca' | 'outline' | 'text';
  size?: 'small' | 'normal' | 'large' | 'hero';
  full?: boolean;
  /** In progress: clicks do nothing, the width stays. */
  busy?: boolean;
  /** The label while busy ("Entrando…"). */
  busyLabel?: ReactNode;
  /** Why the button cannot be used now. It stays in place and shows this below; a click announces it again. */
  reason?: string;
  /** The result of a click ("Novo prazo: 4 dez"), shown below. */
  note?: ReactNode;
}

export function Button({ busy, busyLabel, reason, note, children, onClick, ...props }: ButtonProps) {
  const id = useId();
  const [repeated, setRepeated] = useState(0);
  const isOff = Boolean(reason) || Boolean(busy);
  const below = reason ?? note;

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (!isOff) return onClick?.(event);
    event.preventDefault();
    if (reason) setRepeated(repeated + 1);
  };

  const button = (
    <Root
      type="button"
      {...props}
      onClick={handleClick}
      aria-disabled={isOff || undefined}
      aria-busy={busy || undefined}
      aria-describedby={[props['aria-describedby'], below ? id : ''].filter(Boolean).join(' ') || undefined}
    >
      {busyLabel === undefined ? (
        children
      ) : (
        <Swap>
          <Label unseen={busy}>{children}</Label>
          <Label unseen={!busy}>{busyLabel}</Label>
        </Swap>
      )}
    </Root>
  );
  if (!below) return button;
  return (
    <Stack full={props.full}>
      {button}
      <Words id={id}>{below}</Words>
      {repeated > 0 && reason && (
        <VisuallyHidden key={repeated} role="alert">
          {reason}
        </VisuallyHidden>
      )}
    </Stack>
  );
}
