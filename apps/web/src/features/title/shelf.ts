import type { Reply, title } from '@catalogue/api-contract';

type Holding = Reply<typeof title.listTitleLibraries>[number];
export type Copies = Required<Pick<Holding, 'total' | 'disponiveis' | 'consulta_local'>>;

/** How many copies these libraries have together. */
export const copiesOf = (libraries: readonly Holding[]): Copies => ({
  total: libraries.reduce((sum, { total }) => sum + total, 0),
  disponiveis: libraries.reduce((sum, { disponiveis }) => sum + disponiveis, 0),
  consulta_local: libraries.reduce((sum, { consulta_local = 0 }) => sum + consulta_local, 0),
});

/** What the shelf has of some copies. One that is only read there stands on it all the same; the others of `someOnSite` do not. */
export function shelfState({ total, disponiveis, consulta_local }: Copies) {
  if (disponiveis > 0) return 'available';
  if (consulta_local === 0) return 'lent';
  return consulta_local < total ? 'someOnSite' : 'onSite';
}

/** The numbers of `someOnSite`, as its text wants them. */
export const onSiteAndAway = ({ total, consulta_local }: Copies) => ({
  onSite: consulta_local,
  away: total - consulta_local,
});
