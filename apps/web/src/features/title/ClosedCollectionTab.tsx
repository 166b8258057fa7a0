import { useTranslation } from 'react-i18next';
import { checkedRows } from '../../shared/checkedRows';
import { QueryView } from '../../shared/QueryView';
import { refetchAlways } from '../../shared/refetchAlways';
import { EmptyState } from '../../shared/ui/EmptyState';
import { useAddress } from '../../shared/useAddress';
import { StoreOrder } from './StoreOrder';
import { storeLibraries } from './storeItems';
import { useListStoreItemsQuery } from './title.api';

/**
 * `/acervo/{id}/acervo-fechado`: a title's items in the closed collection, to request them; the choice is in the
 * address.
 */
export default function ClosedCollectionTab({ codAcervo }: { codAcervo: string }) {
  const { t } = useTranslation('title');
  const [address, change] = useAddress();
  const query = useListStoreItemsQuery({ params: { id: codAcervo } }, refetchAlways);
  const rows = checkedRows(address.getAll('item'), (item) => change({ item }, { replace: true }));
  return (
    <QueryView query={query} failed={t('storeFailed')} empty={<EmptyState title={t('noStoreItems')} />}>
      {(items) => (
        <>
          <p className="measure pt-5 pb-2">{t('storeIntro')}</p>
          {storeLibraries(items).map((library) => (
            <StoreOrder key={library.code} codAcervo={codAcervo} library={library} rows={rows} />
          ))}
        </>
      )}
    </QueryView>
  );
}
