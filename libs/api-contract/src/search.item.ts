import * as z from 'zod/mini';
import { Text, assumed, given, observed } from './fields';
import { AdditionalFacet } from './search.codes';

/** A value of a facet that a title has. */
export const FacetValue = z.object({ codigo: given(Text), descricao: given(z.string()) });

const text = z.optional(z.nullable(z.string()));

/**
 * One result. D2 §3, then ruling E5; the other fields are this project's, for display. Usually a title of this
 * catalogue; results of the partner network (`base` is `rede`) and of the search for authorities have the same shape,
 * so that facets, filters and orders work alike.
 */
export const SearchItem = z.object({
  // The title's code; otherwise the network's `id` or `cod_autoridade`: a result set never mixes them.
  cod_acervo: given(Text),
  cod_tipo_obra: given(Text),
  desc_tipo_obra: given(z.string()),
  ano_publicacao: given(z.nullable(Text)),
  idioma: given(text),
  idioma_desc: given(text),
  link_capa: given(text),
  acesso_remoto: given(text),
  possui_acessibilidade: given(text),
  dados_adicionais: given(z.partialRecord(z.enum(AdditionalFacet), z.array(FacetValue))),
  cod_tipo_area_conhec: given(z.optional(z.nullable(Text))),
  desc_tipo_area_conhec: given(text),
  cod_area_conhecimento: given(z.optional(z.nullable(Text))),
  rota: given(text),
  cursos_disc: given(
    z.optional(
      z.array(z.object({ codigo: given(Text), campus: given(Text), descricao: assumed(z.optional(z.string())) })),
    ),
  ),
  areas_conhecimento: given(z.optional(z.array(FacetValue))),
  // The disciplines in whose teaching plans the title is.
  disciplinas: assumed(z.optional(z.array(FacetValue))),
  // Partner-network items only: its own key, the title's code at the institution, the work type as text.
  id: given(z.optional(Text)),
  acervo: given(z.optional(Text)),
  tipo_obra: given(z.optional(z.string())),
  instituicao: given(z.optional(z.object({ cod_empresa: given(Text), desc_empresa: given(z.string()) }))),
  descricao: observed(z.string()),
  obra: observed(text),
  // The key by which a title with an initial article is sorted: without it. Null for all other titles.
  titulo_ordem: assumed(text),
  referencia: observed(text),
  referencia_sem_tag: observed(text),
  resumo: observed(text),
  classificacao: observed(text),
  tot_exemplares: observed(z.optional(Text)),
  isbn_iss: observed(text),
  autor: observed(text),
  autor_principal: observed(text),
  edicao: observed(text),
  desc_fisica: observed(text),
  disp_para_reserva: observed(z.optional(Text)),
  cor: observed(text),
  numero_chamada: assumed(text),
  editora: assumed(text),
  imprenta: assumed(text),
  repositorio: assumed(text),
  // Number of copies that can be taken home now, and their libraries.
  disponiveis: assumed(z.optional(Text)),
  // Copies on the shelf for use in the library only; not counted as free.
  consulta_local: assumed(z.optional(Text)),
  bibliotecas_disponiveis: assumed(z.optional(z.array(z.string()))),
  proxima_devolucao: assumed(z.optional(z.nullable(z.string()))),
  reservas_fila: assumed(z.optional(Text)),
  // Partner-network items: the title's page at the institution.
  link: assumed(text),
  // Authorities only: the code, and the number of its titles. The authority type is in the work type.
  cod_autoridade: assumed(z.optional(Text)),
  // The other form of its name that the search has found.
  variante: assumed(text),
  total_titulos: observed(z.optional(Text)),
  // In an index: the entry that lists the title.
  entrada_indice: assumed(z.optional(z.string())),
});
export type SearchItem = z.output<typeof SearchItem>;
