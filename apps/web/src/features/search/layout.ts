import { styled } from '../../shared/theme/styled';

// The background reaches both edges of the window without widening the page: a border image takes no space.
const acrossWindow = (ground: string) => ({
  borderImage: `${ground} fill 0 / 0 / 0 100vw`,
  _forcedColors: { borderImage: 'none', borderBottom: '1px solid' },
});

/** A full-width band in the brand's colour. */
export const HeroBand = styled('section', {
  base: {
    ...acrossWindow('linear-gradient(var(--marca-fundo) 0 0)'),
    bg: 'marca.ground',
    color: 'marca.onGround',
    paddingBlock: '2rem 1.5rem',
    _medium: { paddingTop: 'e7' },
    _contrast: acrossWindow('linear-gradient(to top, #fff 1px, var(--marca-fundo) 0)'),
  },
});

/** The band behind the compact form. */
export const SearchBand = styled('div', {
  base: {
    ...acrossWindow('linear-gradient(to top, var(--borda) 1px, var(--bg-sutil) 0)'),
    paddingBlock: 'e4',
  },
});

/** A bar fixed at the bottom of a phone, although it precedes its list in the tab order. */
export const ThumbBar = styled('div', {
  base: {
    ...acrossWindow('linear-gradient(var(--borda) 1px, var(--painel) 0)'),
    order: 1,
    position: 'sticky',
    bottom: '0',
    zIndex: 20,
    display: 'flex',
    flexWrap: 'wrap',
    gap: 'e2',
    marginTop: 'e5',
    // With enlarged text below each other, and no higher than a touch target needs, because the bar covers content.
    '& > button': { flex: '1 1 8.5rem', minHeight: 'min(2.75rem, 14vw)' },
    padding: '0.5rem 0 calc(0.5rem + env(safe-area-inset-bottom))',
    _forcedColors: { borderImage: 'none', bg: 'Canvas', borderTop: '1px solid' },
    _wide: { display: 'none' },
  },
});

/** Limits a text to so many lines, then "…". */
export const lines = (count: number) => ({
  display: '-webkit-box',
  WebkitLineClamp: count,
  WebkitBoxOrient: 'vertical' as const,
  overflow: 'hidden',
});

/** A heading with a link at the opposite end. */
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

/** A button that looks like a link: it opens something on this page. */
export const TextToggle = styled('button', {
  base: {
    minHeight: 'smallTarget',
    padding: '0',
    border: '0',
    bg: 'transparent',
    color: 'marca.fg',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    textAlign: 'start',
    cursor: 'pointer',
  },
});
