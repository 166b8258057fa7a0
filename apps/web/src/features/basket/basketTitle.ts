import { SearchItem } from '@catalogue/api-contract';
import * as z from 'zod/mini';

/** A title of the basket: its code (D2 §3), and what the basket shows of it without asking for it again. */
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

/** What the basket keeps of a title, and no more of it. */
export const basketTitleOf = (title: BasketTitle): BasketTitle => BasketTitle.parse(title);
