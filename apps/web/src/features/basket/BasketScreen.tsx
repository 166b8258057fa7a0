import { useTranslation } from 'react-i18next';
import { isNotFound } from '../../shared/isNotFound';
import { QueryView } from '../../shared/QueryView';
import { EmptyState } from '../../shared/ui/EmptyState';
import { LinkButton } from '../../shared/ui/LinkButton';
import { PageTitle } from '../../shared/ui/PageTitle';
import { SkeletonRows } from '../../shared/ui/SkeletonRows';
import { useAddress } from '../../shared/useAddress';
import { basketParameter } from './basketAddress';
import { BasketPicker } from './BasketPicker';
import { BasketTitles } from './BasketTitles';
import { BasketTools } from './BasketTools';
import { NamedBasketView } from './NamedBasketView';
import { RemovedBasket } from './RemovedBasket';
import { useBasket } from './useBasket';
import { useKnownTitles } from './useKnownTitles';
import { useNamedBaskets } from './useNamedBaskets';

/** `/cesta`: the titles in this browser's basket; with `?cesta=` those of a basket with a name. */
export function BasketScreen() {
  const { t } = useTranslation('basket');
  const [address] = useAddress();
  const { baskets, list } = useNamedBaskets();
  const codigo = address.get(basketParameter);
  const named = baskets.find((basket) => basket.codigo === codigo);
  // A server without the call has no such basket.
  const isUnknown = list.currentData === undefined && (list.isFetching || (list.isError && !isNotFound(list.error)));
  return (
    <div className="page">
      {named ? (
        <NamedBasketView key={named.codigo} basket={named} />
      ) : codigo !== null && isUnknown ? (
        <QueryView query={list} failed={t('basketFailed')} loading={<SkeletonRows rows={4} />}>
          {() => null}
        </QueryView>
      ) : (
        <TheBasket />
      )}
    </div>
  );
}

function TheBasket() {
  const { t } = useTranslation(['basket', 'shared']);
  const { titles, remove } = useBasket();
  const acervos = titles.map(({ cod_acervo }) => cod_acervo);
  const known = useKnownTitles(acervos);
  return (
    <>
      <PageTitle title={t('basket')}>{t('basketOf', { count: titles.length })}</PageTitle>
      <BasketPicker current={null} />
      <RemovedBasket />
      {titles.length === 0 ? (
        <EmptyState
          title={t('empty')}
          actions={
            <LinkButton variant="brand" to="/">
              {t('searchCatalogue', { ns: 'shared' })}
            </LinkButton>
          }
        >
          <p>{t('emptyHint')}</p>
        </EmptyState>
      ) : (
        <>
          <BasketTools acervos={acervos.filter((code) => !known.isDeleted(code))} />
          <BasketTitles titles={titles} known={known} onRemove={({ cod_acervo }) => remove(cod_acervo)} />
        </>
      )}
    </>
  );
}
