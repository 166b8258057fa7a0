import { getI18n } from 'react-i18next';
import { styled } from '../theme/styled';

const Root = styled('div', {
  base: {
    display: 'inline-block',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border.control',
    borderRadius: 'label',
    bg: 'bg.panel',
    color: 'fg',
    fontFamily: 'mono',
    fontWeight: 'medium',
    fontSize: 'xs',
    lineHeight: '1.35',
    overflowWrap: 'anywhere',
  },
  variants: {
    look: {
      label: {
        minWidth: '4.25rem',
        padding: '0.5rem 0.5rem 0.3rem',
        whiteSpace: 'pre-line',
        boxShadow: 'inset 0 3px 0 var(--marca-mudo)',
        _contrast: { boxShadow: 'inset 0 3px 0 var(--marca)' },
      },
      line: {
        padding: '0.15rem 0.5rem 0.15rem 0.7rem',
        boxShadow: 'inset 3px 0 0 var(--marca-mudo)',
        _contrast: { boxShadow: 'inset 3px 0 0 var(--marca)' },
      },
    },
  },
});

interface SpineLabelProps {
  /** The parts of the call number, one per line: class, author mark, edition or volume. */
  lines: readonly string[];
  /** On one line, for phones. */
  look?: 'label' | 'line';
}

/** The call number as on the book's spine label, which readers look for on the shelf. */
export function SpineLabel({ lines, look = 'label' }: SpineLabelProps) {
  const callNumber = lines.join(' ');
  // Not with the hook, which costs more than the rest of a result row; a change of language reloads the page anyway.
  const name = getI18n().t('shared:callNumber', { callNumber });
  return (
    <Root look={look} role="note" aria-label={name}>
      {look === 'label' ? lines.join('\n') : callNumber}
    </Root>
  );
}
