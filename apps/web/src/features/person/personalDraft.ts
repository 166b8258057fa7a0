import type { PersonalData } from '@catalogue/api-contract';
import { tidyPersonalData, type EditableData } from '@catalogue/domain';

/** What the form holds; '' for what is not given. */
export type PersonalDraft = { [Name in keyof EditableData]: EditableData[Name] extends boolean ? boolean : string };
export type FieldName = keyof EditableData;

export const fieldId = (name: FieldName) => `dados-${name}`;

/** What the library has, with what was changed so far. */
export function filledIn({ nome_pessoa: _, ...stored }: PersonalData, changed: Partial<PersonalDraft>): PersonalDraft {
  const texts = Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, value ?? '']));
  return { ...(texts as PersonalDraft), ...changed };
}

/** As it would be stored. */
export const toStore = (draft: PersonalDraft) => tidyPersonalData(draft);
