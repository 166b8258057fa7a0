import { SerialItemStatus } from '@catalogue/api-contract';

/** The parts of an issue's label, `v. 58, n. 1, jan./dez. 2026`; those that a label does not have are null. */
export interface IssueLabel {
  volume: string | null;
  number: string | null;
  /** `jan./dez.`: without the year, which is the heading of its row. */
  months: string | null;
}

/** Reads a label of the usual form. A label of another form has no parts: it is shown whole. */
export function issueLabel(rotulo: string, year: number): IssueLabel {
  const [, volume = null, number = null, rest = ''] =
    /^(?:v\. ?([^,]+),? ?)?(?:n\. ?([^,]+))?(?:, ?(.+))?$/.exec(rotulo) ?? [];
  const months = rest.replace(new RegExp(`\\s*(de )?${year}$`), '').trim() || null;
  return number === null ? { volume: null, number: null, months: null } : { volume, number, months };
}

interface Line {
  year: number;
  itens: readonly { rotulo: string; situacao: string }[];
}

/** Whether the library has an issue of this status: received, or bound into a volume. */
export const hasArrived = (situacao: string): boolean =>
  situacao === SerialItemStatus.received || situacao === SerialItemStatus.bound;

/** What a library has of a serial: first and last year with an issue, and the last issue; null without any. */
export function serialHoldings(lines: readonly Line[]): { from: number; until: number; last: string } | null {
  const held = lines
    .map(({ year, itens }) => ({ year, last: itens.filter(({ situacao }) => hasArrived(situacao)).at(-1) }))
    .filter(({ last }) => last !== undefined)
    .sort((a, b) => a.year - b.year);
  const [first] = held;
  const latest = held.findLast(({ year }) => year === held.at(-1)?.year);
  return first && latest?.last ? { from: first.year, until: latest.year, last: latest.last.rotulo } : null;
}
