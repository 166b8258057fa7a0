import { normalized } from './normalized';

/** A text in lower case and without accents; other signs stay, unlike in a `searchKey`. */
export const unaccented = (text: string): string => normalized(text, 'NFD').replace(/\p{M}/gu, '').toLowerCase();
