import { CopyStatus } from '@catalogue/api-contract';
import type { Shelf } from './titles/draft';
import { randomOf, type Random } from './random';
import { LoanType } from './units';

type Status = (typeof CopyStatus)[keyof typeof CopyStatus];

export interface PlannedCopy {
  cod_exemplar: string;
  cod_biblioteca: number;
  localizacao: string;
  numero_chamada: string | null;
  cod_tipo_emprestimo: number;
  situacao: Status;
  volume: string | null;
  tomo: string | null;
  parte: string | null;
  material: string;
}

/** The circulation of a title: copies available, all on loan, one set aside for a hold, or none usable. */
export type Demand = 'calm' | 'allOut' | 'held' | 'noneUsable';

const FLOORS = ['Térreo', '1º andar', '2º andar', '3º andar'];

/** The shelf of a class: floor and case follow the class number. */
function locationOf(library: number, callNumber: string): string {
  const classNumber = Number.parseFloat(callNumber) || 0;
  if (library !== 1) return `Estante ${1 + Math.floor((classNumber % 100) / 4)}`;
  return `${FLOORS[Math.min(3, Math.floor(classNumber / 250))] ?? 'Térreo'}, estante ${1 + Math.floor((classNumber % 250) / 5)}`;
}

const loanTypeOf = (shelf: Shelf, index: number, random: Random): number => {
  if (shelf.holding === 'local' || shelf.holding === 'serial') return LoanType.localUse;
  if (shelf.holding === 'media') return LoanType.media;
  if (shelf.holding === 'single') return random.chance(0.3) ? LoanType.localUse : LoanType.normal;
  // The first copy of a textbook is for local use, the second for short course loans.
  if (shelf.holding === 'textbook' && index === 0) return LoanType.localUse;
  if (shelf.holding === 'textbook' && index === 1) return random.chance(0.5) ? LoanType.courseReserve : LoanType.short;
  return random.chance(0.06) ? LoanType.short : LoanType.normal;
};

const statusOf = (loanType: number, demand: Demand, random: Random): Status => {
  if (loanType === LoanType.localUse || loanType === LoanType.rare) {
    return random.chance(0.02) ? CopyStatus.repair : CopyStatus.localUse;
  }
  if (demand === 'allOut')
    return random.chance(0.12) && loanType !== LoanType.courseReserve ? CopyStatus.onHoldShelf : CopyStatus.onLoan;
  if (demand === 'held') return CopyStatus.onHoldShelf;
  if (demand === 'noneUsable') return random.pick([CopyStatus.lost, CopyStatus.repair, CopyStatus.processing]);
  const drawn = random.int(100);
  if (drawn < 80) return CopyStatus.available;
  if (drawn < 94) return CopyStatus.onLoan;
  if (drawn < 96) return CopyStatus.repair;
  return drawn < 98 ? CopyStatus.processing : CopyStatus.lost;
};

const countOf = (shelf: Shelf, random: Random): number => {
  if (shelf.holding === 'textbook') return random.between(4, 9);
  if (shelf.holding === 'ordinary') return random.pick([1, 1, 2, 2, 3]);
  return shelf.holding === 'local' ? random.pick([1, 1, 2]) : 1;
};

/** The copies of the title with this number; at most 60. */
export function planCopies(
  number: number,
  shelf: Shelf,
  callNumber: string,
  newlyArrived: boolean,
  wanted: Demand | null,
): PlannedCopy[] {
  if (shelf.holding === 'none') return [];
  const random = randomOf('copies', number);
  const demand: Demand =
    wanted ?? (newlyArrived ? 'calm' : random.chance(0.09) ? 'allOut' : random.chance(0.03) ? 'noneUsable' : 'calm');
  const volumes = shelf.volumes ? Array.from({ length: shelf.volumes }, (_, index) => String(index + 1)) : [null];
  const copies: PlannedCopy[] = [];
  const add = (more: Partial<PlannedCopy>, index: number) => {
    // The Central Library has textbooks too.
    const cod_biblioteca =
      shelf.library !== 1 && shelf.holding !== 'serial' && (index % 3 === 2 || random.chance(0.08)) ? 1 : shelf.library;
    const cod_tipo_emprestimo = loanTypeOf(shelf, index, random);
    const situacao =
      newlyArrived && random.chance(0.4) ? CopyStatus.processing : statusOf(cod_tipo_emprestimo, demand, random);
    copies.push({
      cod_exemplar: String(10_000_000 + number * 60 + copies.length),
      cod_biblioteca,
      localizacao:
        shelf.holding === 'media'
          ? 'Multimeios'
          : shelf.holding === 'serial'
            ? 'Setor de periódicos'
            : locationOf(cod_biblioteca, callNumber),
      numero_chamada: callNumber,
      cod_tipo_emprestimo,
      situacao,
      volume: null,
      tomo: null,
      parte: null,
      material: 'principal',
      ...more,
    });
  };
  const count =
    shelf.volumes && shelf.holding === 'textbook' ? Math.min(4, countOf(shelf, random)) : countOf(shelf, random);
  for (const volume of volumes) {
    for (let index = 0; index < count; index += 1) {
      add(shelf.holding === 'serial' ? { volume, parte: 'n. 1-4' } : { volume }, index);
      if (shelf.material && index < 2)
        add(
          {
            volume,
            material: 'adicional',
            parte: shelf.material,
            situacao: CopyStatus.localUse,
            cod_tipo_emprestimo: LoanType.localUse,
          },
          index,
        );
    }
  }
  // Old sets were bound by volume (tomo).
  if (shelf.volumes === 2 && shelf.holding === 'ordinary')
    copies.forEach((copy, index) => (copy.tomo = index % 2 === 0 ? 'I' : 'II'));
  return copies;
}
