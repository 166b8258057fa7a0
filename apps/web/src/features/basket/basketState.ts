import { filledBasket, putBack, type TakenTitle } from '@catalogue/domain';
import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from '../../shared/session';
import { basketTitleOf, withoutPatrons, type BasketTitle } from './basketTitle';

const basketSlice = createSlice({
  name: 'basket',
  initialState: [] as BasketTitle[],
  // D2 §4: add one, add many, remove by cod_acervo, clear, replace.
  reducers: {
    titlesPutIn: (basket, { payload }: PayloadAction<readonly BasketTitle[]>) =>
      filledBasket(basket, payload.map(basketTitleOf)).titles,
    titleTakenOut: (basket, { payload }: PayloadAction<string>) =>
      basket.filter(({ cod_acervo }) => cod_acervo !== payload),
    basketCleared: () => [],
    titlesPutBack: (basket, { payload }: PayloadAction<readonly TakenTitle<BasketTitle>[]>) => putBack(basket, payload),
    /** The basket as stored in the browser, or as changed by another tab. */
    basketRead: (_, { payload }: PayloadAction<BasketTitle[]>) => payload,
  },
  extraReducers: (builder) => builder.addCase(signedOut, withoutPatrons),
});
export const { titlesPutIn, titleTakenOut, basketCleared, titlesPutBack, basketRead } = basketSlice.actions;
/** Changes made by the reader, which have to be stored. */
export const isBasketChange = isAnyOf(titlesPutIn, titleTakenOut, basketCleared, titlesPutBack, signedOut);
export const basketReducer = basketSlice.reducer;

type WithBasket = { basket: BasketTitle[] };
export const selectBasket = ({ basket }: WithBasket) => basket;
