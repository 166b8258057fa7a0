import type { FormField, SearchType } from '@catalogue/api-contract';
import { formFieldNames, isOptionForm } from '@catalogue/domain';
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

interface OfferedProps extends OwnFieldsProps {
  type: SearchType;
  query: Query;
  campos: Fields | undefined;
}

/** The usual label of a field in the reader's language, else the library's. */
function FieldLabel({ nome, descricao }: Fields[number]) {
  const { t } = useTranslation('search');
  const known = nome as keyof typeof formFieldNames;
  return formFieldNames[known] === descricao ? t(`field_${known}`) : <span lang="pt-BR">{descricao}</span>;
}

/** Selects for the fields and options that the server lists. */
function Selects({ type, campos = [], fields, onChange }: OfferedProps) {
  const { t } = useTranslation('search');
  // Types of authorities come in the reader's language; the others are the library's words.
  const lang = type === 'autoridades' ? undefined : 'pt-BR';
  return (
    <FieldGrid>
      {campos.map((field) => (
        <Select
          key={field.nome}
          name={field.nome}
          label={isOptionForm(type) ? <FieldLabel {...field} /> : field.descricao}
          placeholder={t('anyOption')}
          value={String(fields[field.nome as FieldName] ?? '')}
          onChange={(value) => onChange({ [field.nome]: value })}
          options={field.opcoes.map(({ codigo, descricao }) => ({ value: codigo, label: descricao, lang }))}
        />
      ))}
    </FieldGrid>
  );
}

function Offered(offered: OfferedProps) {
  const { t } = useTranslation('search');
  return (
    <QueryView query={offered.query} failed={t('optionsFailed')} loading={<SkeletonRows rows={1} />}>
      {() => <Selects {...offered} />}
    </QueryView>
  );
}

export function ArchiveFields(own: OwnFieldsProps) {
  const query = useListArchiveOptionsQuery();
  return <Offered type="arquivo" query={query} campos={query.currentData?.campos} {...own} />;
}

export function NormativeActFields(own: OwnFieldsProps) {
  const query = useListNormativeActOptionsQuery();
  return <Offered type="atos_normativos" query={query} campos={query.currentData?.campos} {...own} />;
}

export function CaseLawFields(own: OwnFieldsProps) {
  const query = useListCaseLawOptionsQuery();
  return <Offered type="jurisprudencia" query={query} campos={query.currentData?.campos} {...own} />;
}

/** Areas and courses of new acquisitions, types of authorities. */
export function TabFields({ type, ...own }: OwnFieldsProps & { type: 'novas_aquisicoes' | 'autoridades' }) {
  const query = useGetSearchFiltersQuery({ query: { search_tab: type } });
  return <Offered type={type} query={query} campos={query.currentData?.opcoes.campos} {...own} />;
}
