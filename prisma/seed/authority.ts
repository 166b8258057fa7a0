import { authorityRecord, searchKey, type DataField, type MarcRecord, type ReferenceFacts } from '@catalogue/domain';
import { copyRows } from '../copyRows';
import type { FeatureSeed } from './featureSeeds';
import { field } from './titles/marc';

interface SeededAuthority {
  /** 1-12, the order of D1 §3. */
  tipo: number;
  /** A heading of the first titles. */
  nome: string;
  see?: string[];
  /** Type and heading of related authorities; these refer back. */
  seeAlso?: [number, string][];
  note: string;
}

/** Headings with a record of their own: at least one of each of the twelve types. */
const AUTHORITIES: SeededAuthority[] = [
  {
    tipo: 1,
    nome: 'Assis, Machado de, 1839-1908',
    see: ['Machado de Assis, Joaquim Maria, 1839-1908', 'Assis, Joaquim Maria Machado de, 1839-1908'],
    note: 'Memórias póstumas de Brás Cubas, 2014.',
  },
  {
    tipo: 1,
    nome: 'Rosa, João Guimarães, 1908-1967',
    see: ['Guimarães Rosa, João, 1908-1967'],
    note: 'Grande sertão, 2019.',
  },
  {
    tipo: 2,
    nome: 'Associação Brasileira de Normas Técnicas',
    see: ['ABNT', 'Fórum Nacional de Normalização'],
    note: 'NBR 6023, 2018.',
  },
  {
    tipo: 2,
    nome: 'Universidade Federal do Vale do Ipê. Pró-Reitoria de Extensão',
    see: ['UFVI. Pró-Reitoria de Extensão'],
    seeAlso: [[2, 'Editora UFVI']],
    note: 'Página da Pró-Reitoria, consultada para o nome em uso.',
  },
  {
    tipo: 3,
    nome: 'Simpósio de Matemática (1. : 2023 : Diamantina, MG)',
    see: ['Simpósio Mineiro de Matemática (1. : 2023 : Diamantina, MG)'],
    note: 'Anais do simpósio, folha de rosto.',
  },
  { tipo: 4, nome: 'Lusíadas', see: ['Os Lusíadas'], note: 'Edição de 1572, conforme as edições do acervo.' },
  {
    tipo: 5,
    nome: 'Ficção brasileira',
    see: ['Ficção - Brasil', 'Prosa de ficção brasileira'],
    seeAlso: [
      [5, 'Contos brasileiros'],
      [7, 'Romance brasileiro'],
    ],
    note: 'Obras de ficção de autores brasileiros; para estudos, acrescentar a subdivisão.',
  },
  {
    tipo: 5,
    nome: 'Direito do trabalho',
    see: ['CLT', 'Consolidação das Leis do Trabalho', 'Legislação trabalhista'],
    note: 'Para as normas e para os estudos sobre elas.',
  },
  { tipo: 6, nome: 'Ouro Preto (MG)', see: ['Vila Rica (MG)'], note: 'Nome atual desde 1823.' },
  {
    tipo: 7,
    nome: 'Romance brasileiro',
    see: ['Romances brasileiros'],
    note: 'Para a forma da obra, não para estudos sobre ela.',
  },
  {
    tipo: 8,
    nome: 'Século XIX',
    see: ['Oitocentos', 'Século 19'],
    seeAlso: [[8, 'Século XVIII']],
    note: 'De 1801 a 1900.',
  },
  {
    tipo: 9,
    nome: 'História',
    see: ['Aspectos históricos'],
    seeAlso: [[9, 'Filosofia']],
    note: 'Usar depois de assuntos e de lugares.',
  },
  {
    tipo: 10,
    nome: 'Periódicos',
    see: ['Revistas'],
    seeAlso: [[10, 'Congressos']],
    note: 'Usar depois de assuntos, para a forma da publicação.',
  },
  { tipo: 11, nome: 'Brasil', see: ['República Federativa do Brasil'], note: 'Usar depois de assuntos que têm lugar.' },
  {
    tipo: 12,
    nome: 'Período colonial, 1500-1822',
    see: ['Brasil Colônia'],
    note: 'Usar depois de Brasil - História.',
  },
];

interface Known {
  cod_autoridade: number;
  tipo: number;
  nome: string;
}

interface Reference extends ReferenceFacts {
  from: Known;
  destino: number | null;
}

/** References and records for those of these authorities that the titles use. */
export const fillAuthorities: FeatureSeed = async (client, { today }) => {
  const wanted = AUTHORITIES.flatMap(({ tipo, nome, seeAlso = [] }) => [[tipo, nome] as const, ...seeAlso]);
  const { rows } = await client.query<Known>(
    `SELECT u.cod_autoridade, u.tipo, u.nome
       FROM unnest($1::int[], $2::text[]) AS w(tipo, name_key) JOIN autoridade u USING (tipo, name_key)`,
    [wanted.map(([tipo]) => tipo), wanted.map(([, nome]) => searchKey(nome))],
  );
  const known = new Map(rows.map((row) => [`${row.tipo} ${row.nome}`, row]));
  const references: Reference[] = AUTHORITIES.flatMap(({ tipo, nome, see = [], seeAlso = [] }) => {
    const from = known.get(`${tipo} ${nome}`);
    if (!from) return [];
    const related = seeAlso.flatMap(([type, heading]) => known.get(`${type} ${heading}`) ?? []);
    return [
      ...see.map((name) => ({ from, tipo: 'ver' as const, nome: name, destino: null, tipo_autoridade: null })),
      ...related.flatMap((other) => [relation(from, other), relation(other, from)]),
    ];
  });
  const seen = new Map<number, number>();
  await copyRows(
    client,
    'autoridade_remissiva',
    references.map(({ from: { cod_autoridade }, tipo, nome, destino }) => {
      const seq = (seen.get(cod_autoridade) ?? 0) + 1;
      seen.set(cod_autoridade, seq);
      return { cod_autoridade, seq, tipo, nome, destino };
    }),
  );
  for (const { tipo, nome, note } of AUTHORITIES) {
    const authority = known.get(`${tipo} ${nome}`);
    if (!authority) continue;
    const remissivas = references.filter(({ from }) => from === authority);
    await client.query('UPDATE autoridade SET registro = $2 WHERE cod_autoridade = $1', [
      authority.cod_autoridade,
      JSON.stringify(catalogued(authorityRecord({ ...authority, remissivas }), note, today)),
    ]);
  }
};

const relation = (from: Known, to: Known): Reference => ({
  from,
  tipo: 'ver_tambem',
  nome: to.nome,
  destino: to.cod_autoridade,
  tipo_autoridade: to.tipo,
});

/** The record as a cataloguer would complete it: with its agency, coded data and the source of the heading. */
function catalogued(record: MarcRecord, note: string, today: string): MarcRecord {
  const entered = `${Number(today.slice(0, 4)) - 3}0302`;
  const added: DataField[] = [
    field('040', '##', 'a', 'BR-VaIU', 'b', 'por', 'c', 'BR-VaIU'),
    field('670', '##', 'a', note),
  ];
  return {
    leader: record.leader,
    fields: [
      ...record.fields,
      { tag: '003', value: 'BR-VaIU' },
      { tag: '008', value: `${entered.slice(2)}n| azannaabn          |a aaa      ` },
      ...added,
    ].sort((left, right) => Number(left.tag) - Number(right.tag)),
  };
}
