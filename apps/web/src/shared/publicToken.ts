import * as z from 'zod/mini';
import { encryptedStore } from './encryptedStore';

const kept = encryptedStore('catalogue.public', z.string(), () => sessionStorage);

/** The public token is stored for the visit, so that a reload does not request a new one (D1 §4). */
export const { save: savePublicToken, read: readPublicToken } = kept;
