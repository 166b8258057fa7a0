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
  /** On phones its picture only, where a greeting is beside it. */
  isShort?: boolean;
  /** For use on the brand's own background. */
  inverse?: boolean;
}

/** The brand: a book with the institution's letters on its spine, or its logo, and its name. */
export function Brand({ sigla, name, institution, logo, isShort = false, inverse }: BrandProps) {
  return (
    <Link className={clsx(css.root, isShort && css.rootShort)} to={paths.home}>
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
