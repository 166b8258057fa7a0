import { TopicKind, maxFollowedSearches, maxInterests, type interestProfile } from '@catalogue/api-contract';
import {
  interestTermKey,
  maxInterestDays,
  serialWishBlock,
  validityBlock,
  type ValidityBlock,
} from '@catalogue/domain';
import type { Handlers, Refuse } from '../../http/serve';
import type { Deps } from '../../deps';
import { findFormOptions, readFollowable } from '../search/search.public';
import { findUnits } from '../units/units.public';
import { deleteFollowedSearch, findFollowedSearches, storeFollowedSearch } from './followedSearches.store';
import {
  changeSerial,
  changeWorkType,
  deleteSerial,
  deleteWorkType,
  findAreaTypes,
  findSerialCodes,
  findSerials,
  findWorkTypes,
  searchSerials,
  storeSerials,
  storeWorkTypes,
} from './interest-profile.store';
import { workTypeName } from './interests.store';
import { findMatches } from './matches.store';
import { deleteTopic, extendTopic, findFollowedTopics, findTopics, searchTopics, storeTopics } from './topics.store';

const kinds = [
  { codigo: TopicKind.area, descricao: 'Área do conhecimento' },
  { codigo: TopicKind.author, descricao: 'Autor' },
  { codigo: TopicKind.subject, descricao: 'Assunto' },
];

const full = ['limite_interesses', { facts: { maximo: maxInterests } }] as const;

const checkValidity = (validade: string, today: string, refuse: Refuse<ValidityBlock>) => {
  const block = validityBlock(validade, today);
  if (block) refuse(block, { facts: { validade, hoje: today, maximo_dias: maxInterestDays } });
};

const unknownLibraries = async ({ db }: Deps, wanted: readonly number[]): Promise<number[]> => {
  const units = (await findUnits(db)).map(({ cod_biblioteca }) => cod_biblioteca);
  return wanted.filter((library) => !units.includes(library));
};

const unknownLanguages = async ({ db }: Deps, wanted: readonly string[]): Promise<string[]> => {
  const { idiomas } = await findFormOptions(db);
  return wanted.filter((language) => !idiomas.some(({ codigo }) => codigo === language));
};

const workTypesOf = async ({ db, today }: Deps, cod_pessoa: number) => {
  const { tipos_obra } = await findFormOptions(db);
  const nameOf = (code: number) =>
    tipos_obra.find(({ codigo }) => codigo === String(code))?.descricao ?? workTypeName(code);
  const rows = await findWorkTypes(db, cod_pessoa, today());
  return rows.map((row) => ({ ...row, descricao: nameOf(row.cod_tipo_obra) }));
};

export const interestProfileHandlers: Handlers<typeof interestProfile> = {
  async getInterestOptions(_, { db }) {
    const { bibliotecas, idiomas, tipos_obra } = await findFormOptions(db);
    const tipos_area = await findAreaTypes(db);
    return { tipos_dsi: kinds, tipos_area, bibliotecas, idiomas, tipos_obra, maximo_dias: maxInterestDays };
  },

  async searchTopics({ query: { tipoPesquisa, termoPesquisa } }, { db }) {
    const key = interestTermKey(termoPesquisa);
    return key === null ? [] : searchTopics(db, tipoPesquisa, key);
  },

  async followTopics({ body: { tipoDSI, validade, itens }, patron, refuse }, { db, today }) {
    checkValidity(validade, today(), refuse);
    const topics = await findTopics(db, tipoDSI, itens);
    const missing = itens.filter(
      ({ codigo, codTipoArea }) =>
        !topics.some((topic) => topic.codigo === codigo && topic.codTipoArea === codTipoArea),
    );
    if (missing.length > 0) refuse('item_invalido', { facts: { itens: missing } });
    return db.$transaction(
      async (tx) => (await storeTopics(tx, patron.cod_pessoa, tipoDSI, topics, validade)) ?? refuse(...full),
    );
  },

  async listTopics({ patron }, { db, today }) {
    return findFollowedTopics(db, patron.cod_pessoa, today());
  },

  async unfollowTopic({ body, patron, refuse }, { db }) {
    if (!(await deleteTopic(db, patron.cod_pessoa, body))) refuse('Interesse não encontrado.', { facts: body });
  },

  async extendTopic({ body: { validade, ...topic }, patron, refuse }, { db, today }) {
    checkValidity(validade, today(), refuse);
    const extended = await extendTopic(db, patron.cod_pessoa, topic, validade);
    return extended ?? refuse('Interesse não encontrado.', { facts: topic });
  },

  async searchSerials({ query: { termoPesquisa, bibliotecas = [] } }, { db }) {
    const key = interestTermKey(termoPesquisa);
    return key === null ? [] : searchSerials(db, key, bibliotecas);
  },

  async followSerials({ body: { validade, itens }, patron: { cod_pessoa }, refuse }, deps) {
    const { db, today } = deps;
    checkValidity(validade, today(), refuse);
    const idle = itens.find((item) => serialWishBlock(item));
    if (idle) refuse('tipo_periodico_obrigatorio', { facts: idle });
    const strange = await unknownLibraries(
      deps,
      itens.flatMap(({ bibliotecas }) => bibliotecas),
    );
    if (strange.length > 0) refuse('biblioteca_invalida', { facts: { bibliotecas: strange } });
    const known = await findSerialCodes(
      db,
      itens.map(({ cod_acervo }) => cod_acervo),
    );
    const missing = itens.filter(({ cod_acervo }) => !known.includes(cod_acervo));
    if (missing.length > 0) refuse('item_invalido', { facts: { itens: missing } });
    await db.$transaction(async (tx) => {
      if (!(await storeSerials(tx, cod_pessoa, itens, validade))) refuse(...full);
    });
    return (await findSerials(db, cod_pessoa, today())).filter(({ cod_acervo }) => known.includes(cod_acervo));
  },

  async listFollowedSerials({ patron }, { db, today }) {
    return findSerials(db, patron.cod_pessoa, today());
  },

  async updateFollowedSerial({ body, patron: { cod_pessoa }, refuse }, deps) {
    const { db, today } = deps;
    checkValidity(body.validade, today(), refuse);
    if (serialWishBlock(body)) refuse('tipo_periodico_obrigatorio', { facts: body });
    const strange = await unknownLibraries(deps, body.bibliotecas);
    if (strange.length > 0) refuse('biblioteca_invalida', { facts: { bibliotecas: strange } });
    await changeSerial(db, cod_pessoa, body);
    const changed = (await findSerials(db, cod_pessoa, today())).find(({ codigo }) => codigo === body.codigo);
    return changed ?? refuse('Interesse não encontrado.', { facts: { codigo: body.codigo } });
  },

  async unfollowSerial({ body: { codigo }, patron, refuse }, { db }) {
    if (!(await deleteSerial(db, patron.cod_pessoa, codigo)))
      refuse('Interesse não encontrado.', { facts: { codigo } });
  },

  async followWorkTypes({ body: { validade, itens }, patron: { cod_pessoa }, refuse }, deps) {
    checkValidity(validade, deps.today(), refuse);
    const strange = await unknownLibraries(
      deps,
      itens.flatMap(({ bibliotecas }) => bibliotecas),
    );
    if (strange.length > 0) refuse('biblioteca_invalida', { facts: { bibliotecas: strange } });
    const unread = await unknownLanguages(
      deps,
      itens.flatMap(({ idiomas }) => idiomas),
    );
    if (unread.length > 0) refuse('idioma_invalido', { facts: { idiomas: unread } });
    const known = (await findFormOptions(deps.db)).tipos_obra.map(({ codigo }) => Number(codigo));
    const missing = itens.filter(({ cod_tipo_obra }) => !known.includes(cod_tipo_obra));
    if (missing.length > 0) refuse('item_invalido', { facts: { itens: missing } });
    await deps.db.$transaction((tx) => storeWorkTypes(tx, cod_pessoa, itens, validade));
    const wanted = itens.map(({ cod_tipo_obra }) => cod_tipo_obra);
    return (await workTypesOf(deps, cod_pessoa)).filter(({ cod_tipo_obra }) => wanted.includes(cod_tipo_obra));
  },

  async listFollowedWorkTypes({ patron }, deps) {
    return workTypesOf(deps, patron.cod_pessoa);
  },

  async updateFollowedWorkType({ body, patron: { cod_pessoa }, refuse }, deps) {
    checkValidity(body.validade, deps.today(), refuse);
    const strange = await unknownLibraries(deps, body.bibliotecas);
    if (strange.length > 0) refuse('biblioteca_invalida', { facts: { bibliotecas: strange } });
    const unread = await unknownLanguages(deps, body.idiomas);
    if (unread.length > 0) refuse('idioma_invalido', { facts: { idiomas: unread } });
    await changeWorkType(deps.db, cod_pessoa, body);
    const changed = (await workTypesOf(deps, cod_pessoa)).find(({ codigo }) => codigo === body.codigo);
    return changed ?? refuse('Interesse não encontrado.', { facts: { codigo: body.codigo } });
  },

  async unfollowWorkType({ body: { codigo }, patron, refuse }, { db }) {
    if (!(await deleteWorkType(db, patron.cod_pessoa, codigo)))
      refuse('Interesse não encontrado.', { facts: { codigo } });
  },

  async listFollowedSearches({ patron }, { db }) {
    return findFollowedSearches(db, patron.cod_pessoa);
  },

  async followSearch({ body, patron, refuse }, { db, today }) {
    const { consulta } = body;
    if (!(await readFollowable(db, consulta, today()))) refuse('pesquisa_invalida', { facts: { consulta } });
    const stored = await db.$transaction((tx) => storeFollowedSearch(tx, patron.cod_pessoa, body, today()));
    return stored ?? refuse('limite_pesquisas', { facts: { maximo: maxFollowedSearches } });
  },

  async unfollowSearch({ params: { codigo }, patron, refuse }, { db }) {
    if (!(await deleteFollowedSearch(db, patron.cod_pessoa, codigo)))
      refuse('Pesquisa não encontrada.', { facts: { codigo } });
  },

  async listMatchingTitles({ patron }, { db, today }) {
    return findMatches(db, patron.cod_pessoa, today());
  },
};
