import { LoanRequestStatus, type PersonalKind } from '@catalogue/api-contract';
import { accessLogDays, accountingDays, alertDays, passwordRules, retentionDays } from '@catalogue/domain';

interface PersonTable {
  /** The condition on its rows `t` that are of person $1; by default their column `cod_pessoa`. */
  of?: string;
  /** Columns that are left out of the person's copy: useless to the person, useful to a thief of the file. */
  secret?: readonly string[];
  /** Columns that are secret in some rows `t`. */
  secretIf?: { if: string; columns: readonly string[] };
  /** Where the title of a row is found, to name it in the person's copy. */
  title?: 'cod_acervo' | 'cod_exemplar';
  /** When a row `t` is over, and how many days later it is deleted; without it, rows are kept as long as the person. */
  over?: { at: string; days: number; if?: string };
  /** Which rows are history: the person may stop keeping them. */
  history?: string;
}

const logins = 'SELECT login FROM pessoa_login WHERE cod_pessoa = $1::int';
const oneOf = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');
const isOwed = (debt: string) => `(${debt}.valor_multa - ${debt}.desconto > ${debt}.valor_pago)`;

// A loan with a fine that is not paid is not over.
const pastLoan = `t.data_devolucao IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM debito d WHERE d.cod_emprestimo = t.cod_emprestimo AND ${isOwed('d')})`;
// When neither it nor one that continues it can be renewed.
const lostSession = `NOT EXISTS (
  SELECT 1 FROM token_renovacao r JOIN sessao c ON c.id = r.session_id WHERE c.id = t.id OR c.root_id = t.id)`;
// A new password is compared with the one in force and those before it.
const surplusPassword = `(
  SELECT count(*) FROM senha_historico n WHERE n.cod_pessoa = t.cod_pessoa AND n.id > t.id) >= ${passwordRules.last_pw - 1}`;

/**
 * Every table with personal data: how its rows are found for a person, and when they are deleted. The person's copy, the
 * erasure, the history that a person may stop keeping and the daily deletion all use it; a test compares it with the
 * database. In the order of deletion.
 */
export const personTables: Record<PersonalKind | 'token_renovacao', PersonTable> = {
  caixa_saida: {
    of: `lower(t.para) IN (SELECT lower(email) FROM pessoa WHERE cod_pessoa = $1::int
                           UNION SELECT lower(email) FROM pessoa_email WHERE cod_pessoa = $1::int
                           UNION SELECT lower(before) FROM troca_email
                                  WHERE cod_pessoa = $1::int AND confirmed_at IS NOT NULL)`,
    // Their code would turn an open session into a new password.
    secretIf: { if: 't.has_code', columns: ['texto', 'html'] },
    over: { at: 't.data', days: retentionDays },
  },
  recuperacao_senha: { secret: ['code_hash', 'salt'], over: { at: 't.tte', days: retentionDays } },
  sessao_externa: { secret: ['key', 'browser_hash'], over: { at: 't.expires_at', days: retentionDays } },
  token_redireciona: { secret: ['hash'], over: { at: 't.expires_at', days: retentionDays } },
  token_renovacao: {
    of: 't.session_id IN (SELECT id FROM sessao WHERE cod_pessoa = $1::int OR acting_cod_pessoa = $1::int)',
    over: { at: 't.expires_at', days: retentionDays },
  },
  tentativa: {
    of: `t.login = $1::int::text OR t.login IN (${logins})`,
    over: { at: 't.at', days: retentionDays },
  },
  troca_email: {
    secret: ['code_hash', 'salt'],
    over: { at: 'coalesce(t.confirmed_at, t.tte)', days: retentionDays },
  },
  sessao: {
    of: 't.cod_pessoa = $1::int OR t.acting_cod_pessoa = $1::int',
    over: { at: 't.usada_em', days: retentionDays, if: lostSession },
  },
  senha_historico: { secret: ['password_hash'], over: { at: 't.changed_at', days: 0, if: surplusPassword } },
  token_emprestimo: { over: { at: 't.expira', days: retentionDays } },
  armazem_pedido: { over: { at: 't.data', days: retentionDays } },
  alerta: { over: { at: 't.data', days: alertDays } },
  acesso_dados: { over: { at: 't.ultima', days: accessLogDays } },
  emprestimo: { title: 'cod_exemplar', history: pastLoan },
  reserva: { title: 'cod_acervo', history: 't.encerrada_em IS NOT NULL' },
  solicitacao_emprestimo: {
    title: 'cod_acervo',
    history: `t.status IN (${oneOf([LoanRequestStatus.finished, LoanRequestStatus.notFinished, LoanRequestStatus.removed])})`,
  },
  debito: {
    title: 'cod_acervo',
    over: { at: 't.data_pagamento::timestamptz', days: accountingDays, if: `NOT ${isOwed('t')}` },
  },
  gru: { over: { at: 't.vencimento::timestamptz', days: accountingDays } },
  nada_consta: { over: { at: 't.assinado_em', days: accountingDays } },
  solicitacao: {},
  sugestao_aquisicao: {},
  comentario: { title: 'cod_acervo' },
  comentario_geral: {},
  cesta_permanente: { title: 'cod_acervo' },
  cesta_nomeada: {},
  interesse_area: {},
  interesse_periodico: { title: 'cod_acervo' },
  interesse_tipo_obra: {},
  pesquisa_seguida: {},
  perfil_novidade: {},
  preferencia_aviso: {},
  endereco_calendario: { secret: ['hash'] },
  afastamento: {},
  troca_permitida: { of: `t.cod_pessoa = $1::int OR t.login_destino IN (${logins})` },
  permissao_atividade: {},
  pessoa_email: {},
  pessoa_login: {},
  pessoa: { secret: ['password_hash'] },
};

/** Entries of the register, in its order. */
export const personTableEntries = Object.entries(personTables) as [keyof typeof personTables, PersonTable][];

/** The condition on the rows `t` of a table that are of person $1. */
export const rowsOf = ({ of = 't.cod_pessoa = $1::int' }: PersonTable): string => `(${of})`;

/** Tables about nobody, or about nobody who uses the library. Attachments go with their mails. */
export const tablesAboutNobody = new Set([
  ...['importacao', 'importacao_arquivo', 'importacao_pedaco', 'importacao_mensagem', 'importacao_acervo'],
  ...['acervo_mudanca', 'acervo_procura'],
  ...['acervo', 'acervo_area', 'acervo_autoridade', 'acervo_curso', 'acervo_estatistica', 'acervo_imagem'],
  ...['autoridade', 'autoridade_remissiva', 'palavra', 'exemplar', 'sumario', 'kardex', 'kardex_item'],
  ...[
    'tipo_emprestimo',
    'condicao_solicitacao',
    'armazem_item',
    'biblioteca',
    'campus',
    'local_recebimento',
    'horario_atendimento',
  ],
  ...['area_conhecimento', 'curso', 'disciplina', 'professor', 'plano_ensino', 'plano_ensino_acervo', 'departamento'],
  ...['aquisicao_estatistica', 'situacao_sugestao', 'base_dados', 'norma_abnt', 'produto_target', 'opcao_formulario'],
  ...['rede_instituicao', 'rede_acervo', 'estatistica_acesso', 'categoria_usuario', 'anexo_correio'],
  ...[
    'instituicao',
    'biblioteca_propria',
    'atividade',
    'guia_pesquisa',
    'faq',
    'informacao_geral',
    'evento',
    'autoatendimento',
  ],
  ...['segredo_servidor', 'relogio', 'falha', 'escrita', '_prisma_migrations'],
]);
