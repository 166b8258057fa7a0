import { controlValue, dataFields, subfieldValues, type MarcRecord } from './record';

/** Portuguese names of the languages of a Brazilian collection, by MARC code (ISO 639-2/B). */
export const LANGUAGES: Readonly<Record<string, string>> = {
  por: 'Português',
  eng: 'Inglês',
  spa: 'Espanhol',
  fre: 'Francês',
  ger: 'Alemão',
  ita: 'Italiano',
  lat: 'Latim',
  grc: 'Grego antigo',
  gre: 'Grego moderno',
  glg: 'Galego',
  cat: 'Catalão',
  baq: 'Basco',
  rum: 'Romeno',
  dut: 'Holandês',
  dan: 'Dinamarquês',
  swe: 'Sueco',
  nor: 'Norueguês',
  fin: 'Finlandês',
  ice: 'Islandês',
  gle: 'Irlandês',
  wel: 'Galês',
  rus: 'Russo',
  ukr: 'Ucraniano',
  pol: 'Polonês',
  cze: 'Tcheco',
  slo: 'Eslovaco',
  slv: 'Esloveno',
  srp: 'Sérvio',
  hrv: 'Croata',
  bul: 'Búlgaro',
  hun: 'Húngaro',
  lit: 'Lituano',
  lav: 'Letão',
  est: 'Estoniano',
  alb: 'Albanês',
  tur: 'Turco',
  arm: 'Armênio',
  heb: 'Hebraico',
  yid: 'Iídiche',
  ara: 'Árabe',
  per: 'Persa',
  hin: 'Hindi',
  san: 'Sânscrito',
  chi: 'Chinês',
  jpn: 'Japonês',
  kor: 'Coreano',
  vie: 'Vietnamita',
  tha: 'Tailandês',
  ind: 'Indonésio',
  swa: 'Suaíli',
  yor: 'Iorubá',
  kon: 'Quicongo',
  kmb: 'Quimbundo',
  grn: 'Guarani',
  tup: 'Tupi',
  que: 'Quíchua',
  epo: 'Esperanto',
  bzs: 'Língua Brasileira de Sinais (Libras)',
  sgn: 'Línguas de sinais',
  mul: 'Vários idiomas',
};

/** Codes of other standards or older records, mapped to the MARC code of the same language. */
const SAME: Readonly<Record<string, string>> = {
  fra: 'fre',
  deu: 'ger',
  ell: 'gre',
  nld: 'dut',
  ron: 'rum',
  ces: 'cze',
  slk: 'slo',
  isl: 'ice',
  cym: 'wel',
  eus: 'baq',
  sqi: 'alb',
  hye: 'arm',
  fas: 'per',
  zho: 'chi',
  scr: 'hrv',
  scc: 'srp',
  gal: 'glg',
  esp: 'epo',
  nob: 'nor',
};

const NO_LANGUAGE = new Set(['und', 'zxx', '   ', '|||']);

const known = (code: string): string | null => {
  const lower = code.toLowerCase();
  return /^[a-z]{3}$/.test(lower) && !NO_LANGUAGE.has(lower) ? (SAME[lower] ?? lower) : null;
};

/** The codes of a subfield of 041: old records write them without separators, as in `engfre`. */
export const languageCodes = (value: string): string[] => {
  const text = value.trim();
  return /^([a-z]{3}){2,}$/i.test(text) ? (text.match(/.{3}/g) ?? []) : [text];
};

/**
 * The language of the record, from 008/35-37 or else the first of 041 $a or $d: its code and Portuguese name (the code
 * itself when rare).
 */
export const languageOf = (record: MarcRecord): { idioma: string | null; idioma_desc: string | null } => {
  const coded = known((controlValue(record, '008') ?? '').slice(35, 38));
  const listed = () =>
    dataFields(record, '041')
      .flatMap((field) => [...subfieldValues(field, 'a'), ...subfieldValues(field, 'd')])
      .map((value) => known(languageCodes(value)[0] ?? ''))
      .find((code) => code !== null);
  const idioma = (coded === 'mul' ? (listed() ?? coded) : coded) ?? listed() ?? null;
  return { idioma, idioma_desc: idioma && (LANGUAGES[idioma] ?? idioma) };
};

/** MARC language codes that differ from the codes used on the web (ISO 639-2/B). */
const BIBLIOGRAPHIC: Readonly<Record<string, string>> = {
  fre: 'fr',
  ger: 'de',
  dut: 'nl',
  gre: 'el',
  chi: 'zh',
  cze: 'cs',
};

/** A MARC language code as a language tag, `pt` for `por`; null for none, several or an unknown one. */
export const languageTag = (code: string | null): string | null => {
  if (!code || !/^[a-z]{3}$/.test(code) || code === 'und' || code === 'mul' || code === 'zxx') return null;
  return BIBLIOGRAPHIC[code] ?? Intl.getCanonicalLocales(code)[0] ?? null;
};
