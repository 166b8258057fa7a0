import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { isText, listOf, objectOf } from '../../shared/storedShape';
import { basketTitleOf, isBasketTitle, type BasketTitle } from './basketTitle';

/** A basket with a name that this browser keeps. */
export interface LocalBasket {
  codigo: string;
  nome: string;
  titulos: BasketTitle[];
}

export const isLocalBasket = objectOf<LocalBasket>({ codigo: isText, nome: isText, titulos: listOf(isBasketTitle) });

type OfBasket<Change> = PayloadAction<{ codigo: string } & Change>;
const changed = (
  baskets: LocalBasket[],
  codigo: string,
  change: (titles: BasketTitle[]) => BasketTitle[],
): LocalBasket[] =>
  baskets.map((basket) => (basket.codigo === codigo ? { ...basket, titulos: change(basket.titulos) } : basket));

const namedBasketsSlice = createSlice({
  name: 'namedBaskets',
  initialState: [] as LocalBasket[],
  reducers: {
    basketMade: (baskets, { payload }: PayloadAction<LocalBasket>) => [
      ...baskets,
      { ...payload, titulos: payload.titulos.map(basketTitleOf) },
    ],
    basketRenamed: (baskets, { payload: { codigo, nome } }: OfBasket<{ nome: string }>) =>
      baskets.map((basket) => (basket.codigo === codigo ? { ...basket, nome } : basket)),
    basketRemoved: (baskets, { payload }: PayloadAction<string>) => baskets.filter(({ codigo }) => codigo !== payload),
    titlesAdded: (baskets, { payload: { codigo, titles } }: OfBasket<{ titles: readonly BasketTitle[] }>) =>
      changed(baskets, codigo, (before) => [
        ...before,
        ...titles.map(basketTitleOf).filter((title) => before.every((other) => other.cod_acervo !== title.cod_acervo)),
      ]),
    titlesRemoved: (baskets, { payload: { codigo, codes } }: OfBasket<{ codes: readonly string[] }>) =>
      changed(baskets, codigo, (before) => before.filter(({ cod_acervo }) => !codes.includes(cod_acervo))),
    namedBasketsCleared: () => [],
    /** The baskets as stored in the browser, or as changed by another tab. */
    namedBasketsRead: (_, { payload }: PayloadAction<LocalBasket[]>) => payload,
  },
});
export const {
  basketMade,
  basketRemoved,
  basketRenamed,
  namedBasketsCleared,
  namedBasketsRead,
  titlesAdded,
  titlesRemoved,
} = namedBasketsSlice.actions;
/** Changes made by the reader in this tab, which have to be stored. */
export const isNamedBasketChange = isAnyOf(
  basketMade,
  basketRemoved,
  basketRenamed,
  namedBasketsCleared,
  titlesAdded,
  titlesRemoved,
);
export const namedBasketsReducer = namedBasketsSlice.reducer;

export const selectLocalBaskets = ({ namedBaskets }: { namedBaskets: LocalBasket[] }) => namedBaskets;
