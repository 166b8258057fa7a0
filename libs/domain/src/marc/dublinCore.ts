import { controlValue, dataFields, isControlField, subfieldValues, type DataField, type MarcRecord } from './record';
import { withUnlinkedFields } from './alternateFields';
import { headingsOf } from './describeHeadings';
import { publicationYear } from './describeImprint';
import { languageCodes, languageOf } from './describeLanguages';
import { linkAddress } from './describeLinks';
import { fieldText, plain, running } from './describeText';
import { mainTitle, titleLine, UNTITLED } from './describeTitles';

/** One Dublin Core statement. */
export interface DublinCoreElement {
  elemento: string;
  valor: string;
}

const text = (field: DataField, codes: string): string => plain(fieldText(field, codes));
const each = (record: MarcRecord, tag: string, codes: string): string[] =>
  dataFields(record, tag).flatMap((field) => subfieldValues(field, codes).map(plain));
const whole = (record: MarcRecord, codes: string, ...tags: string[]): string[] =>
  dataFields(record, ...tags).map((field) => text(field, codes));
const range = (record: MarcRecord, from: string, to: string, except: readonly string[] = []): DataField[] =>
  record.fields.filter(
    (field): field is DataField =>
      !isControlField(field) && field.tag >= from && field.tag <= to && !except.includes(field.tag),
  );
const headings = (record: MarcRecord, ...tags: string[]): string[] =>
  dataFields(record, ...tags).flatMap((field) => headingsOf(field).map(({ descricao }) => descricao));

/** Maps leader/06 to dc:type, and leader/07 for collections. */
const TYPES: Readonly<Record<string, string>> = {
  a: 'text',
  c: 'text',
  d: 'text',
  t: 'text',
  e: 'image',
  f: 'image',
  g: 'image',
  k: 'image',
  i: 'sound',
  j: 'sound',
};
const resourceTypes = (record: MarcRecord): string[] => [
  ...(/[cs]/.test(record.leader[7] ?? '') && record.leader[6] === 'p' ? ['collection'] : []),
  TYPES[record.leader[6] ?? ''] ?? '',
];

const dates = (record: MarcRecord): string[] => {
  const coded = (controlValue(record, '008') ?? '').slice(7, 11);
  const year = publicationYear(record);
  return [
    year !== null && coded === String(year) ? coded : '',
    ...whole(record, 'cg', '260'),
    ...dataFields(record, '264')
      .filter(({ ind2 }) => ind2 === '1')
      .map((field) => text(field, 'c')),
  ];
};

const ALL = 'abcdefghijklmnopqrstuvxyz';

/** 245 and 246; a record without a 245 has its title in another field. */
const titles = (record: MarcRecord): string[] => [
  ...(dataFields(record, '245').length === 0 ? [mainTitle(record)].filter((title) => title !== UNTITLED) : []),
  ...dataFields(record, '245', '246').map(titleLine),
];

/** The table of the crosswalk, in its order. It leaves `creator` unused: every name is a contributor. */
const CROSSWALK: readonly (readonly [elemento: string, values: (record: MarcRecord) => string[]])[] = [
  [
    'contributor',
    (record) => [...headings(record, '100', '110', '111', '700', '710', '711'), ...whole(record, 'a', '720')],
  ],
  ['coverage', (record) => [...headings(record, '651'), ...whole(record, 'abcdfgh', '662', '751', '752')]],
  ['date', dates],
  [
    'description',
    (record) =>
      range(record, '500', '599', ['506', '530', '540', '546']).map((field) => running(fieldText(field, ALL))),
  ],
  ['format', (record) => [...whole(record, 'abcdefhij', '340'), ...each(record, '856', 'q')]],
  [
    'identifier',
    (record) => [
      ...each(record, '020', 'a'),
      ...each(record, '022', 'a'),
      ...each(record, '024', 'a'),
      ...dataFields(record, '856').map((field) => linkAddress(field) ?? ''),
    ],
  ],
  [
    'language',
    (record) => [
      languageOf(record).idioma ?? '',
      ...each(record, '041', 'abdefghj').flatMap(languageCodes),
      ...whole(record, 'ab', '546'),
    ],
  ],
  [
    'publisher',
    (record) =>
      dataFields(record, '260', '264')
        .filter(({ tag, ind2 }) => tag === '260' || ind2 === '1')
        .map((field) => text(field, 'ab')),
  ],
  [
    'relation',
    (record) => [...whole(record, ALL, '530'), ...range(record, '760', '787').map((field) => text(field, 'ot'))],
  ],
  ['rights', (record) => whole(record, 'abcdefu', '506', '540')],
  ['source', (record) => [...whole(record, 't', '534'), ...whole(record, 'ot', '786')]],
  [
    'subject',
    (record) => [
      ...whole(record, 'ab', '050', '060', '080', '082'),
      ...headings(record, '600', '610', '611', '630', '650', '653'),
    ],
  ],
  ['title', titles],
  ['type', (record) => [...resourceTypes(record), ...headings(record, '655')]],
];

/**
 * The record in unqualified Dublin Core, elements in the order of the crosswalk, without repeated values in an element.
 * Source: MARC to Dublin Core Crosswalk (Library of Congress, 2008); 264 is read like 260, which it replaced.
 */
export const dublinCore = (source: MarcRecord): DublinCoreElement[] => {
  const record = withUnlinkedFields(source);
  return CROSSWALK.flatMap(([elemento, values]) =>
    [...new Set(values(record))].filter(Boolean).map((valor) => ({ elemento, valor })),
  );
};
