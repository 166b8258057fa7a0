import { addDays, dataFields, subfieldValues, type FacetEntry, type MarcRecord } from '@catalogue/domain';
import { planCirculation, type PlannedHold, type PlannedLoan } from './circulation';
import { planCopies, type PlannedCopy } from './copies';
import { personaNeeds } from './personaNeeds';
import { makeTitle } from './titles';
import { sourceKeyOf } from '../sourceKey';
import type { TitleInput } from '../storeTitles';
import { libraries } from './units';

interface SeedTitle {
  input: TitleInput;
  copies: (PlannedCopy & { cod_acervo: number })[];
  loans: PlannedLoan[];
  holds: PlannedHold[];
}

/** The title with this number (its cod_acervo), with its copies, loans and holds. */
export function makeSeedTitle(number: number, patrons: number, today: string): SeedTitle {
  const { record, data_inclusao, shelf } = makeTitle(number, today);
  const callNumber = values(record, '090', 'abc').join(' ');
  const needs = personaNeeds(number, (values(record, '245', 'a')[0] ?? '').replace(/[\s/:.]+$/, ''));
  const copies = planCopies(number, shelf, callNumber, data_inclusao > addDays(today, -15), needs.demand);
  const { loans, holds } = planCirculation({ cod_acervo: number, copies, needs, patrons, today });
  return {
    input: {
      record,
      source_key: sourceKeyOf(record),
      data_inclusao,
      libraries: holdingLibraries(copies),
      barcodes: copies.map(({ cod_exemplar }) => cod_exemplar),
    },
    copies: copies.map((copy) => ({ ...copy, cod_acervo: number })),
    loans,
    holds,
  };
}

const values = (record: MarcRecord, tag: string, codes: string): string[] =>
  dataFields(record, tag).flatMap((field) => subfieldValues(field, codes));

const holdingLibraries = (copies: readonly PlannedCopy[]): FacetEntry[] => {
  const codes = new Set(copies.map(({ cod_biblioteca }) => cod_biblioteca));
  return libraries
    .filter(({ cod_biblioteca }) => codes.has(cod_biblioteca))
    .map(({ cod_biblioteca, desc_biblioteca }) => ({ codigo: String(cod_biblioteca), descricao: desc_biblioteca }));
};
