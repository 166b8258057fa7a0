import { dataFields, subfieldValues, type MarcRecord } from './record';
import { firstText, plain } from './describeText';

/** The ISBNs and ISSNs of the record, valid or not: digits and X, an ISSN with its hyphen. Source: 020 $a, 022 $a. */
export const standardNumbers = (record: MarcRecord): string[] => {
  const numbers = dataFields(record, '020', '022').flatMap((field) =>
    subfieldValues(field, 'a').map((value) => {
      const digits =
        /^[^\d]{0,6}(\d[\d\s.-]*[\dXx])/
          .exec(value)?.[1]
          ?.replace(/[^\dXx]/g, '')
          .toUpperCase() ?? '';
      return field.tag === '022' && digits.length === 8 ? `${digits.slice(0, 4)}-${digits.slice(4)}` : digits;
    }),
  );
  return [...new Set(numbers.filter(({ length }) => length >= 7))];
};

// The prime marks of a Dewey number ("813/.54") show where it may be shortened; they are not part of it.
const classNumber = (tag: string, value: string): string =>
  tag === '082' ? plain(value.replace(/[/']/g, '')) : plain(value);

interface CallNumber {
  classe: string;
  complete: string | null;
}

const callNumbers = (record: MarcRecord, tag: string, first: string, rest: string): CallNumber[] =>
  dataFields(record, tag).flatMap((field) => {
    const classe = classNumber(tag, subfieldValues(field, first)[0] ?? '');
    const cutter = subfieldValues(field, rest)
      .map((value) => value.trim())
      .filter(Boolean)
      .join(' ');
    return classe === '' ? [] : [{ classe, complete: cutter === '' ? null : plain(`${classe} ${cutter}`) }];
  });

/** The call number: the first complete one (class and cutter) of 090, 082, 080, 050, 852; else the first class number. */
export const callNumberOf = (record: MarcRecord): { numero_chamada: string | null; classificacao: string | null } => {
  const dewey = callNumbers(record, '082', 'a', 'b');
  const universal = callNumbers(record, '080', 'a', 'b');
  const local = callNumbers(record, '090', 'a', 'bc');
  const all = [
    ...local,
    ...dewey,
    ...universal,
    ...callNumbers(record, '050', 'a', 'b'),
    ...callNumbers(record, '852', 'h', 'i'),
  ];
  const classes = [...dewey, ...universal, ...local].map(({ classe }) => classe);
  return {
    numero_chamada: firstText(all.map(({ complete }) => complete ?? '')) ?? all[0]?.classe ?? null,
    classificacao: firstText(classes),
  };
};
