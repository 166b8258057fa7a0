import { useTranslation } from 'react-i18next';
import { QueryView } from '../../shared/QueryView';
import { styled } from '../../shared/theme/styled';
import { DataList } from '../../shared/ui/DataList';
import { useGetDublinCoreQuery } from './title.api';

const Body = styled('div', { base: { paddingBlock: 'e5', maxWidth: '45rem' } });

/** `/acervo/{id}/dublin-core`: the record as the fifteen elements, each with all its values. */
export default function DublinCoreTab({ codAcervo }: { codAcervo: string }) {
  const { t } = useTranslation('title');
  const query = useGetDublinCoreQuery({ params: { id: codAcervo } });
  return (
    <QueryView query={query} failed={t('dublinCoreFailed')}>
      {({ elementos }) => (
        <Body>
          <DataList stacked items={elementos.map(({ elemento, valor }) => ({ label: elemento, value: valor }))} />
        </Body>
      )}
    </QueryView>
  );
}
