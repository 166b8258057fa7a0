import { calls } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const commentsApi = api.injectEndpoints({ endpoints: endpointsOf('comments', calls.comments) });
export const {
  useListCommentsQuery,
  useAddCommentMutation,
  useListCommentedTitlesQuery,
  useListOwnCommentsQuery,
  useDeleteCommentMutation,
} = commentsApi;
