export { basketCleared, basketRead, basketReducer, isBasketChange, selectBasket } from './basketState';
export {
  isNamedBasketChange,
  namedBasketsCleared,
  namedBasketsRead,
  namedBasketsReducer,
  selectLocalBaskets,
} from './namedBasketsState';
export { onBasketChange, readBasket, saveBasket } from './storedBasket';
export { onNamedBasketsChange, readNamedBaskets, saveNamedBaskets } from './storedNamedBaskets';
export { pruneTakenTitles } from './takenTitles';
export { forgetWanted } from './wantedForGood';
