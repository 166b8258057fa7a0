import { styled } from '../theme/styled';
import { toneGround } from './tone';

/** One or two words for a state: `<Badge tone="ok">Pronta</Badge>`. */
export const Badge = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 'e1',
    paddingBlock: '0.1rem',
    paddingInline: 'e2',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'currentColor',
    borderRadius: '4px',
    fontSize: 'xs',
    fontWeight: 'strong',
    lineHeight: '1.4',
  },
  variants: { tone: toneGround },
});
