import { basketCalls } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const basketApi = api.injectEndpoints({ endpoints: endpointsOf('basket', basketCalls) });
export const { useAddToBasketMutation, useExportBasketMutation, useListBasketQuery, useRemoveFromBasketMutation } =
  basketApi;
