import { styled } from '../../shared/theme/styled';

/** A result that is not a title of this catalogue: text and links, without cover and call number. */
export const PlainRow = styled('article', {
  base: {
    paddingBlock: 'e4',
    borderBottom: '1px solid var(--borda)',
    overflowWrap: 'anywhere',
    '& > h2': { fontSize: '1.1875rem', lineHeight: '1.25', margin: '0.1rem 0 0.3rem', textWrap: 'pretty' },
    '& > h2 a': { color: 'fg', textDecorationColor: 'transparent', '&:hover': { textDecorationColor: 'currentColor' } },
    _contrast: { '& > h2 a': { color: 'marca.fg', textDecorationColor: 'currentColor' } },
    _forcedColors: { '& > h2 a': { textDecorationColor: 'currentColor' } },
  },
});
