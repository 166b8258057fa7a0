import type { comments } from '@catalogue/api-contract';
import { commentBlock, waitingCommentsLimit } from '@catalogue/domain';
import type { Handlers } from '../../http/serve';
import { refuseUnknownTitle } from '../title/title.public';
import {
  countWaitingComments,
  dropComment,
  findCommentedTitles,
  findComments,
  findOwnComments,
  storeComment,
} from './comments.store';

export const commentsHandlers: Handlers<typeof comments> = {
  async listComments({ params, refuse }, { db }) {
    await refuseUnknownTitle(db, params.id, refuse);
    return findComments(db, params.id);
  },

  async addComment({ params, body, patron: { cod_pessoa }, refuse }, { db, clock }) {
    await refuseUnknownTitle(db, params.id, refuse);
    return db.$transaction(async (tx) => {
      const waiting = await countWaitingComments(tx, cod_pessoa);
      const block = commentBlock(waiting);
      if (block) refuse(block, { facts: { aguardando: waiting, limite: waitingCommentsLimit } });
      const comment = { cod_acervo: params.id, cod_pessoa, content: body.content, data: clock.now() };
      const { id } = await storeComment(tx, comment);
      return { id, aprovado: false };
    });
  },

  async listCommentedTitles({ patron }, { db }) {
    return findCommentedTitles(db, patron.cod_pessoa);
  },

  async listOwnComments({ params, patron, refuse }, { db }) {
    await refuseUnknownTitle(db, params.id, refuse);
    return findOwnComments(db, patron.cod_pessoa, params.id);
  },

  // Another person's comment gives the same reply as an unknown one.
  async deleteComment({ params, patron, refuse }, { db }) {
    if (!(await dropComment(db, params.id, patron.cod_pessoa)))
      refuse('Comentário não encontrado.', { facts: { id: params.id } });
    return undefined;
  },
};
