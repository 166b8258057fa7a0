import { addDays, categoryCodes, type CategoryCode } from '@catalogue/domain';
import { copyRows } from '../copyRows';
import { personaCodes } from './personaCodes';
import type { FeatureSeed } from './featureSeeds';

// D1 §3, institution 87.
const CATEGORIES: Record<CategoryCode, string> = {
  '01': 'Graduação ou especial',
  '19': 'Graduação digital',
  '03': 'Pós-graduação ou especial',
  '06': 'Programa especial',
  '07': 'Línguas ou família agrícola',
  '21': 'Técnico de nível médio',
  '09': 'Doutorado',
  '05': 'Servidor',
  '12': 'Servidor do hospital',
  Intercamb: 'Intercambista',
  MembroComun: 'Membro da comunidade',
  '08': 'Mestrado',
  '04': 'Professor',
  '10': 'Usuário especial',
};

// The permitted switches of user, by login.
const SWITCHES = [
  ['trocas', 'carla'],
  ['trocas', 'bruno'],
  ['carla', 'trocas'],
  ['bruno', 'trocas'],
] as const;

const EMAILS = [
  ['ana', 'ana.lage@correio.example.org'],
  ['duplicado', 'debora.quintao@correio.example.org'],
] as const;

interface SeededDeviation {
  login: string;
  cod_biblioteca: number;
  motivo: string;
  origem: 'multa' | 'equipe';
  /** Days from today. */
  from: number;
  to: number | null;
}

const DEVIATIONS: SeededDeviation[] = [
  {
    login: 'mfaria-servidor',
    cod_biblioteca: 2,
    motivo: 'Livro devolvido com páginas molhadas',
    origem: 'equipe',
    from: -12,
    to: 18,
  },
  { login: 'mfaria-servidor', cod_biblioteca: 1, motivo: 'Atraso de 20 dias', origem: 'multa', from: -200, to: -180 },
  { login: 'carla', cod_biblioteca: 4, motivo: 'Atraso de 8 dias', origem: 'multa', from: -90, to: -82 },
];

/** Categories, further addresses, permitted switches of user, and deviations. */
export const fillPerson: FeatureSeed = async (client, { today }) => {
  const codeOf = await personaCodes(client);
  await copyRows(
    client,
    'categoria_usuario',
    categoryCodes.map((codigo) => ({ codigo, descricao: CATEGORIES[codigo] })),
  );
  await copyRows(
    client,
    'pessoa_email',
    EMAILS.map(([login, email]) => ({ cod_pessoa: codeOf(login), email })),
  );
  await copyRows(
    client,
    'troca_permitida',
    SWITCHES.map(([login, login_destino]) => ({ cod_pessoa: codeOf(login), login_destino })),
  );
  await copyRows(
    client,
    'afastamento',
    DEVIATIONS.map(({ login, cod_biblioteca, motivo, origem, from, to }) => ({
      cod_pessoa: codeOf(login),
      cod_biblioteca,
      motivo,
      data_inicio: addDays(today, from),
      data_fim: to === null ? null : addDays(today, to),
      origem,
    })),
  );
};
