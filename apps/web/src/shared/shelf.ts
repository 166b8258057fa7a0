import type { Reply, title } from '@catalogue/api-contract';

type Holding = Reply<typeof title.listTitleLibraries>[number];
export type Copies = Required<Pick<Holding, 'total' | 'disponiveis' | 'consulta_local'>>;

/** The total numbers of copies in these libraries. */
export const copiesOf = (libraries: readonly Holding[]): Copies => ({
  total: libraries.reduce((sum, { total }) => sum + total, 0),
  disponiveis: libraries.reduce((sum, { disponiveis }) => sum + disponiveis, 0),
  consulta_local: libraries.reduce((sum, { consulta_local = 0 }) => sum + consulta_local, 0),
});

/**
 * The state of some copies on the shelf. Copies for use on site are on the shelf too; the others of `someOnSite` are
 * not.
 */
export function shelfState({ total, disponiveis, consulta_local }: Copies) {
  if (disponiveis > 0) return 'available';
  if (consulta_local === 0) return 'lent';
  return consulta_local < total ? 'someOnSite' : 'onSite';
}
