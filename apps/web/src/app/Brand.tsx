import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from '../shared/theme/styled';
import { paths } from '../shared/paths';

const Root = styled(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 'e3',
    flex: '1 1 8rem',
    minWidth: '0',
    '@media (max-width: 22.49em)': { flex: '0 1 auto' },
    _medium: { flex: '0 1 auto' },
    color: 'inherit',
    textDecoration: 'none',
    '& > img': { width: 'auto', height: '3rem' },
  },
});
const Book = styled('span', {
  base: {
    position: 'relative',
    display: 'grid',
    flex: 'none',
    placeItems: 'end center',
    minWidth: '2.375rem',
    height: '3rem',
    padding: '0 0.3rem 0.3rem 0.5rem',
    borderRadius: '2px 4px 4px 2px',
    bg: 'marca.ground',
    color: 'marca.onGround',
    fontFamily: 'heading',
    fontWeight: '600',
    fontSize: '0.6875rem',
    lineHeight: '1',
    letterSpacing: '0.02em',
    boxShadow: 'inset 4px 0 0 rgb(255 255 255 / 0.16)',
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: '9px 5px',
      top: '8px',
      height: '1px',
      bg: 'currentColor',
      opacity: 0.55,
      boxShadow: '0 3px 0 currentColor',
    },
    _contrast: { outline: '1px solid #fff' },
    _forcedColors: { border: '1px solid' },
  },
  variants: {
    inverse: { true: { bg: 'marca.onGround', color: 'marca.ground' } },
  },
});
const Name = styled('span', {
  base: {
    fontFamily: 'heading',
    fontWeight: 'strong',
    fontSize: 'md',
    lineHeight: '1.15',
    '& small': {
      display: 'none',
      fontFamily: 'body',
      fontWeight: 'normal',
      fontSize: 'xs',
      lineHeight: '1.3',
      opacity: 0.85,
    },
    '@media (max-width: 22.49em)': { srOnly: true },
    _medium: { fontSize: 'lg', '& small': { display: 'block' } },
  },
});

interface BrandProps {
  sigla: string;
  /** "Bibliotecas UFVI". */
  name: ReactNode;
  /** The institution's whole name. */
  institution?: string;
  logo?: string;
  /** For use on the brand's own background. */
  inverse?: boolean;
}

/** The brand: a book with the institution's letters on its spine, or its logo, and its name. */
export function Brand({ sigla, name, institution, logo, inverse }: BrandProps) {
  return (
    <Root to={paths.home}>
      {logo ? (
        <img src={logo} alt="" />
      ) : (
        <Book inverse={inverse} aria-hidden>
          {sigla}
        </Book>
      )}
      <Name>
        {name}
        {institution && <small>{institution}</small>}
      </Name>
    </Root>
  );
}
