import * as z from 'zod/mini';
import { encryptedStore } from './encryptedStore';

const kept = encryptedStore('catalogue.public', z.string(), () => sessionStorage);

/** The token that everybody's calls go out with is asked for once a visit, and not at every reload (D1 §4). */
export const { save: savePublicToken, read: readPublicToken } = kept;
