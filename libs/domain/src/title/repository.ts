import { dataFields, subfieldValues, type MarcRecord } from '../marc/record';

const REPOSITORY = /reposit[oó]rio|repository|biblioteca digital|digital library/i;

/** The digital repository that holds the work (facet R, D2 §9): the first 856 whose words ($3, $y, $z) name one. */
export const repositoryOf = (record: MarcRecord): string | null =>
  dataFields(record, '856')
    .flatMap((field) => subfieldValues(field, '3yz'))
    .map((words) => words.trim())
    .find((words) => REPOSITORY.test(words)) ?? null;
