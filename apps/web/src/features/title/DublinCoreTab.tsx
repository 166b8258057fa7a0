import { useTranslation } from 'react-i18next';
import { QueryView } from '../../shared/QueryView';
import { DataList } from '../../shared/ui/DataList';
import { FirstOf } from '../../shared/ui/FirstOf';
import { useGetDublinCoreQuery } from './title.api';

/** `/acervo/{id}/dublin-core`: the record as the fifteen elements, each with all its values. */
export default function DublinCoreTab({ codAcervo }: { codAcervo: string }) {
  const { t } = useTranslation('title');
  const query = useGetDublinCoreQuery({ params: { id: codAcervo } });
  return (
    <QueryView query={query} failed={t('dublinCoreFailed')}>
      {({ elementos }) => (
        <div className="measure py-5">
          <FirstOf items={elementos} most={500}>
            {(shown) => (
              <DataList stacked items={shown.map(({ elemento, valor }) => ({ label: elemento, value: valor }))} />
            )}
          </FirstOf>
        </div>
      )}
    </QueryView>
  );
}
