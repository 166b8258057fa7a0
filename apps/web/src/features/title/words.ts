import { isRole, UNTITLED, type FieldsTitle } from '@catalogue/domain';
import type { TFunction } from 'i18next';

// A record has some words of the library's own, in Portuguese: the reader gets those of the interface's language.

export const titleText = (titulo: string, t: TFunction<'title'>): string =>
  titulo === UNTITLED ? t('untitled') : titulo;

/** What a named person did, where it is more than writing; a word that is not the library's stands as it was recorded. */
export const roleText = (papel: string | null, t: TFunction<'title'>): string | null => {
  if (papel === 'autor') return null;
  return isRole(papel) && papel !== 'autor' ? t(`role_${papel}`) : papel;
};

/** The language of a title in words: the library's in Portuguese, the browser's in other languages. */
export function languageText({ idioma, idioma_desc }: Pick<FieldsTitle, 'idioma' | 'idioma_desc'>, language: string) {
  if (!idioma || language === 'pt') return idioma_desc;
  const name = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }).of(idioma) ?? idioma;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
