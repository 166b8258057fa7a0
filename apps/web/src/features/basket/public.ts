export { useExportBasketMutation } from './basket.api';
