import { randomBytes } from 'node:crypto';
import { maxInNamedBasket, maxNamedBaskets, type namedBaskets } from '@catalogue/api-contract';
import { isBasketName } from '@catalogue/domain';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { findItems } from '../search/search.public';
import { unknownTitles } from './basket.store';
import {
  deleteNamedBasket,
  findNamedBasket,
  findNamedBaskets,
  storeChanges,
  storeNamedBasket,
} from './namedBaskets.store';

const contentsOf = async ({ nome, acervos }: { nome: string; acervos: number[] }, { db }: Deps) => ({
  nome,
  titulos: await findItems(db, acervos),
});

/** Nobody finds it by trying. */
const newKey = () => randomBytes(16).toString('base64url');

export const namedBasketsHandlers: Handlers<typeof namedBaskets> = {
  listNamedBaskets: ({ patron }, { db }) => findNamedBaskets(db, patron.cod_pessoa),

  async createNamedBasket({ body: { nome, acervos }, patron, refuse }, { db }) {
    if (!isBasketName(nome)) refuse('nome_invalido', { facts: { nome } });
    const unknown = await unknownTitles(db, acervos);
    if (unknown.length > 0) refuse('Acervo não encontrado.', { facts: { acervos: unknown } });
    const basket = { nome: nome.trim(), acervos };
    const stored = await db.$transaction((tx) => storeNamedBasket(tx, patron.cod_pessoa, basket));
    return stored ?? refuse('limite_cestas', { facts: { maximo: maxNamedBaskets } });
  },

  async readNamedBasket({ params: { codigo }, patron: { cod_pessoa }, refuse }, deps) {
    const basket = await findNamedBasket(deps.db, { codigo, cod_pessoa });
    return contentsOf(basket ?? refuse('Cesta não encontrada.', { facts: { codigo } }), deps);
  },

  async changeNamedBasket({ params: { codigo }, body, patron: { cod_pessoa }, refuse }, { db }) {
    const { nome, incluir, compartilhada } = body;
    if (nome !== undefined && !isBasketName(nome)) refuse('nome_invalido', { facts: { nome } });
    const unknown = await unknownTitles(db, incluir);
    if (unknown.length > 0) refuse('Acervo não encontrado.', { facts: { acervos: unknown } });
    const keyOf = (chave: string | null) =>
      compartilhada === undefined ? chave : compartilhada ? (chave ?? newKey()) : null;
    const stored = await db.$transaction((tx) =>
      storeChanges(tx, { codigo, cod_pessoa }, { ...body, nome: nome?.trim() }, keyOf),
    );
    if (stored === 'none') return refuse('Cesta não encontrada.', { facts: { codigo } });
    if (stored === 'full') return refuse('cesta_cheia', { facts: { maximo: maxInNamedBasket } });
    return stored;
  },

  async deleteNamedBasket({ params: { codigo }, patron, refuse }, { db }) {
    if (!(await deleteNamedBasket(db, patron.cod_pessoa, codigo)))
      refuse('Cesta não encontrada.', { facts: { codigo } });
  },

  async readSharedBasket({ params: { chave }, refuse }, deps) {
    const basket = await findNamedBasket(deps.db, { chave });
    return contentsOf(basket ?? refuse('Cesta não encontrada.', { facts: { chave } }), deps);
  },
};
