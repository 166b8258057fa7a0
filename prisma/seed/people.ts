import { Activity } from '@catalogue/api-contract';
import { checkedCpf } from '@catalogue/domain';
import { ordinaryPermissions } from '../permissions';
import { personName } from './names';
import { categoryCodeOf, dataOf } from './personalData';
import { personas, type Persona } from './personas';
import { randomOf } from './random';

const CATEGORIES = [
  'Graduação',
  'Graduação',
  'Graduação',
  'Pós-graduação',
  'Pós-graduação',
  'Professor',
  'Técnico-administrativo',
];

// A number with valid check digits that was never issued: the demo's all begin with 000.
const cpfOf = (cod_pessoa: number): string => checkedCpf(`000${String(cod_pessoa).padStart(6, '0')}`);

type Unnamed = Pick<Persona, 'nome_pessoa' | 'categoria' | 'logins' | 'bloqueio'> & { cod_pessoa: number };

interface SeededPeople {
  people: object[];
  logins: object[];
  permissions: object[];
}

export const firstPatron = 101;

/** The personas, then `patrons` unnamed people who only borrow, from cod_pessoa 101 on. All have the same password. */
export function makePeople(patrons: number, password_hash: string): SeededPeople {
  const named = personas.map((persona, index) => ({ cod_pessoa: index + 1, ...persona }));
  const unnamed = Array.from({ length: patrons }, (_, index): Unnamed => {
    const random = randomOf('patron', index);
    const { direct } = personName('patron', index);
    const categoria = random.pick(CATEGORIES);
    const login = String(2_015_000_000 + random.int(11) * 1_000_000 + index);
    return {
      cod_pessoa: firstPatron + index,
      nome_pessoa: direct,
      categoria,
      logins: [{ login, nome: direct }],
      bloqueio: random.chance(0.02),
    };
  });
  const all: (Unnamed & Partial<Persona>)[] = [...named, ...unnamed];
  return {
    people: all.map((person) => ({
      cod_pessoa: person.cod_pessoa,
      nome_pessoa: person.nome_pessoa,
      email: person.hasEmail === false ? null : `${person.logins[0]?.login ?? ''}@ufvi.example.org`,
      telefone: `(31) 5550-${String(person.cod_pessoa % 10_000).padStart(4, '0')}`,
      cpf: person.hasCpf === false ? null : cpfOf(person.cod_pessoa),
      categoria: person.categoria,
      cod_categoria: person.cod_categoria ?? categoryCodeOf(person.categoria),
      ...dataOf(person.cod_pessoa, person.categoria, person.persona_id !== undefined && person.hasEmail !== false),
      // People without a CPF are foreigners.
      ...(person.hasCpf === false && { nacionalidade: 'Chilena' }),
      professor: person.categoria === 'Professor',
      bloqueio: person.bloqueio ?? false,
      password_hash,
      persona_id: person.persona_id ?? null,
      persona_shows: person.shows ?? null,
    })),
    logins: all.flatMap(({ cod_pessoa, logins }) =>
      logins.map(({ login, nome, base = 'M', usuario = null }) => ({ cod_pessoa, login, base, nome, usuario })),
    ),
    permissions: all.flatMap(({ cod_pessoa, hasArea = true }) =>
      ordinaryPermissions
        .filter(({ cod_atividade }) => hasArea || cod_atividade !== Activity.personalArea)
        .map((permission) => ({ cod_pessoa, ...permission })),
    ),
  };
}
