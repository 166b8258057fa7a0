export { BasketButton } from './BasketButton';
export { useExportBasketMutation } from './basket.api';
export type { BasketTitle } from './basketTitle';
export { ExportActions } from './ExportActions';
export { KeepButton } from './KeepButton';
export { useBasket } from './useBasket';
