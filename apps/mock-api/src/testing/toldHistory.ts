import type { Notice } from '@catalogue/api-contract';
import { daysBetween } from '@catalogue/domain';

// What tests over histories know of notices without asking the server: they remember what was done.

type Tipo = Notice['tipo'];

/** A notice that a history brings: to whom, about what, and what it says of it. */
export interface Told {
  person: number;
  tipo: Tipo;
  thing: string;
  says?: string;
}

/** The facts that a notice says of its thing, in one string. */
export const saidBy = ({ estado, ate }: Pick<Notice, 'estado' | 'ate'>): string =>
  [estado, ate].filter(Boolean).join(' ');

/** What people do with some kind of things, and what of it is told. */
export interface History<Act> {
  kinds: readonly Tipo[];
  /** Does it on a day (ISO); returns what is told at once. */
  does(act: Act, today: string): Promise<Told[]>;
  /** What the beginning of a day (ISO) tells. */
  begins(day: string): Told[];
  /** Whether a notice of its kinds is true on a day (ISO). */
  isTrue(notice: Pick<Notice, 'tipo' | 'codigo' | 'dia' | 'ate'>, today: string): boolean;
}

/** Whether news of a day (ISO) are still news: for a week. */
export const isNews = ({ dia }: Pick<Notice, 'dia'>, today: string): boolean => daysBetween(dia, today) <= 7;
