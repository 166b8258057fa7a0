import { ListOrder, type FacetCode } from '@catalogue/api-contract';
import { facetCodes, filtersFromAddress, narrowingOf } from '@catalogue/domain';
import type { PrismaClient } from '@catalogue/database/generated/client';
import type { Part } from '../searchIndex';
import { facetEntries, isIndexedFacet } from './facetTable';

const codes = facetCodes.filter(isIndexedFacet);
const orders = Object.values(ListOrder);

/** Values of every facet that titles have. */
export async function facetValues(db: PrismaClient): Promise<Map<FacetCode, string[]>> {
  const titles = await db.title.findMany({
    orderBy: { cod_acervo: 'asc' },
    include: { planned: { include: { plan: { include: { discipline: true } } } } },
  });
  const values = new Map<FacetCode, string[]>(codes.map((code) => [code, []]));
  for (const title of titles) {
    const item = {
      ...title,
      cod_acervo: String(title.cod_acervo),
      cod_tipo_obra: String(title.cod_tipo_obra),
      descricao: title.titulo,
      ano_publicacao: title.ano_publicacao === null ? null : String(title.ano_publicacao),
      disciplinas: title.planned.map(({ plan: { discipline } }) => ({
        ...discipline,
        codigo: String(discipline.codigo),
      })),
      dados_adicionais: title.dados_adicionais as Parameters<typeof facetEntries>[0]['dados_adicionais'],
    };
    for (const { value } of facetEntries(item)) {
      const [code, key] = Buffer.from(value).toString().split('\u0001');
      values.get(code as FacetCode)?.push(key ?? '');
    }
  }
  return values;
}

/** Filters and an order, the same for a number in every run. Frequent values are more likely. */
export function generatedNarrowing(values: ReadonlyMap<FacetCode, string[]>, seed: number) {
  let state = seed * 7919 + 17;
  const next = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * below);
  };
  const value = (): string => {
    const code = next(2) === 0 ? (['B', 'T', 'Y', 'I', 'X'] as const)[next(5)] : codes[next(codes.length)];
    const known = (code && values.get(code)) ?? [];
    return `${code}:${known[next(known.length)] ?? 'none'}`;
  };
  const filters = [
    ...Array.from({ length: next(4) }, value),
    ...Array.from({ length: next(3) === 0 ? 1 : 0 }, () => `-${value()}`),
    ...(next(3) === 0 ? ['DISP'] : []),
    ...(next(4) === 0 ? [`Y:${1950 + next(40)}-${next(2) === 0 ? '' : 1990 + next(35)}`] : []),
  ];
  const part: Part = {
    facets: codes.filter(() => next(3) > 0),
    order: orders[next(orders.length)] ?? ListOrder.relevance,
    offset: next(2) * 10,
    limit: 1 + next(20),
  };
  return { narrowing: narrowingOf(filtersFromAddress(filters)), part };
}
