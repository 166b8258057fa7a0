import { styled } from '../../shared/theme/styled';

// The ground runs to both edges of the window without making the page wider.
const bleed = 'inset(0 -100vmax)';

/** A band of the brand's colour across the window. */
export const HeroBand = styled('section', {
  base: {
    bg: 'marca.ground',
    color: 'marca.onGround',
    boxShadow: '0 0 0 100vmax var(--marca-fundo)',
    clipPath: bleed,
    paddingBlock: '2rem 1.5rem',
    _medium: { paddingTop: 'e7' },
    _contrast: { borderBottom: '1px solid #fff' },
  },
});

/** The band that the compact form stands on. */
export const SearchBand = styled('div', {
  base: {
    bg: 'bg.subtle',
    boxShadow: '0 0 0 100vmax var(--bg-sutil)',
    clipPath: bleed,
    paddingBlock: 'e4',
    _contrast: { borderBottom: '1px solid #fff' },
  },
});

/** A heading with its link at the other end. */
export const SectionHead = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: 'e1 1rem',
    marginBottom: 'e4',
    '& > a': { _touch: { minHeight: '2.75rem', display: 'inline-flex', alignItems: 'center' } },
  },
});

/** A button that reads as a link: it opens something here. */
export const TextToggle = styled('button', {
  base: {
    minHeight: 'smallTarget',
    padding: '0',
    border: '0',
    bg: 'transparent',
    color: 'marca.fg',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
  },
});
