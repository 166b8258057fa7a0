import type { PersonalData } from '@catalogue/api-contract';
import { tidyPersonalData, type DataFlaw, type DataFlaws, type EditableData } from '@catalogue/domain';

/** The fields of the form; '' for an empty one. */
export type PersonalDraft = { [Name in keyof EditableData]: EditableData[Name] extends boolean ? boolean : string };
export type FieldName = keyof EditableData;

/** The fields in the order of the form. */
const formOrder: readonly FieldName[] = [
  'email',
  'telefone',
  'cep',
  'rua',
  'complemento',
  'bairro',
  'cidade',
  'cpf',
  'rg',
  'nacionalidade',
  'data_nascimento',
  'sexo',
  'estado_civil',
  'escolaridade',
  'profissao',
  'local',
];
/** The errors in the order of the form. */
export const inFormOrder = (flaws: DataFlaws): [FieldName, DataFlaw][] =>
  formOrder.flatMap((name) => {
    const flaw = flaws[name];
    return flaw ? [[name, flaw] as [FieldName, DataFlaw]] : [];
  });

export const fieldId = (name: FieldName) => `dados-${name}`;

/** The stored data with the draft's changes. */
export function filledIn({ nome_pessoa: _, ...stored }: PersonalData, changed: Partial<PersonalDraft>): PersonalDraft {
  const texts = Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, value ?? '']));
  return { ...(texts as PersonalDraft), ...changed };
}

/** In the form in which it is stored. */
export const toStore = (draft: PersonalDraft) => tidyPersonalData(draft);
