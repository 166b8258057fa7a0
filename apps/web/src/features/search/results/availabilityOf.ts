import type { SearchItem } from '@catalogue/api-contract';

/** Whether a title can be had now, from what a search says of it. */
type TitleAvailability =
  | { state: 'available'; available: number; total: number; libraries: readonly string[] }
  | { state: 'lent'; total: number; nextReturn: string | null; queue: number }
  | { state: 'online' }
  | { state: 'notToTake'; total: number }
  | { state: 'none' };

/**
 * A copy on the shelf comes before an access on-line. Without a free copy: what somebody has to bring back or waits for is on
 * loan; of the rest a search only knows that it cannot be taken home.
 */
export function availabilityOf(title: SearchItem): TitleAvailability {
  const available = Number(title.disponiveis) || 0;
  const total = Number(title.tot_exemplares) || 0;
  if (available > 0) return { state: 'available', available, total, libraries: title.bibliotecas_disponiveis ?? [] };
  if (title.acesso_remoto === 'cr') return { state: 'online' };
  if (total === 0) return { state: 'none' };
  const nextReturn = title.proxima_devolucao ?? null;
  const queue = Number(title.reservas_fila) || 0;
  const isLent = nextReturn !== null || queue > 0 || title.disp_para_reserva === 'S';
  return isLent ? { state: 'lent', total, nextReturn, queue } : { state: 'notToTake', total };
}
