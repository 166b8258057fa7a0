import type { SearchItem } from '@catalogue/api-contract';
import { isFlag, isText, nullable, objectOf, optional } from '../../shared/storedShape';

type ShownField =
  | 'cod_tipo_obra'
  | 'desc_tipo_obra'
  | 'ano_publicacao'
  | 'idioma'
  | 'idioma_desc'
  | 'link_capa'
  | 'autor'
  | 'autor_principal'
  | 'edicao'
  | 'imprenta'
  | 'desc_fisica'
  | 'numero_chamada'
  | 'referencia';

/** A title of the basket: its code (D2 §3), and the fields that the basket shows without another request. */
export type BasketTitle = Pick<SearchItem, 'cod_acervo' | 'descricao'> &
  Partial<Pick<SearchItem, ShownField>> & {
    /** Put in by a signed-in patron: it leaves this browser with their sign-out (decision 044). */
    ofPatron?: boolean;
  };

const maybeText = optional(nullable(isText));
const shapes: Parameters<typeof objectOf<BasketTitle>>[0] = {
  cod_acervo: isText,
  descricao: isText,
  cod_tipo_obra: optional(isText),
  desc_tipo_obra: optional(isText),
  ano_publicacao: maybeText,
  idioma: maybeText,
  idioma_desc: maybeText,
  link_capa: maybeText,
  autor: maybeText,
  autor_principal: maybeText,
  edicao: maybeText,
  imprenta: maybeText,
  desc_fisica: maybeText,
  numero_chamada: maybeText,
  referencia: maybeText,
  ofPatron: optional(isFlag),
};
export const isBasketTitle = objectOf<BasketTitle>(shapes);

/** Reduces a title to the fields that the basket stores. */
export const basketTitleOf = (title: BasketTitle): BasketTitle =>
  Object.fromEntries(Object.entries(title).filter(([name]) => name in shapes)) as unknown as BasketTitle;

export const markedAsPatrons = (titles: readonly BasketTitle[]): BasketTitle[] =>
  titles.map((title) => ({ ...title, ofPatron: true }));

/** Those that a visitor put in. */
export const withoutPatrons = (titles: readonly BasketTitle[]): BasketTitle[] =>
  titles.filter(({ ofPatron }) => !ofPatron);
