import { isControlField, type MarcField } from '../marc/record';
import { authorityRecord } from './authorityRecord';

const line = (field: MarcField): string =>
  isControlField(field)
    ? `${field.tag} ${field.value}`
    : `${field.tag} ${(field.ind1 + field.ind2).replaceAll(' ', '#')} ${field.subfields.map(({ code, value }) => `$${code} ${value}`).join(' ')}`;

const headingOf = (tipo: number, nome: string) => {
  const [, heading] = authorityRecord({ cod_autoridade: 7, tipo, nome, remissivas: [] }).fields;
  return heading && line(heading);
};

describe('the record made from a heading', () => {
  it.each([
    ['a person with dates', 1, 'Assis, Machado de, 1839-1908', '100 1# $a Assis, Machado de, $d 1839-1908'],
    ['a living person', 1, 'Vieira Junior, Itamar, 1979-', '100 1# $a Vieira Junior, Itamar, $d 1979-'],
    ['a person without dates', 1, 'Viana, Luiz Damasceno', '100 1# $a Viana, Luiz Damasceno'],
    ['a person of one name', 1, 'Platão', '100 0# $a Platão'],
    ['a body', 2, 'Associação Brasileira de Normas Técnicas', '110 2# $a Associação Brasileira de Normas Técnicas'],
    ['a unit of a body', 2, 'Brasil. Senado. Gráfica', '110 2# $a Brasil. $b Senado. $b Gráfica'],
    [
      'an event',
      3,
      'Semana de Física (10. : 2006 : Montes Claros, MG)',
      '111 2# $a Semana de Física $n (10. : $d 2006 : $c Montes Claros, MG)',
    ],
    ['an event of a name alone', 3, 'Semana de Arte Moderna', '111 2# $a Semana de Arte Moderna'],
    ['a uniform title', 4, 'Lusíadas', '130 #0 $a Lusíadas'],
    ['a subject', 5, 'Ficção brasileira', '150 ## $a Ficção brasileira'],
    [
      'a subject with subdivisions',
      5,
      'Arquitetura - Brasil - Século XVIII',
      '150 ## $a Arquitetura $x Brasil $y Século XVIII',
    ],
    ['a place', 6, 'Ouro Preto (MG)', '151 ## $a Ouro Preto (MG)'],
    ['a genre', 7, 'Romance brasileiro', '155 ## $a Romance brasileiro'],
    ['a time', 8, 'Século XIX', '148 ## $a Século XIX'],
    ['a general subdivision', 9, 'História', '180 ## $x História'],
    ['a form subdivision', 10, 'Periódicos', '185 ## $v Periódicos'],
    ['a geographic subdivision', 11, 'Brasil', '181 ## $z Brasil'],
    ['a chronological subdivision', 12, 'Império, 1822-1889', '182 ## $y Império, 1822-1889'],
  ])('%s', (_, tipo, nome, field) => {
    expect(headingOf(tipo, nome)).toBe(field);
  });

  it('has the names that lead to it, then what is related, each in its own kind of field', () => {
    const { leader, fields } = authorityRecord({
      cod_autoridade: 2,
      tipo: 5,
      nome: 'Ficção brasileira',
      remissivas: [
        { tipo: 'ver_tambem', nome: 'Romance brasileiro', tipo_autoridade: 7 },
        { tipo: 'ver', nome: 'Ficção - Brasil', tipo_autoridade: null },
        { tipo: 'ver_tambem', nome: 'Contos brasileiros', tipo_autoridade: 5 },
      ],
    });
    expect(leader).toHaveLength(24);
    expect(leader.charAt(6)).toBe('z');
    expect(fields.map(line)).toEqual([
      '001 2',
      '150 ## $a Ficção brasileira',
      '450 ## $a Ficção $x Brasil',
      '550 ## $a Contos brasileiros',
      '555 ## $a Romance brasileiro',
    ]);
  });

  it('is made of the twelve types and of no other', () => {
    expect(() => headingOf(13, 'Nada')).toThrow('There is no authority of type 13.');
  });
});
