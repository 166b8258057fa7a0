import { personas, type PersonaHold, type PersonaLoan } from './personas';
import type { Demand } from './copies';
import { classics } from './titles/kinds/classic';

export interface Needs {
  loans: (PersonaLoan & { cod_pessoa: number })[];
  holds: (PersonaHold & { cod_pessoa: number })[];
  waitedFor: boolean;
  /** What its copies must be like for these: all on loan where there is a queue. Null for a title without any. */
  demand: Demand | null;
}

const people = personas.map((persona, index) => ({ cod_pessoa: index + 1, ...persona }));

/** The loans and holds of the personas for the title with this number and title proper: they read classics only. */
export function personaNeeds(number: number, title: string): Needs {
  if (number > classics.length) return { loans: [], holds: [], waitedFor: false, demand: null };
  const loans = people.flatMap(({ cod_pessoa, loans: all = [] }) =>
    all.filter((loan) => loan.title === title).map((loan) => ({ ...loan, cod_pessoa })),
  );
  const holds = people.flatMap(({ cod_pessoa, holds: all = [] }) =>
    all.filter((hold) => hold.title === title).map((hold) => ({ ...hold, cod_pessoa })),
  );
  const waitedFor = loans.some((loan) => loan.waitedFor);
  const allOut = waitedFor || holds.some(({ situacao }) => situacao === 'fila');
  const onShelf = holds.some(({ situacao }) => situacao === 'liberada');
  return { loans, holds, waitedFor, demand: onShelf ? 'held' : allOut ? 'allOut' : loans.length > 0 ? 'calm' : null };
}
