import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router-dom';
import { styled } from '../theme/styled';
import { BackIcon, ForwardIcon } from './icons';
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
// A phone has room for arrows, the first, last and current page.
const Words = styled('span', { base: { '@media (max-width: 29.99em)': { srOnly: true } } });
const Arrow = styled('span', { base: { '@media (min-width: 30em)': { display: 'none' } } });
const Item = styled('li', {
  base: {},
  variants: { neighbour: { true: { '@media (max-width: 29.99em)': { display: 'none' } } } },
});
const Gap = styled('li', { base: { display: 'grid', placeItems: 'center', minWidth: '1.5rem' } });

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
      <Root>
        {page > 1 && (
          <li>
            <Page to={addressOf(page - 1)} rel="prev">
              <Arrow>
                <BackIcon />
              </Arrow>
              <Words>{t('previousPage')}</Words>
            </Page>
          </li>
        )}
        {pageNumbers(page, pages).map((number, index) =>
          number === null ? (
            <Gap key={`gap-${index}`} aria-hidden>
              …
            </Gap>
          ) : (
            <Item key={number} neighbour={number !== page && number !== 1 && number !== pages}>
              <Page
                to={addressOf(number)}
                aria-label={t('pageNumber', { number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Page>
            </Item>
          ),
        )}
        {page < pages && (
          <li>
            <Page to={addressOf(page + 1)} rel="next">
              <Words>{t('nextPage')}</Words>
              <Arrow>
                <ForwardIcon />
              </Arrow>
            </Page>
          </li>
        )}
      </Root>
    </nav>
  );
}
