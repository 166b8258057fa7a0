import * as z from 'zod/mini';
import { defineContract } from './endpoint';
import { Count, Flag, IsoDate, TypedText, assumed, ownOnly } from './fields';
import { Done } from './session.recovery';

/** The kinds of data that are stored about a person, by the table that has them. A person's copy has each of them. */
export const personalKinds = [
  'pessoa',
  'pessoa_login',
  'pessoa_email',
  'permissao_atividade',
  'troca_permitida',
  'afastamento',
  'emprestimo',
  'reserva',
  'solicitacao_emprestimo',
  'armazem_pedido',
  'debito',
  'gru',
  'token_emprestimo',
  'nada_consta',
  'solicitacao',
  'sugestao_aquisicao',
  'comentario',
  'comentario_geral',
  'cesta_permanente',
  'cesta_nomeada',
  'interesse_area',
  'interesse_periodico',
  'interesse_tipo_obra',
  'pesquisa_seguida',
  'perfil_novidade',
  'alerta',
  'preferencia_aviso',
  'endereco_calendario',
  'caixa_saida',
  'sessao',
  'sessao_externa',
  'token_redireciona',
  'recuperacao_senha',
  'senha_historico',
  'troca_email',
  'tentativa',
  'acesso_dados',
] as const;
export type PersonalKind = (typeof personalKinds)[number];

/** Rows by kind, as they are stored; a kind without rows is left out. */
export const OwnData = z.partialRecord(z.enum(personalKinds), z.array(z.record(z.string(), z.unknown())));
export type OwnData = z.output<typeof OwnData>;

/** Who had access to a person's data: the person, another who acts for them, the staff, or a command of the server. */
const accessActors = ['proprio', 'outra_pessoa', 'biblioteca', 'comando'] as const;
/** What they did: signed in, read, changed, or took a copy of everything. */
const accessActions = ['entrou', 'leu', 'mudou', 'levou'] as const;
/** The data that an access was to. */
const accessedData = [
  'tudo',
  'cadastro',
  'emprestimos',
  'reservas',
  'pedidos',
  'nada_consta',
  'comentarios',
  'alertas',
  'interesses',
  'cesta',
  'mensagens',
  'outros',
] as const;

/** Accesses of one actor to one kind of data on one day; `vezes`: how many. */
export const DataAccess = z.object({
  id: assumed(Count),
  dia: assumed(IsoDate),
  em: assumed(z.iso.datetime()),
  ultima: assumed(z.iso.datetime()),
  vezes: assumed(Count),
  quem: assumed(z.enum(accessActors)),
  // Of another person; null also when that person was erased.
  nome: assumed(z.nullable(z.string())),
  acao: assumed(z.enum(accessActions)),
  dados: assumed(z.enum(accessedData)),
});
export type DataAccess = z.output<typeof DataAccess>;

/** Whether what is over is kept for the person to read, and how much of it there is. */
const HistoryChoice = z.object({ guarda: assumed(Flag), guardados: assumed(Count) });

const path = '/pessoas/meu-pergamum';

/** What a person may ask of who stores their data (LGPD art. 18). The documents have no such calls. */
export const privacy = defineContract({
  takeOwnData: {
    id: 'meus-dados-baixar',
    own: true,
    summary: 'All that is stored about the signed-in person; asks for the password unless the sign-in was just now',
    method: 'POST',
    path: `${path}/meus-dados`,
    access: 'patron',
    // null: right after a sign-in.
    body: z.strictObject({ senha: assumed(z.nullable(TypedText)) }),
    reply: OwnData,
    refusals: { ...ownOnly, precisa_da_senha: 422, senha_atual_incorreta: 422, MuitasTentativas: 429 },
  },
  listAccesses: {
    id: 'acessos-aos-meus-dados',
    own: true,
    summary: 'Who had access to the data of the signed-in person, the newest first',
    method: 'GET',
    path: `${path}/acessos`,
    access: 'patron',
    reply: z.array(DataAccess),
    refusals: ownOnly,
  },
  getHistoryChoice: {
    id: 'historico-escolha-obter',
    own: true,
    summary: 'Whether the library keeps the history of loans and holds of the signed-in person',
    method: 'GET',
    path: `${path}/historico`,
    access: 'patron',
    reply: HistoryChoice,
  },
  setHistoryChoice: {
    id: 'historico-escolha-alterar',
    own: true,
    summary: 'Lets the library keep the history, or erases it and keeps none from now on',
    method: 'PUT',
    path: `${path}/historico`,
    access: 'patron',
    body: z.strictObject({ guarda: assumed(Flag) }),
    reply: Done,
    refusals: ownOnly,
  },
});
