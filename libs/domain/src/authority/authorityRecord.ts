import type { DataField, MarcRecord, Subfield } from '../marc/record';

/** Data of an authority that has no record of its own. */
interface AuthorityFacts {
  cod_autoridade: number;
  /** 1-12, the order of D1 §3. */
  tipo: number;
  /** The heading as shown in the catalogue; ` - ` separates subdivisions. */
  nome: string;
  remissivas: readonly ReferenceFacts[];
}

/** A reference from one heading to another: see, or see also. */
export interface ReferenceFacts {
  tipo: 'ver' | 'ver_tambem';
  nome: string;
  /** Type of the referenced authority, if it has a record; otherwise the heading's own type is used. */
  tipo_autoridade: number | null;
}

interface HeadingForm {
  /** The last two digits of 1XX, 4XX and 5XX. */
  tag: string;
  indicators: (nome: string) => string;
  subfields: (nome: string) => Subfield[];
}

const one =
  (code: string) =>
  (value: string): Subfield[] => [{ code, value }];

// `Assis, Machado de, 1839-1908`
const personName = (nome: string): Subfield[] => {
  const [, name = nome, dates] = /^(.*?), (\d{3,4}\??-(?:\d{3,4}\??)?)$/.exec(nome) ?? [];
  return dates === undefined
    ? [{ code: 'a', value: nome }]
    : [
        { code: 'a', value: `${name},` },
        { code: 'd', value: dates },
      ];
};

// `Brasil. Supremo Tribunal Federal`
const bodyName = (nome: string): Subfield[] => {
  const [first = '', ...units] = nome.split(/(?<=\p{Ll}\.) /u);
  return [{ code: 'a', value: first }, ...units.map((value) => ({ code: 'b', value }))];
};

// `Semana de Física (10. : 2006 : Montes Claros, MG)`
const eventName = (nome: string): Subfield[] => {
  const [, name = nome, facts = ''] = /^(.*) \((.*)\)$/.exec(nome) ?? [];
  const parts = facts.split(' : ').filter(Boolean);
  const coded = parts.map((value, index) => ({
    code: /^\d+\.$/.test(value) ? 'n' : /^\d{4}$/.test(value) ? 'd' : 'c',
    value: `${index === 0 ? '(' : ''}${value}${index === parts.length - 1 ? ')' : ' :'}`,
  }));
  return [{ code: 'a', value: name }, ...coded];
};

// `Brasil - História - Império, 1822-1889`: the heading alone identifies only chronological subdivisions.
const topic = (nome: string): Subfield[] => {
  const [first = '', ...subdivisions] = nome.split(' - ');
  return [
    { code: 'a', value: first },
    ...subdivisions.map((value) => ({ code: /\d{3}|^Século /.test(value) ? 'y' : 'x', value })),
  ];
};

const blank = () => '  ';
const personal = (nome: string) => (nome.includes(',') ? '1 ' : '0 ');

const FORMS: Readonly<Record<number, HeadingForm>> = {
  1: { tag: '00', indicators: personal, subfields: personName },
  2: { tag: '10', indicators: () => '2 ', subfields: bodyName },
  3: { tag: '11', indicators: () => '2 ', subfields: eventName },
  4: { tag: '30', indicators: () => ' 0', subfields: one('a') },
  5: { tag: '50', indicators: blank, subfields: topic },
  6: { tag: '51', indicators: blank, subfields: topic },
  7: { tag: '55', indicators: blank, subfields: topic },
  8: { tag: '48', indicators: blank, subfields: one('a') },
  9: { tag: '80', indicators: blank, subfields: one('x') },
  10: { tag: '85', indicators: blank, subfields: one('v') },
  11: { tag: '81', indicators: blank, subfields: one('z') },
  12: { tag: '82', indicators: blank, subfields: one('y') },
};

const headingField = (hundred: '1' | '4' | '5', tipo: number, nome: string): DataField => {
  const form = FORMS[tipo];
  if (!form) throw new Error(`There is no authority of type ${tipo}.`);
  const [ind1 = ' ', ind2 = ' '] = form.indicators(nome);
  return { tag: hundred + form.tag, ind1, ind2, subfields: form.subfields(nome) };
};

/**
 * Builds a MARC 21 record for an authority without one, from its heading and references only: 1XX the heading, 4XX
 * variant names, 5XX related authorities. Throws on a type outside 1-12. Source: MARC 21 Authority (LoC).
 */
export function authorityRecord({ cod_autoridade, tipo, nome, remissivas }: AuthorityFacts): MarcRecord {
  const references = remissivas.map((reference) =>
    headingField(reference.tipo === 'ver' ? '4' : '5', reference.tipo_autoridade ?? tipo, reference.nome),
  );
  return {
    leader: '00000nz  a2200000n  4500',
    fields: [
      { tag: '001', value: String(cod_autoridade) },
      headingField('1', tipo, nome),
      ...references.sort((left, right) => Number(left.tag) - Number(right.tag)),
    ],
  };
}
