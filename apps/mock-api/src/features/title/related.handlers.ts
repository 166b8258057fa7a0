import type { relatedTitles } from '@catalogue/api-contract';
import type { Handlers } from '../../http/serve';
import { refuseUnknownTitle } from './knownTitle';
import { findEditions, findOfAuthor, findShelf } from './related.store';

export const relatedTitlesHandlers: Handlers<typeof relatedTitles> = {
  async listRelatedTitles({ params, refuse }, { db }) {
    await refuseUnknownTitle(db, params.id, refuse);
    const [shelf, edicoes, do_autor] = await Promise.all([
      findShelf(db, params.id),
      findEditions(db, params.id),
      findOfAuthor(db, params.id),
    ]);
    // A shelf with nothing beside the title is none.
    return { estante: shelf.length > 1 ? shelf : [], edicoes, do_autor };
  },
};
