import { maxTextLength } from '@catalogue/api-contract';
import { searchTarget } from '@catalogue/domain';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { inCatalogue } from '../../../shared/platform';
import { QueryView } from '../../../shared/QueryView';
import { Button } from '../../../shared/ui/Button';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { SearchIcon } from '../../../shared/ui/icons';
import { Paged } from '../../../shared/ui/Paged';
import { PageTitle } from '../../../shared/ui/PageTitle';
import { SkeletonRows } from '../../../shared/ui/SkeletonRows';
import { TextField } from '../../../shared/ui/TextField';
import { SearchBand } from '../layout';
import { useSearchTargetProductsQuery } from '../search.api';
import { writeSearchAddress } from '../searchAddress';
import { shortened } from '../shortened';
import { ProductRow } from './ProductRow';
import { productsAddress } from './productsAddress';
import css from './ProductsScreen.module.css';

/** The results of a GedWeb search: products of the provider Target. Without a term it is empty at once (D2 §4). */
export default function ProductsScreen({ term }: { term: string }) {
  // Its rows use texts of `links` for failures: loaded only with the first row, they would suspend the list again.
  const { t } = useTranslation(['search', 'links']);
  const navigate = useNavigate();
  const [typed, setTyped] = useState(term);
  const isNowhere = searchTarget({ alvo: 'gedweb', termo_pesquisa: term }) === 'nowhere';
  const query = useSearchTargetProductsQuery({ query: { termoPesquisa: term } }, { skip: isNowhere });
  const search = (event: FormEvent) => {
    event.preventDefault();
    void navigate(productsAddress(typed));
  };
  const nothing = (
    <EmptyState title={isNowhere ? t('productsNoTerm') : t('nothingFor', { term: shortened(term) })}>
      <Link to={term ? writeSearchAddress({ query: { termo_pesquisa: term } }) : '/'}>{t('searchInCatalogue')}</Link>
    </EmptyState>
  );
  return (
    <>
      <SearchBand data-screen-only="">
        <form
          className={css.form}
          role="search"
          action={inCatalogue('/')}
          aria-label={t('productsForm')}
          onSubmit={search}
        >
          <input type="hidden" name="alvo" value="gedweb" />
          <TextField
            id="busca"
            type="search"
            name="termo_pesquisa"
            label={t('productsTerm')}
            maxLength={maxTextLength}
            value={typed}
            onChange={setTyped}
          />
          <Button variant="brand" type="submit">
            <SearchIcon /> {t('search')}
          </Button>
        </form>
      </SearchBand>
      <div className={css.root}>
        <PageTitle size="results" focusKey={term}>
          {t('products')}
        </PageTitle>
        {isNowhere ? (
          nothing
        ) : (
          <QueryView query={query} failed={t('searchFailed')} loading={<SkeletonRows rows={3} />}>
            {({ data, total }) =>
              data.length === 0 ? (
                nothing
              ) : (
                <>
                  <p className="text-sm muted" role="status">
                    {t('resultCount', { count: total, total })}
                  </p>
                  <Paged items={data}>
                    {(page) => (
                      <ul>
                        {page.map((product) => (
                          <ProductRow key={product.id} product={product} />
                        ))}
                      </ul>
                    )}
                  </Paged>
                </>
              )
            }
          </QueryView>
        )}
      </div>
    </>
  );
}
