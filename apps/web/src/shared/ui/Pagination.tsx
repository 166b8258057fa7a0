import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router-dom';
import { BackIcon, ForwardIcon } from './icons';
import { pageNumbers } from './pageNumbers';
import css from './Pagination.module.css';

interface PaginationProps {
  page: number;
  pages: number;
  /** The address of a page, for its link. */
  addressOf: (page: number) => To;
}

export function Pagination({ page, pages, addressOf }: PaginationProps) {
  const { t } = useTranslation('shared');
  if (pages < 2) return null;
  return (
    <nav aria-label={t('pages')} data-screen-only="">
      <ul className="row justify-center gap-1 mt-5 num">
        {page > 1 && (
          <li>
            <Link className={css.page} to={addressOf(page - 1)} rel="prev">
              <span className={css.arrow}>
                <BackIcon />
              </span>
              <span className={css.label}>{t('previousPage')}</span>
            </Link>
          </li>
        )}
        {pageNumbers(page, pages).map((number, index) =>
          number === null ? (
            <li className={css.gap} key={`gap-${index}`} aria-hidden>
              …
            </li>
          ) : (
            <li
              className={number === page || number === 1 || number === pages ? undefined : css.neighbour}
              key={number}
            >
              <Link
                className={css.page}
                to={addressOf(number)}
                aria-label={t('pageNumber', { number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <Link className={css.page} to={addressOf(page + 1)} rel="next">
              <span className={css.label}>{t('nextPage')}</span>
              <span className={css.arrow}>
                <ForwardIcon />
              </span>
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
