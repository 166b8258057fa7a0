import { TitleItem } from '@catalogue/api-contract';
import type { Call } from './calls';

interface Unread {
  /** Its name in the contract; `refused` for its refusals. */
  call: string;
  since: string;
  reason: string;
  fields: string[];
}

const noScreenYet = 'no screen shows it yet';
const byStatus = 'the app reads only the status of this refusal (D1 §8, D2 §8); its texts are for other clients';

/**
 * Fields of the contract that the app does not read: a server may leave them out or change them without an effect on the app. All
 * other fields of a reply are read, and are in a pact. A field includes everything inside it.
 */
const unread: Unread[] = [
  ...['issueToken', 'validateOidc', 'validateSaml', 'switchLogin', 'exchangeUser'].map((call) => ({
    call,
    since: '2026-11-21',
    reason: 'only the 401 shows the app that a token has expired (D2 §4)',
    fields: ['token_type', 'expires_in'],
  })),
  { call: 'issueToken refused', since: '2026-11-21', reason: byStatus, fields: ['error', 'error_description'] },
  { call: 'validateOidc refused', since: '2026-11-21', reason: byStatus, fields: ['message'] },
  { call: 'getHandOverToken', since: '2026-11-21', reason: 'the address contains it already', fields: ['token'] },
  { call: 'getPerson refused', since: '2026-11-21', reason: byStatus, fields: ['message'] },
  { call: 'listActivities refused', since: '2026-11-21', reason: byStatus, fields: ['message'] },
  {
    call: 'getPerson',
    since: '2026-11-21',
    reason: 'the login is kept as it was typed (ruling C21); the rest is shown nowhere yet',
    fields: ['user.login', 'user.email', 'authPermissions[].cod_modulo', 'authPermissions[].descricao'],
  },
  { call: 'listActivities', since: '2026-11-21', reason: noScreenYet, fields: ['[].lookup'] },
  { call: 'listSearchGuides', since: '2026-11-21', reason: 'the list comes in this order', fields: ['[].ordem'] },
  {
    call: 'listAdditionalTitles',
    since: '2026-11-22',
    reason: 'a row has room for the titles alone',
    fields: ['[].titulos[].tipo'],
  },
  {
    call: 'searchTitles',
    since: '2026-11-21',
    reason: 'the fourteen lists are read in the same way: the pact has A, B and S as examples',
    fields: ['C', 'D', 'E', 'F', 'G', 'L', 'M', 'N', 'O', 'P', 'U'].map(
      (letter) => `data[].dados_adicionais.${letter}`,
    ),
  },
  {
    call: 'searchTitles',
    since: '2026-11-21',
    reason: '`descricao` and `imprenta` contain the same text and are read first',
    fields: ['data[].obra', 'data[].editora'],
  },
  {
    call: 'searchTitles',
    since: '2026-11-21',
    reason: noScreenYet,
    fields: [
      'id',
      'data[].isbn_iss',
      'data[].referencia_sem_tag',
      'data[].resumo',
      'data[].cor',
      'data[].rota',
      'data[].cod_area_conhecimento',
      'data[].cod_tipo_area_conhec',
      'data[].desc_tipo_area_conhec',
    ],
  },
  {
    call: 'findResultPage',
    since: '2026-11-25',
    reason: 'a title is read as one of `searchTitles`, whose pact has all of its fields',
    fields: Object.keys(TitleItem.shape)
      .filter((field) => field !== 'cod_acervo' && field !== 'descricao')
      .map((field) => `data[].${field}`),
  },
  {
    call: 'listFacetValues',
    since: '2026-11-25',
    reason: 'the app asks for one page, which grows',
    fields: ['pagina'],
  },
  {
    call: 'searchTitles refused',
    since: '2026-11-21',
    reason: 'the message says it; the form does not mark its fields yet',
    fields: ['errors'],
  },
  {
    call: 'getSearchFilters',
    since: '2026-11-21',
    reason:
      'facet titles come from the domain in the reader’s language; of the form’s options only the number of libraries is shown',
    fields: [
      'search_tab',
      'facetas',
      'opcoes.bibliotecas[].cod_biblioteca',
      'opcoes.bibliotecas[].desc_biblioteca',
      'opcoes.tipos_obra',
      'opcoes.idiomas',
      'opcoes.anos',
    ],
  },
  {
    call: 'getSearchOrders',
    since: '2026-11-21',
    reason: 'orders are named in the reader’s language, and the list starts by relevance',
    fields: ['opcoes[].descricao', 'padrao'],
  },
  {
    call: 'getTitle',
    since: '2026-11-21',
    reason: 'a convenience that the screen must not need: `campos` has everything (ruling E3)',
    fields: [
      'campos[].detalhes[].link_acesso',
      'cod_acervo',
      'cod_tipo_obra',
      'desc_tipo_obra',
      'ano_publicacao',
      'idioma',
      'idioma_desc',
      'numero_chamada',
      'link_capa',
      'acesso_remoto',
      'possui_acessibilidade',
    ],
  },
  {
    call: 'getMarc',
    since: '2026-11-21',
    reason: 'for the clients that were observed (ruling E4)',
    fields: ['[].seq_secao', '[].texto_descricao', '[].campo_fixo'],
  },
  {
    call: 'getAuthority',
    since: '2026-11-21',
    reason: 'rows are shaped as those of a title: for the clients that were observed (ruling E4)',
    fields: ['marc[].seq_secao', 'marc[].texto_descricao', 'marc[].campo_fixo'],
  },
  {
    call: 'orderStoreItems',
    since: '2026-11-21',
    reason: 'the app says in the reader’s language that the order was taken',
    fields: ['message'],
  },
  {
    call: 'listCopies',
    since: '2026-11-21',
    reason: 'counted from the copies themselves, or shown elsewhere on the page',
    fields: ['total', 'disponiveis', 'exemplares[].numero_chamada'],
  },
  { call: 'listPendingTitles', since: '2026-11-21', reason: noScreenYet, fields: ['titulos[].dataSaida'] },
  ...['listRequests', 'listLoanRequests'].map((call) => ({
    call,
    since: '2026-11-22',
    reason: 'the app names the statuses in the reader’s language',
    fields: ['[].desc_status'],
  })),
  {
    call: 'takeOwnData',
    since: '2026-11-24',
    reason: 'all kinds and columns go into the person’s files as they are: the pact has one as an example',
    fields: [
      'acesso_dados',
      'pessoa',
      'sessao',
      ...['base', 'cod_pessoa', 'codigo', 'nome', 'usuario'].map((column) => `pessoa_login[].${column}`),
    ],
  },
  {
    call: 'removeFromBasket',
    since: '2026-11-22',
    reason: 'after its success a title is in the basket no more',
    fields: ['na_cesta'],
  },
  {
    call: 'getInterestOptions',
    since: '2026-11-22',
    reason: 'each of the three kinds has a part of its own on the screen',
    fields: ['tipos_dsi'],
  },
  {
    call: 'getRenewalStanding',
    since: '2026-11-22',
    reason: 'each loan has its own limit',
    fields: ['limite_renovacoes'],
  },
];

/** The fields of a call's reply that the app does not read. */
export const unreadOf = ({ name }: Call): string[] =>
  unread.filter(({ call }) => call === name).flatMap(({ fields }) => fields);

/** `getMarc: [].campo_fixo`: all unread fields. */
export const unreadNames: string[] = unread.flatMap(({ call, fields }) => fields.map((field) => `${call}: ${field}`));
