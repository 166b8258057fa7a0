import { commentsCalls } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const commentsApi = api.injectEndpoints({ endpoints: endpointsOf('comments', commentsCalls) });
export const {
  useListCommentsQuery,
  useAddCommentMutation,
  useListCommentedTitlesQuery,
  useListOwnCommentsQuery,
  useDeleteCommentMutation,
} = commentsApi;
