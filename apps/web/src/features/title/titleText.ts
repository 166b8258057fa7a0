import { isRole, UNTITLED } from '@catalogue/domain';
import type { TFunction } from 'i18next';

// Records contain some Portuguese texts of the library; these functions give them in the interface's language.

export const titleText = (titulo: string, t: TFunction<'title'>): string =>
  titulo === UNTITLED ? t('untitled') : titulo;

/** The role of a named person, unless it is author; an unknown role is shown as recorded. */
export const roleText = (papel: string | null, t: TFunction<'title'>): string | null => {
  if (papel === 'autor') return null;
  return isRole(papel) && papel !== 'autor' ? t(`role_${papel}`) : papel;
};
