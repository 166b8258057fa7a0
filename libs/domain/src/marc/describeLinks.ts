import { dataFields, subfieldValues, type DataField, type MarcRecord } from './record';
import { isWebAddress } from '../links/addresses';
import type { Provider } from '@catalogue/api-contract';
import { providerAt, providersByPattern } from '../links/providers';
import { plain } from './describeText';

/** A link of a record (856). */
export interface LinkDescription {
  /** Number of the 856 in the record, from 1; a rejected address still counts. */
  seq_paragrafo: number;
  url: string;
  descricao: string;
  restrito: boolean;
  provedor: Provider | null;
  /** Whether it opens the work itself, rather than its cover, contents or a note about it. */
  integral: boolean;
}

const ABOUT =
  /sum[aá]rio|[ií]ndice|conte[uú]do|contents|capa\b|cover|amostra|sample|descri[cçp]|biograph|biogr[aá]f|resenha|review|resumo|abstract|inhalt/i;
const RESTRICTED =
  /restrit|assinante|mediante login|somente (na|no|para)|acesso (limitado|controlado)|restricted|subscri/i;
const COVER = /\bcapa\b|\bcover/i;

/** The address of an 856 if a browser may open it: http, https or ftp. */
export const linkAddress = (field: DataField): string | null =>
  subfieldValues(field, 'u')
    .map((value) => value.trim())
    .find(isWebAddress) ?? null;

/** The provider named in $x by the exact word of D1 §7 (decision 011), or else derived from the host. */
const providerOf = (field: DataField, host: string): Provider | null => {
  const said = subfieldValues(field, 'x').map((value) => value.trim().toLowerCase());
  return providersByPattern.find((name) => said.includes(name)) ?? providerAt(host);
};

const describeLink = (field: DataField, seq_paragrafo: number): LinkDescription | null => {
  const url = linkAddress(field);
  if (url === null) return null;
  const host = /^[a-z]+:\/\/([^/?#]+)/i.exec(url)?.[1]?.toLowerCase() ?? '';
  const provedor = providerOf(field, host);
  const words = subfieldValues(field, '3yz').map(plain).filter(Boolean);
  const image = subfieldValues(field, 'q').some((type) => /^image\//i.test(type.trim()));
  return {
    seq_paragrafo,
    url,
    descricao: words.join(' - ') || host,
    restrito:
      provedor !== null || words.some((word) => RESTRICTED.test(word)) || subfieldValues(field, '7').includes('1'),
    provedor,
    integral: field.ind2 !== '2' && !image && !words.some((word) => ABOUT.test(word)),
  };
};

/** The links of the record, in record order. */
export const describeLinks = (record: MarcRecord): LinkDescription[] =>
  dataFields(record, '856').flatMap((field, index) => describeLink(field, index + 1) ?? []);

/** The address of a cover image: an 856 marked as cover in $3 or with an image type in $q. */
export const coverLink = (record: MarcRecord): string | null => {
  const cover = dataFields(record, '856').find(
    (field) =>
      linkAddress(field) !== null &&
      (subfieldValues(field, '3').some((value) => COVER.test(value)) ||
        subfieldValues(field, 'q').some((type) => /^image\//i.test(type.trim()))),
  );
  return cover ? linkAddress(cover) : null;
};
