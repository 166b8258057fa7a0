import { calls } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const basketApi = api.injectEndpoints({ endpoints: endpointsOf('basket', calls.basket) });
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
