import type { SearchItem, SuggestedTitle } from '@catalogue/api-contract';

/** What a search tells of it. */
export type AvailabilityFields = Pick<
  SearchItem | SuggestedTitle,
  'acesso_remoto' | 'tot_exemplares' | 'disponiveis' | 'proxima_devolucao' | 'reservas_fila' | 'disp_para_reserva'
> &
  Partial<Pick<SearchItem, 'bibliotecas_disponiveis' | 'consulta_local'>>;

/** Availability of a title, derived from its search result. */
type TitleAvailability =
  | { state: 'available'; available: number; total: number; libraries: readonly string[] }
  | { state: 'lent'; total: number; nextReturn: string | null; queue: number }
  | { state: 'online' }
  | { state: 'onSite' }
  | { state: 'away'; total: number }
  | { state: 'none' };

/**
 * A copy on the shelf takes precedence over online access. Without an available copy: a due date or a queue means that
 * it is on loan; otherwise our server tells how many are read in the library, and another one only that none is free.
 */
export function availabilityOf(title: AvailabilityFields): TitleAvailability {
  const available = Number(title.disponiveis) || 0;
  const total = Number(title.tot_exemplares) || 0;
  if (available > 0) return { state: 'available', available, total, libraries: title.bibliotecas_disponiveis ?? [] };
  if (title.acesso_remoto === 'cr') return { state: 'online' };
  if (total === 0) return { state: 'none' };
  const nextReturn = title.proxima_devolucao ?? null;
  const queue = Number(title.reservas_fila) || 0;
  if (nextReturn !== null || queue > 0 || title.disp_para_reserva === 'S')
    return { state: 'lent', total, nextReturn, queue };
  return Number(title.consulta_local) > 0 ? { state: 'onSite' } : { state: 'away', total };
}
