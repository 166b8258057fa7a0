import { SearchItem } from '@catalogue/api-contract';
import * as z from 'zod/mini';

/** A title of the basket: its code (D2 §3), and the fields that the basket shows without another request. */
export const BasketTitle = z.object({
  ...z.pick(SearchItem, { cod_acervo: true, descricao: true }).shape,
  ...z.partial(
    z.pick(SearchItem, {
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
  ).shape,
});
export type BasketTitle = z.output<typeof BasketTitle>;

/** Reduces a title to the fields that the basket stores. */
export const basketTitleOf = (title: BasketTitle): BasketTitle => BasketTitle.parse(title);
