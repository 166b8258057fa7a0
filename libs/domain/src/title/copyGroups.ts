import { CopyStatus } from '@catalogue/api-contract';
import { isReadOnSite } from './permissions';

/** A copy as the copies of a title list it: what decides whether two are the same to a reader. */
interface Copy {
  cod_exemplar: string;
  localizacao?: string | null | undefined;
  tipo_emprestimo: string;
  dias_emprestimo?: number | undefined;
  situacao: string;
  disponivel: boolean;
  data_prevista_devolucao: string | null;
  volume?: string | null | undefined;
  tomo?: string | null | undefined;
  parte?: string | null | undefined;
  material?: string | null | undefined;
}

/**
 * Where a copy is: on the shelf to be taken, with another reader, on the shelf for use in the library, or elsewhere
 * (under repair, lost, set aside for a hold).
 */
export type CopyState = 'available' | 'lent' | 'onSite' | 'away';

/** `disponivel` tells whether the copy may be taken home, so one on the shelf without it has a loan type without loans. */
export function copyState({ situacao, disponivel }: Pick<Copy, 'situacao' | 'disponivel'>): CopyState {
  if (disponivel) return 'available';
  if (situacao === CopyStatus.onLoan) return 'lent';
  return isReadOnSite({ situacao, permite_emprestimo: disponivel }) ? 'onSite' : 'away';
}

/** Copies that are the same to a reader. */
export interface CopyGroup<T extends Copy> {
  state: CopyState;
  /** Equal in all that a reader chooses by; those on loan in the order of their return. */
  copies: T[];
}

const order: readonly CopyState[] = ['available', 'lent', 'onSite', 'away'];
const text = (value: string | null | undefined) => value ?? '';

/**
 * The copies of one library without repetition: those of the same volume, place, loan type and state are one group.
 * First those that can be taken, then those that come back, soonest first, then those for use in the library. LOOK-2
 * §10.
 */
export function copyGroups<T extends Copy>(copies: readonly T[]): CopyGroup<T>[] {
  const groups = new Map<string, CopyGroup<T>>();
  for (const copy of copies) {
    const state = copyState(copy);
    const key = JSON.stringify([
      state,
      state === 'away' ? copy.situacao : '',
      text(copy.localizacao),
      copy.tipo_emprestimo,
      copy.dias_emprestimo ?? 0,
      ...[copy.volume, copy.tomo, copy.parte, copy.material].map(text),
    ]);
    const group = groups.get(key) ?? { state, copies: [] };
    group.copies.push(copy);
    groups.set(key, group);
  }
  const returnOf = ({ copies: [first] }: CopyGroup<T>) => first?.data_prevista_devolucao ?? '\uffff';
  const volumeOf = ({ copies: [first] }: CopyGroup<T>) =>
    [first?.volume, first?.tomo, first?.parte].map(text).join(' ');
  for (const { copies: grouped } of groups.values())
    grouped.sort((a, b) => compare(a.data_prevista_devolucao ?? '\uffff', b.data_prevista_devolucao ?? '\uffff'));
  return [...groups.values()].sort(
    (a, b) =>
      order.indexOf(a.state) - order.indexOf(b.state) ||
      compare(returnOf(a), returnOf(b)) ||
      volumeOf(a).localeCompare(volumeOf(b), 'pt', { numeric: true }),
  );
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
