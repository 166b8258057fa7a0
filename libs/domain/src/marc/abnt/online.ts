import { dataFields, subfieldValues, type MarcRecord } from '../record';
import { describeLinks } from '../describeLinks';
import { dayOf } from './months';
import { plainPart, type Sentence } from './referenceParts';

/** What a reference takes that is not in the record. */
export interface ReferenceOptions {
  /** The day of access, ISO; left out when not given. */
  hoje?: string;
  /** Replaces the record's own address. */
  url?: string;
}

/** The first DOI in 024, without the address of a resolver; null if there is none. */
export const doiOf = (record: MarcRecord): string | null => {
  const numbers = dataFields(record, '024').filter((field) =>
    subfieldValues(field, '2').some((source) => source.trim().toLowerCase() === 'doi'),
  );
  const doi = numbers.flatMap((field) => subfieldValues(field, 'a'))[0];
  return doi ? doi.trim().replace(/^(https?:\/\/(dx\.)?doi\.org\/|doi:\s*)/i, '') : null;
};

/** `DOI: …`, `Disponível em: URL`, `Acesso em: 20 nov. 2026` for online works (NBR 6023:2018, 6.6). */
export const availability = (record: MarcRecord, { hoje, url }: ReferenceOptions): Sentence[] => {
  const doi = doiOf(record);
  const address = url ?? describeLinks(record).find(({ integral }) => integral)?.url;
  return [
    plainPart(doi && `DOI: ${doi}`),
    ...(address ? [plainPart(`Disponível em: ${address}`), plainPart(hoje ? `Acesso em: ${dayOf(hoje)}` : null)] : []),
  ];
};
