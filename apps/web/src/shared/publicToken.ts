import { encryptedStore } from './encryptedStore';
import { isText } from './storedShape';
import { tabStorage } from './browserStorage';

const kept = encryptedStore('catalogue.public', isText, tabStorage);

/** The public token is stored for the visit, so that a reload does not request a new one (D1 §4). */
export const { save: savePublicToken, read: readPublicToken } = kept;
