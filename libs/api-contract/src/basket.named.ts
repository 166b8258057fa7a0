import * as z from 'zod/mini';
import { maxInNamedBasket, maxNamedBaskets } from './basket.codes';
import { defineContract } from './endpoint';
import { Code, NoContent, Text, TypedText, assumed, unknownTitle } from './fields';
import { SearchItem } from './search.item';

const Titles = z.array(Code).check(z.maxLength(maxInNamedBasket));

/** A basket that a patron has named; `chave`: the last part of its public address, null while it has none. */
export const NamedBasket = z.object({
  codigo: assumed(Text),
  nome: assumed(z.string()),
  // In the order in which they were put in.
  acervos: assumed(z.array(Text)),
  chave: assumed(z.nullable(z.string())),
});
export type NamedBasket = z.output<typeof NamedBasket>;

/** What a basket shows of its titles; those that the catalogue has no more are left out. */
export const BasketContents = z.object({
  nome: assumed(z.string()),
  titulos: assumed(
    z.array(
      z.pick(SearchItem, {
        cod_acervo: true,
        descricao: true,
        cod_tipo_obra: true,
        desc_tipo_obra: true,
        ano_publicacao: true,
        idioma: true,
        idioma_desc: true,
        link_capa: true,
        autor: true,
        autor_principal: true,
        edicao: true,
        imprenta: true,
        desc_fisica: true,
        numero_chamada: true,
        referencia: true,
      }),
    ),
  ),
});
export type BasketContents = z.output<typeof BasketContents>;

const path = '/cestas';
const unknownBasket = { 'Cesta não encontrada.': 404 } as const;
const params = z.strictObject({ codigo: assumed(Code) });

/** Baskets with a name, beside the permanent one (decision 044). */
export const namedBaskets = defineContract({
  listNamedBaskets: {
    id: 'cestas-listar',
    own: true,
    summary: 'The baskets that the patron has named, by name',
    method: 'GET',
    path,
    access: 'patron',
    reply: z.array(NamedBasket),
  },
  createNamedBasket: {
    id: 'cestas-criar',
    own: true,
    summary: `Makes a basket with a name; a patron has at most ${maxNamedBaskets}`,
    method: 'POST',
    path,
    access: 'patron',
    body: z.strictObject({ nome: assumed(TypedText), acervos: assumed(Titles) }),
    status: 201,
    reply: NamedBasket,
    refusals: { ...unknownTitle, nome_invalido: 422, limite_cestas: 422 },
  },
  readNamedBasket: {
    id: 'cestas-ler',
    own: true,
    summary: 'The titles of a basket of the patron',
    method: 'GET',
    path: `${path}/{codigo}`,
    access: 'patron',
    params,
    reply: BasketContents,
    refusals: unknownBasket,
  },
  changeNamedBasket: {
    id: 'cestas-alterar',
    own: true,
    summary: `Renames a basket, takes titles out, puts titles in (at most ${maxInNamedBasket} stay), gives it a public address or ends it`,
    method: 'PUT',
    path: `${path}/{codigo}`,
    access: 'patron',
    params,
    body: z.strictObject({
      // Without it the name stays: a page that shows an older one must not bring that back.
      nome: assumed(z.optional(TypedText)),
      excluir: assumed(Titles),
      incluir: assumed(Titles),
      compartilhada: assumed(z.optional(z.boolean())),
    }),
    reply: NamedBasket,
    refusals: { ...unknownTitle, ...unknownBasket, nome_invalido: 422, cesta_cheia: 422 },
  },
  deleteNamedBasket: {
    id: 'cestas-excluir',
    own: true,
    summary: 'Removes a basket, and with it its public address',
    method: 'DELETE',
    path: `${path}/{codigo}`,
    access: 'patron',
    params,
    status: 204,
    reply: NoContent,
    refusals: unknownBasket,
  },
  readSharedBasket: {
    id: 'cestas-compartilhada',
    own: true,
    summary: 'A basket by its public address, without the name of its owner',
    method: 'GET',
    path: `${path}/compartilhadas/{chave}`,
    access: 'public',
    params: z.strictObject({ chave: assumed(TypedText) }),
    reply: BasketContents,
    refusals: unknownBasket,
  },
});
