import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { QueryView } from '../../shared/QueryView';
import { refetchAlways } from '../../shared/refetchAlways';
import { EmptyState } from '../../shared/ui/EmptyState';
import { inPlace, type InPlaceState } from '../../shared/useScrollRestoration';
import { StoreOrder } from './StoreOrder';
import { storeLibraries } from './storeItems';
import { useListStoreItemsQuery } from './title.api';

/**
 * `/acervo/{id}/acervo-fechado`: a title's items in the closed collection, to request them; the choice is in the
 * address.
 */
export default function ClosedCollectionTab({ codAcervo }: { codAcervo: string }) {
  const { t } = useTranslation('title');
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation() as { state: InPlaceState | null };
  const query = useListStoreItemsQuery({ params: { id: codAcervo } }, refetchAlways);
  const choose = (keys: readonly string[]) =>
    setAddress(new URLSearchParams(keys.map((key) => ['item', key])), {
      replace: true,
      state: { ...state, ...inPlace },
    });
  return (
    <QueryView query={query} failed={t('storeFailed')} empty={<EmptyState title={t('noStoreItems')} />}>
      {(items) => (
        <>
          <p className="measure pt-5 pb-2">{t('storeIntro')}</p>
          {storeLibraries(items).map((library) => (
            <StoreOrder
              key={library.code}
              codAcervo={codAcervo}
              library={library}
              chosen={address.getAll('item')}
              onChoose={choose}
            />
          ))}
        </>
      )}
    </QueryView>
  );
}
