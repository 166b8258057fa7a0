import { parseSearchFields, type SearchQuery, type SearchType } from '@catalogue/api-contract';
import { isPeriodReversed, lacksTerm, ownFields, vagueTerms } from '@catalogue/domain';
import type { QueryFields } from './searchAddress';
import { emptyRow, rowsOf } from './searchRows';

export type FieldName = keyof SearchQuery;

/** The limits available for a search type. Authorities have none (D2 §5 for the partner network). */
export function limitsOf(type: SearchType): readonly FieldName[] {
  if (type === 'autoridades') return [];
  const limits: readonly FieldName[] = ['tipo_obra', 'ano_ini', 'ano_fim', 'idioma'];
  return type === 'rede_pergamum_oai' || type === 'plano_ensino' ? limits : ['biblioteca', ...limits];
}

/** The non-empty fields of these names, as text. */
export const pickFields = (fields: QueryFields, names: readonly FieldName[]): QueryFields =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = String(fields[name] ?? '').trim();
      return value === '' ? [] : [[name, value]];
    }),
  );

/** Whether a search has more than the simple form can show. */
export function isDetailed(query: SearchQuery): boolean {
  const type = query.pesquisa ?? 'pesquisa_geral';
  const rows = rowsOf(query);
  const said = pickFields(query as QueryFields, [...ownFields(type), ...limitsOf(type)]);
  return rows.length > 1 || rows[0]?.position !== emptyRow.position || Object.keys(said).length > 0;
}

/** Errors of a search as text keys, shown before it is sent. */
export interface Wrong {
  term?: 'required' | 'requiredOrField' | 'oneFieldAtLeast' | 'onlySigns';
  years?: 'notAYear' | 'yearsReversed';
}

/** Validated by the server's own rules. */
export function wrongIn(type: SearchType, fields: QueryFields): Wrong {
  const { ano_ini, ano_fim, ...others } = fields;
  const years = parseSearchFields({ ano_ini, ano_fim });
  const query = parseSearchFields(others) ?? {};
  return {
    term: wrongTerm(type, { ...query, pesquisa: type }),
    years: !years ? 'notAYear' : isPeriodReversed(years) ? 'yearsReversed' : undefined,
  };
}

function wrongTerm(type: SearchType, query: SearchQuery): Wrong['term'] {
  if (lacksTerm(query)) {
    if (type === 'plano_ensino') return 'oneFieldAtLeast';
    return ownFields(type).length > 0 ? 'requiredOrField' : 'required';
  }
  return vagueTerms(rowsOf(query as QueryFields).map(({ term }) => term)) === 'signs' ? 'onlySigns' : undefined;
}
