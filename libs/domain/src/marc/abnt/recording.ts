import { dataFields, type MarcRecord } from '../record';
import { nameFields } from '../describeNames';
import { roleOf } from '../describeRoles';
import { fieldText, plain } from '../describeText';
import { WorkType } from '../workTypes';
import { edition } from './edition';
import { directName } from './names';
import { plainPart, type Sentence } from './referenceParts';
import { titleSentence } from './title';
import { mainResponsibility } from './responsibility';
import { imprint, physical } from './work';

/** Roles named after the title, in this order. */
const SAID: readonly (readonly [papel: string, label: string])[] = [
  ['diretor', 'Direção'],
  ['produtor', 'Produção'],
  ['roteirista', 'Roteiro'],
  ['compositor', 'Compositor'],
  ['intérprete', 'Intérprete'],
  ['regente', 'Regente'],
  ['ator', 'Elenco'],
];

const list = (names: readonly string[]): string =>
  names.length > 3 ? `${names[0]} et al.` : [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' e ');

const credits = (record: MarcRecord): string[] => {
  const named = nameFields(record).map((field) => ({ papel: roleOf(field), field }));
  return SAID.flatMap(([papel, label]) => {
    const names = named.filter((name) => name.papel === papel).map(({ field }) => directName(field));
    return names.length === 0 ? [] : [`${label}: ${list([...new Set(names)])}`];
  });
};

const statement = (record: MarcRecord): string => {
  const field = dataFields(record, '245')[0];
  const text = field ? plain(fieldText(field, 'c')) : '';
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/**
 * Films and sound recordings are entered under the title, followed by their makers (NBR 6023:2018, 7.13, 7.14). A
 * recording whose record gives no role keeps its main entry.
 */
export const recording = (record: MarcRecord, type: WorkType, language: string): Sentence[] => {
  const makers = credits(record);
  const main = mainResponsibility(record);
  const byTitle = type === WorkType.video || makers.length > 0;
  const opening = byTitle
    ? [
        titleSentence(record, { entry: true, emphasised: false }),
        ...(makers.length > 0 ? makers : [statement(record)]).map((text) => plainPart(text)),
      ]
    : [plainPart(main), titleSentence(record, { entry: main === '', emphasised: true })];
  return [...opening, plainPart(edition(record, language)), imprint(record), ...physical(record, type)];
};
