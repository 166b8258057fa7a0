import type { CategoryCode, MaritalStatus } from '@catalogue/domain';
import { randomOf } from './random';

const STREETS = [
  'Rua das Acácias',
  'Rua do Ipê',
  'Avenida Central',
  'Rua Padre Serafim',
  'Travessa da Serra',
  'Rua Nova',
];
const DISTRICTS = ['Centro', 'Serra Verde', 'Rio das Pedras', 'Bela Vista', 'Santo Antônio'];
// People of the demo are single below this age.
const SINGLE_UNTIL = 30;
const STATUSES: readonly MaritalStatus[] = ['solteiro', 'solteiro', 'casado', 'divorciado', 'viuvo', 'outro'];

interface Kind {
  codigo: CategoryCode;
  escolaridade: string;
  profissao: string;
  /** Years of age, from and to. */
  ages: [number, number];
}

const KINDS: Record<string, Kind> = {
  Graduação: { codigo: '01', escolaridade: 'Superior incompleto', profissao: 'Estudante', ages: [18, 27] },
  'Pós-graduação': { codigo: '03', escolaridade: 'Superior completo', profissao: 'Pesquisa', ages: [24, 45] },
  Professor: { codigo: '04', escolaridade: 'Doutorado', profissao: 'Docência', ages: [32, 68] },
  'Técnico-administrativo': {
    codigo: '05',
    escolaridade: 'Superior completo',
    profissao: 'Administração',
    ages: [25, 64],
  },
};
const OTHER: Kind = { codigo: '10', escolaridade: 'Ensino médio', profissao: 'Outra', ages: [18, 70] };

const kindOf = (categoria: string): Kind => KINDS[categoria] ?? OTHER;

/** The category of institution 87 for a category of the demo. */
export const categoryCodeOf = (categoria: string): CategoryCode => kindOf(categoria).codigo;

// Ages are counted from the year in which the demo was written, so that birthdays do not depend on the day.
const MADE_IN = 2026;

/** Invented personal data, always the same for the same person. */
export function dataOf(cod_pessoa: number, categoria: string, recebe_email: boolean) {
  const random = randomOf('personal data', cod_pessoa);
  const { escolaridade, profissao, ages } = kindOf(categoria);
  const two = (value: number) => String(value).padStart(2, '0');
  const data = {
    rua: `${random.pick(STREETS)}, ${random.between(3, 980)}`,
    complemento: random.chance(0.4) ? `Apto ${random.between(1, 12)}0${random.between(1, 4)}` : null,
    cep: `36570${String(random.int(1000)).padStart(3, '0')}`,
    cidade: 'Vale do Ipê',
    bairro: random.pick(DISTRICTS),
    rg: `MG-${random.between(10, 22)}.${String(random.int(1000)).padStart(3, '0')}.${String(random.int(1000)).padStart(3, '0')}`,
    nacionalidade: 'Brasileira',
    sexo: random.chance(0.5) ? 'F' : 'M',
    data_nascimento: `${MADE_IN - random.between(...ages)}-${two(random.between(1, 12))}-${two(random.between(1, 28))}`,
    escolaridade,
    local: categoria === 'Graduação' ? null : 'Universidade Federal do Vale do Ipê',
    profissao,
    recebe_email,
  };
  const age = MADE_IN - Number(data.data_nascimento.slice(0, 4));
  return { ...data, estado_civil: age < SINGLE_UNTIL ? 'solteiro' : random.pick(STATUSES) };
}
