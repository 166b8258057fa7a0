import { comments } from '@catalogue/api-contract';

/** What the comment screens read of each reply: all of it. */
export const commentsReads = {
  listComments: comments.listComments.reply,
  addComment: comments.addComment.reply,
  listCommentedTitles: comments.listCommentedTitles.reply,
  listOwnComments: comments.listOwnComments.reply,
};
