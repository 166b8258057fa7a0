import { basket } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const basketApi = api.injectEndpoints({ endpoints: endpointsOf('basket', basket) });
export const { useAddToBasketMutation, useExportBasketMutation, useListBasketQuery, useRemoveFromBasketMutation } =
  basketApi;
