import * as z from 'zod/mini';
import { sealedStore } from './sealedStore';

const kept = sealedStore('catalogue.public', z.string(), () => sessionStorage);

/** The token that everybody's calls go out with is asked for once a visit, and not at every reload (D1 §4). */
export const { keep: keepPublicToken, read: readPublicToken } = kept;
