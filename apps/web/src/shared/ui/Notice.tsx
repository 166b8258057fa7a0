import type { ReactNode } from 'react';
import { styled } from '../theme/styled';
import { toneGround, toneIcon, type Tone } from './tone';

const Root = styled('div', {
  base: {
    display: 'flex',
    gap: 'e3',
    paddingBlock: 'e3',
    paddingInline: 'e4',
    borderInlineStartWidth: '4px',
    borderInlineStartStyle: 'solid',
    borderColor: 'currentColor',
    borderRadius: 'label',
    fontSize: 'sm',
    '& > .lucide': { marginTop: '0.05rem' },
    _contrast: { borderWidth: '1px', borderInlineStartWidth: '4px', borderStyle: 'solid' },
  },
  variants: { tone: toneGround },
});
const Words = styled('div', {
  base: { flex: '1', minWidth: '0', color: 'fg', '& > * + *': { marginTop: 'e2' } },
});

const Title = styled('p', { base: { fontWeight: 'strong' } });

interface NoticeProps {
  tone: Tone;
  title?: ReactNode;
  /** `alert` for something that just happened; none for a notice that is loaded with the page. */
  role?: 'alert' | 'status';
  id?: string;
  children?: ReactNode;
}

/** A message on the page, with its action inside. */
export function Notice({ tone, title, role, id, children }: NoticeProps) {
  const Icon = toneIcon[tone];
  return (
    <Root tone={tone} data-tone={tone} role={role} id={id}>
      <Icon />
      <Words>
        {title && <Title>{title}</Title>}
        {children}
      </Words>
    </Root>
  );
}
