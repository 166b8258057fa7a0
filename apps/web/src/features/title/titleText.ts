import { isRole, UNTITLED } from '@catalogue/domain';
import type { TFunction } from 'i18next';

// A record has some words of the library's own, in Portuguese: the reader gets those of the interface's language.

export const titleText = (titulo: string, t: TFunction<'title'>): string =>
  titulo === UNTITLED ? t('untitled') : titulo;

/** What a named person did, where it is more than writing; a word that is not the library's stands as it was recorded. */
export const roleText = (papel: string | null, t: TFunction<'title'>): string | null => {
  if (papel === 'autor') return null;
  return isRole(papel) && papel !== 'autor' ? t(`role_${papel}`) : papel;
};
