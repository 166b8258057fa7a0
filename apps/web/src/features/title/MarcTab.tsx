import { useTranslation } from 'react-i18next';
import { QueryView } from '../../shared/QueryView';
import { EmptyState } from '../../shared/ui/EmptyState';
import { MarcFields } from '../../shared/ui/MarcFields';
import { useGetMarcQuery, useGetTitlePermissionsQuery } from './title.api';

/** `/acervo/{id}/marc`: includes the library's local fields for users who may see them (ruling D31). */
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
