import { dataFields, subfieldValues, type MarcRecord } from '../marc/record';

const REPOSITORY = /reposit[oó]rio|repository|biblioteca digital|digital library/i;

/** The digital repository of the work (facet R, D2 §9): from the first 856 that names one in $3, $y or $z. */
export const repositoryOf = (record: MarcRecord): string | null =>
  dataFields(record, '856')
    .flatMap((field) => subfieldValues(field, '3yz'))
    .map((words) => words.trim())
    .find((words) => REPOSITORY.test(words)) ?? null;
