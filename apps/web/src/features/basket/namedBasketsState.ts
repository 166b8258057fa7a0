import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from '../../shared/session';
import { isFlag, isText, listOf, objectOf, optional } from '../../shared/storedShape';
import { basketTitleOf, isBasketTitle, withoutPatrons, type BasketTitle } from './basketTitle';

/** A basket with a name that this browser keeps. */
export interface LocalBasket {
  codigo: string;
  nome: string;
  titulos: BasketTitle[];
  /** Made by a signed-in patron, as `ofPatron` of a title. */
  ofPatron?: boolean;
}

export const isLocalBasket = objectOf<LocalBasket>({
  codigo: isText,
  nome: isText,
  titulos: listOf(isBasketTitle),
  ofPatron: optional(isFlag),
});

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
  extraReducers: (builder) =>
    builder.addCase(signedOut, (baskets) =>
      baskets
        .filter(({ ofPatron }) => !ofPatron)
        .map((basket) => ({ ...basket, titulos: withoutPatrons(basket.titulos) })),
    ),
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
/** Changes made by the reader, which have to be stored. */
export const isNamedBasketChange = isAnyOf(
  basketMade,
  basketRemoved,
  basketRenamed,
  namedBasketsCleared,
  signedOut,
  titlesAdded,
  titlesRemoved,
);
export const namedBasketsReducer = namedBasketsSlice.reducer;

export const selectLocalBaskets = ({ namedBaskets }: { namedBaskets: LocalBasket[] }) => namedBaskets;
