import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../shared/paths';
import css from './Brand.module.css';

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
    <Link className={css.root} to={paths.home}>
      {logo ? (
        <img src={logo} alt="" />
      ) : (
        <span className={clsx(css.book, inverse && css.bookInverse)} aria-hidden>
          {sigla}
        </span>
      )}
      <span className={css.name}>
        {name}
        {institution && <small>{institution}</small>}
      </span>
    </Link>
  );
}
