import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router-dom';
import { styled } from '../theme/styled';
import { pageNumbers } from './pageNumbers';

const Root = styled('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: 'e1',
    marginTop: 'e5',
    fontVariantNumeric: 'tabular-nums',
  },
});
const Page = styled(Link, {
  base: {
    display: 'grid',
    placeItems: 'center',
    minWidth: '2.75rem',
    minHeight: '2.75rem',
    paddingInline: 'e2',
    borderRadius: 'control',
    color: 'fg',
    textDecoration: 'none',
    '&:hover': { bg: 'bg.muted' },
    '&[aria-current]': { bg: 'marca.solid', color: 'marca.contrast', fontWeight: 'strong' },
    _forcedColors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-3px' } },
  },
});
const Gap = styled('li', { base: { display: 'grid', placeItems: 'center', minWidth: '1.5rem' } });

export interface PaginationProps {
  page: number;
  pages: number;
  /** The address of a page: the pages are links. */
  addressOf: (page: number) => To;
}

export function Pagination({ page, pages, addressOf }: PaginationProps) {
  const { t } = useTranslation('shared');
  if (pages < 2) return null;
  return (
    <nav aria-label={t('pages')} data-screen-only="">
      <Root>
        {page > 1 && (
          <li>
            <Page to={addressOf(page - 1)} rel="prev">
              {t('previousPage')}
            </Page>
          </li>
        )}
        {pageNumbers(page, pages).map((number, index) =>
          number === null ? (
            <Gap key={`gap-${index}`} aria-hidden>
              …
            </Gap>
          ) : (
            <li key={number}>
              <Page
                to={addressOf(number)}
                aria-label={t('pageNumber', { number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Page>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <Page to={addressOf(page + 1)} rel="next">
              {t('nextPage')}
            </Page>
          </li>
        )}
      </Root>
    </nav>
  );
}
