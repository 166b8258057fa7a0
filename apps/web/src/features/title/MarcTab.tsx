import { useTranslation } from 'react-i18next';
import { QueryView } from '../../shared/QueryView';
import { EmptyState } from '../../shared/ui/EmptyState';
import { MarcFields } from '../../shared/ui/MarcFields';
import { useGetMarcQuery, useGetTitlePermissionsQuery } from './title.api';

/** `/acervo/{id}/marc`: the library's own fields too, for whom they are (ruling D31). */
export default function MarcTab({ codAcervo }: { codAcervo: string }) {
  const { t } = useTranslation('title');
  const title = { params: { id: codAcervo } };
  const permissions = useGetTitlePermissionsQuery(title);
  const liberacao = permissions.currentData?.liberacao ? { liberacao: '1' as const } : {};
  const query = useGetMarcQuery({ ...title, query: liberacao }, { skip: permissions.isFetching });
  return (
    <QueryView query={query} failed={t('marcFailed')} empty={<EmptyState title={t('emptyRecord')} />}>
      {(rows) => <MarcFields rows={rows} />}
    </QueryView>
  );
}
