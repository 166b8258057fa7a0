import type { FormField } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { QueryView } from '../../../shared/QueryView';
import { Select } from '../../../shared/ui/Select';
import { SkeletonRows } from '../../../shared/ui/SkeletonRows';
import type { QueryFields } from '../searchAddress';
import {
  useGetSearchFiltersQuery,
  useListArchiveOptionsQuery,
  useListCaseLawOptionsQuery,
  useListNormativeActOptionsQuery,
} from '../search.api';
import type { FieldName } from '../typeFields';
import { FieldGrid } from './FieldGrid';

export interface OwnFieldsProps {
  fields: QueryFields;
  onChange: (changes: QueryFields) => void;
}

type Fields = readonly z.output<typeof FormField>[];
type Query = Parameters<typeof QueryView>[0]['query'];

/** Selects for the fields and options that the server lists. */
function Selects({ campos, fields, onChange }: OwnFieldsProps & { campos: Fields }) {
  const { t } = useTranslation('search');
  return (
    <FieldGrid>
      {campos.map(({ nome, descricao, opcoes }) => (
        <Select
          key={nome}
          name={nome}
          label={descricao}
          placeholder={t('anyOption')}
          value={String(fields[nome as FieldName] ?? '')}
          onChange={(value) => onChange({ [nome]: value })}
          options={opcoes.map(({ codigo, descricao: label }) => ({ value: codigo, label }))}
        />
      ))}
    </FieldGrid>
  );
}

function Offered({ query, campos, ...own }: OwnFieldsProps & { query: Query; campos: Fields | undefined }) {
  const { t } = useTranslation('search');
  return (
    <QueryView query={query} failed={t('optionsFailed')} loading={<SkeletonRows rows={1} />}>
      {() => <Selects campos={campos ?? []} {...own} />}
    </QueryView>
  );
}

export function ArchiveFields(own: OwnFieldsProps) {
  const query = useListArchiveOptionsQuery();
  return <Offered query={query} campos={query.currentData?.campos} {...own} />;
}

export function NormativeActFields(own: OwnFieldsProps) {
  const query = useListNormativeActOptionsQuery();
  return <Offered query={query} campos={query.currentData?.campos} {...own} />;
}

export function CaseLawFields(own: OwnFieldsProps) {
  const query = useListCaseLawOptionsQuery();
  return <Offered query={query} campos={query.currentData?.campos} {...own} />;
}

/** Areas and courses of new acquisitions, types of authorities. */
export function TabFields({ type, ...own }: OwnFieldsProps & { type: 'novas_aquisicoes' | 'autoridades' }) {
  const query = useGetSearchFiltersQuery({ query: { search_tab: type } });
  return <Offered query={query} campos={query.currentData?.opcoes.campos} {...own} />;
}
