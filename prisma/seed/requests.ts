import { HoldStatus, LoanRequestStatus, NoticeKind, type RequestType } from '@catalogue/api-contract';
import { addDays, brazilianFromIso, requestDaysUpTo } from '@catalogue/domain';
import type { ClientBase } from 'pg';
import { copyRows } from '../copyRows';
import { personaCodes } from './personaCodes';
import { personas } from './personas';
import type { FeatureSeed } from './featureSeeds';

interface SeededRequest {
  login: string;
  tipo: RequestType;
  subtipo?: string;
  status: keyof typeof LoanRequestStatus;
  daysAgo: number;
  dados: Record<string, string | number | boolean>;
  /** What the library answered, and what it costs. */
  resposta?: string;
  valor?: number;
}

const article = (titulo_artigo: string, titulo_revista: string, ano: number) => ({
  titulo_artigo,
  titulo_revista,
  ano,
  pagina_inicial: 11,
  pagina_final: 29,
});

const REQUESTS: SeededRequest[] = [
  {
    login: 'ana',
    tipo: 'comutacao-bibliografica',
    subtipo: 'artigo',
    status: 'waiting',
    daysAgo: 2,
    dados: article('Nascentes urbanas e memória', 'Cadernos do Vale', 2019),
  },
  {
    login: 'ana',
    tipo: 'comutacao-bibliografica',
    subtipo: 'artigo',
    status: 'inTransit',
    daysAgo: 9,
    resposta: 'São 19 páginas. Valor aprovado por telefone.',
    valor: 24,
    dados: article('Protocolos de roteamento em redes esparsas', 'Revista de Redes', 2021),
  },
  {
    login: 'ana',
    tipo: 'comutacao-bibliografica',
    subtipo: 'tese-dissertacao',
    status: 'available',
    daysAgo: 25,
    dados: { titulo: 'A leitura nas fazendas de café', autor: 'Peixoto, Lúcia', grau_defesa: 'doutorado', ano: 2008 },
  },
  {
    login: 'ana',
    tipo: 'comutacao-bibliografica',
    subtipo: 'parte-documento',
    status: 'finished',
    daysAgo: 70,
    dados: { titulo_parte: 'O clima', titulo_obra: 'Geografia do planalto', pagina_inicial: 40, pagina_final: 66 },
  },
  {
    login: 'ana',
    tipo: 'levantamento-bibliografico',
    status: 'notFinished',
    daysAgo: 110,
    resposta: 'O assunto é amplo demais. Peça de novo com um período e um lugar.',
    dados: { assunto_geral: 'Bibliotecas escolares', idioma: 'português', formato: 'ambos' },
  },
  {
    login: 'ana',
    tipo: 'ficha-catalografica',
    status: 'removed',
    daysAgo: 150,
    dados: {
      folha_rosto: 'Universidade Federal do Vale do Ipê. Rotas de água: monografia.',
      resumo: 'Estudam-se as rotas de água do vale.',
      palavras_chave: 'água; vale; cartografia',
      total_paginas: 88,
    },
  },
  {
    login: 'carla',
    tipo: 'pesquisa-especializada',
    status: 'waiting',
    daysAgo: 5,
    dados: { assunto: 'Inconfidência e imprensa', palavras_chave: 'imprensa; século XVIII', idioma: 'português' },
  },
  {
    login: 'carla',
    tipo: 'emprestimo-inter-bibliotecas',
    status: 'inTransit',
    daysAgo: 8,
    dados: {
      biblioteca_origem: 3,
      biblioteca_recebimento: 2,
      titulo: 'Autos da devassa',
      telefone: '(31) 5550-0003',
      email: 'carla@ufvi.example.org',
    },
  },
];

/** The due date of a persona's open loan, as `DD/MM/YYYY`. */
function dueDateOf(login: string, title: string, today: string): string {
  const story = personas.find(({ persona_id }) => persona_id === login);
  const loan = story?.loans?.find((each) => each.title === title && each.returnedAgo === undefined);
  if (!loan) throw new Error(`${login} has not borrowed ${title}.`);
  return brazilianFromIso(addDays(today, loan.dueIn));
}

// None of today: it could be in the future at the user's time of day.
const alertsOn = (today: string) =>
  [
    ['ana', 'Reserva disponível', 'Clube da Esquina espera por você na Biblioteca de Artes e Música.', 1, false],
    [
      'ana',
      'Empréstimo perto do fim',
      `Redes de computadores deve ser devolvido até ${dueDateOf('ana', 'Redes de computadores', today)}.`,
      2,
      false,
    ],
    ['ana', 'Sugestão atendida', 'Introdução à análise de redes chegou à biblioteca.', 12, true],
    ['ana', 'Horário de férias', 'Nas férias as bibliotecas fecham às 18h.', 35, true],
    ['bruno', 'Empréstimo em atraso', 'Cálculo já devia ter voltado. Devolva para renovar os outros.', 3, false],
    ['carla', 'Novos títulos', 'Há títulos novos para o seu perfil de interesse.', 4, false],
  ] as const;

/** Requests of each type and status, and alerts read and unread. */
export const fillRequests: FeatureSeed = async (client, { today }) => {
  const codeOf = await personaCodes(client);
  await copyRows(
    client,
    'solicitacao',
    REQUESTS.map(({ login, tipo, subtipo = null, status, daysAgo, dados, resposta = null, valor = null }) => ({
      cod_pessoa: codeOf(login),
      tipo,
      subtipo,
      status: LoanRequestStatus[status],
      passos: requestDaysUpTo(LoanRequestStatus[status], addDays(today, -daysAgo)),
      data: `${addDays(today, -daysAgo)}T15:00:00Z`,
      dados,
      resposta,
      valor,
    })),
  );
  await copyRows(
    client,
    'alerta',
    alertsOn(today).map(([login, titulo, texto, daysAgo, lido]) => ({
      cod_pessoa: codeOf(login),
      titulo,
      texto,
      data: `${addDays(today, -daysAgo)}T10:00:00Z`,
      lido,
    })),
  );
  await linkAlerts(client, today);
};

/** Gives the alerts about a loan or hold of the seed their fact, so that they end with it. */
async function linkAlerts(client: ClientBase, today: string) {
  const iso = (date: string) => `to_char(${date}, 'YYYY-MM-DD')`;
  const set = `UPDATE alerta SET thing = fact.thing, aviso = fact.aviso FROM`;
  const where = `WHERE alerta.cod_pessoa = fact.cod_pessoa AND alerta.titulo = fact.titulo
                   AND starts_with(alerta.texto, fact.nome)`;
  await client.query(
    `${set} (
       SELECT e.cod_pessoa, a.titulo AS nome, 'emprestimo:' || e.cod_emprestimo AS thing, kind.titulo,
              jsonb_build_object('tipo', kind.tipo, 'codigo', e.cod_emprestimo::text, 'cod_acervo', a.cod_acervo::text,
                'nome', a.titulo, 'dia', ${iso('e.data_prevista + kind.after')}, 'ate', ${iso('e.data_prevista')},
                'desc_biblioteca', b.desc_biblioteca, 'estado', NULL) AS aviso
         FROM emprestimo e JOIN exemplar x USING (cod_exemplar) JOIN acervo a USING (cod_acervo)
         JOIN biblioteca b USING (cod_biblioteca)
        CROSS JOIN (VALUES ('Empréstimo perto do fim', $1, -3), ('Empréstimo em atraso', $2, 1)) AS kind (titulo, tipo, after)
        WHERE e.data_devolucao IS NULL) AS fact ${where}`,
    [NoticeKind.dueSoon, NoticeKind.late1Day],
  );
  await client.query(
    `${set} (
       SELECT r.cod_pessoa, a.titulo AS nome, 'reserva:' || r.cod_reserva AS thing, 'Reserva disponível' AS titulo,
              jsonb_build_object('tipo', $1::text, 'codigo', r.cod_reserva::text, 'cod_acervo', a.cod_acervo::text,
                'nome', a.titulo, 'dia', ${iso('least(r.validade - 3, $3::date)')}, 'ate', ${iso('r.validade')},
                'desc_biblioteca', b.desc_biblioteca, 'estado', NULL) AS aviso
         FROM reserva r JOIN acervo a USING (cod_acervo) JOIN biblioteca b ON b.cod_biblioteca = r.biblioteca
        WHERE r.situacao = $2) AS fact ${where}`,
    [NoticeKind.holdReady, HoldStatus.released, today],
  );
}
