import { basketCalls } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const basketApi = api.injectEndpoints({ endpoints: endpointsOf('basket', basketCalls) });
export const {
  useAddToBasketMutation,
  useChangeNamedBasketMutation,
  useCreateNamedBasketMutation,
  useDeleteNamedBasketMutation,
  useExportBasketMutation,
  useListBasketQuery,
  useListNamedBasketsQuery,
  useReadNamedBasketQuery,
  useReadSharedBasketQuery,
  useRemoveFromBasketMutation,
} = basketApi;
