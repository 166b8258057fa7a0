import * as z from 'zod/mini';
import { defineContract } from './endpoint';
import { Code, Count, IsoDate, NoContent, Text, TypedText, assumed } from './fields';

/** The most searches that a person follows. */
export const maxFollowedSearches = 50;
/** Of so many new titles a followed search names the newest. */
export const maxNewTitlesNamed = 3;

const maxSearchLength = 6000;
/** A search as in the address of a page of results: its fields, `filtro` and `texto`. */
const SearchAddressText = z
  .string()
  .check(z.trim(), z.minLength(1, 'deve ser preenchido'), z.maxLength(maxSearchLength, 'é longo demais'));

/** A search that a patron follows; `titulos`: the newest of the `novos` titles that it has found since. */
export const FollowedSearch = z.object({
  codigo: assumed(Text),
  nome: assumed(z.string()),
  consulta: assumed(z.string()),
  seguida_em: assumed(IsoDate),
  novos: assumed(Count),
  // The day on which they were reported; null while there are none.
  novidade_em: assumed(z.nullable(IsoDate)),
  titulos: assumed(z.array(z.object({ cod_acervo: assumed(Text), titulo: assumed(z.string()) }))),
});
export type FollowedSearch = z.output<typeof FollowedSearch>;

const path = '/api/perfil-interesse/pesquisas';

/** Searches that the server repeats for a patron (decision 033). */
export const followedSearches = defineContract({
  listFollowedSearches: {
    id: 'perfil-interesse-pesquisas-listar',
    own: true,
    summary: 'Searches that the patron follows, the last one first',
    method: 'GET',
    path,
    access: 'patron',
    reply: z.array(FollowedSearch),
  },
  followSearch: {
    id: 'perfil-interesse-pesquisas-criar',
    own: true,
    summary: `Follows a search of titles, at most ${maxFollowedSearches}; one that is followed already stays as it is`,
    method: 'POST',
    path,
    access: 'patron',
    body: z.strictObject({ nome: assumed(TypedText), consulta: assumed(SearchAddressText) }),
    status: 201,
    reply: FollowedSearch,
    refusals: { pesquisa_invalida: 422, limite_pesquisas: 422 },
  },
  unfollowSearch: {
    id: 'perfil-interesse-pesquisas-excluir',
    own: true,
    summary: 'Stops following a search',
    method: 'DELETE',
    path: `${path}/{codigo}`,
    access: 'patron',
    params: z.strictObject({ codigo: assumed(Code) }),
    status: 204,
    reply: NoContent,
    refusals: { 'Pesquisa não encontrada.': 404 },
  },
});
