import { isEmail, isPhone } from '../contact';
import { isCivilDate } from '../dates';
import { isCpf } from './cpf';

/** Sex as sent by the API (D1 §3: female or male). */
export const Sex = { female: 'F', male: 'M' } as const;

/** Marital statuses in the order of D1 §3. */
export const maritalStatuses = ['solteiro', 'casado', 'separado', 'divorciado', 'viuvo', 'outro'] as const;
export type MaritalStatus = (typeof maritalStatuses)[number];

/** The fields of their record that a person may change (D1 §3); null: not given. Dates are ISO. */
export interface EditableData {
  rua: string | null;
  complemento: string | null;
  cep: string | null;
  cidade: string | null;
  bairro: string | null;
  rg: string | null;
  cpf: string | null;
  nacionalidade: string | null;
  sexo: string | null;
  data_nascimento: string | null;
  escolaridade: string | null;
  local: string | null;
  profissao: string | null;
  estado_civil: string | null;
  email: string | null;
  telefone: string | null;
  recebe_email: boolean;
}

/** A validation error of a field; also its text key. */
export type DataFlaw =
  | 'cpf_invalido'
  // Of the server, which knows the others.
  | 'cpf_de_outra_pessoa'
  | 'cep_invalido'
  | 'telefone_invalido'
  | 'email_invalido'
  | 'email_obrigatorio'
  | 'data_invalida'
  | 'data_futura'
  | 'sexo_invalido'
  | 'estado_civil_invalido'
  | 'texto_longo';

export type DataFlaws = Partial<Record<keyof EditableData, DataFlaw>>;

// The oldest person on record reached 122.
const maxLifeYears = 125;
const maxTextLength = 120;

/** Removes the punctuation of a typed postal code. */
export const postalCodeDigits = (typed: string): string => typed.replace(/[\s.-]/g, '');

/**
 * Formats up to 8 digits as a postal code, `36570-000`; returns anything else unchanged, so that the error stays
 * visible.
 */
export const postalCodeText = (digits: string): string => digits.replace(/^(\d{5})(\d{1,3})$/, '$1-$2');

/**
 * Normalises personal data for storage: trimmed, empty as null, the postal code as digits. A CPF must arrive as digits
 * (D1 §3): the form applies `cpfDigits`, and a CPF with punctuation is refused.
 */
export function tidyPersonalData(typed: EditableData): EditableData {
  const tidy = { ...typed };
  for (const name of textFields) tidy[name] = typed[name]?.trim() || null;
  tidy.cep = tidy.cep === null ? null : postalCodeDigits(tidy.cep);
  return tidy;
}

const textFields = [
  'rua',
  'complemento',
  'cep',
  'cidade',
  'bairro',
  'rg',
  'cpf',
  'nacionalidade',
  'sexo',
  'data_nascimento',
  'escolaridade',
  'local',
  'profissao',
  'estado_civil',
  'email',
  'telefone',
] as const satisfies (keyof EditableData)[];

/**
 * Validation errors of normalised personal data on `today` (ISO), by field; empty when it may be stored (D1 §3, §5;
 * D2 §5).
 */
export function personalDataFlaws(data: EditableData, today: string): DataFlaws {
  const flaws: DataFlaws = {};
  for (const name of textFields) if ((data[name]?.length ?? 0) > maxTextLength) flaws[name] = 'texto_longo';
  if (data.cpf !== null && !isCpf(data.cpf)) flaws.cpf = 'cpf_invalido';
  if (data.cep !== null && !/^\d{8}$/.test(data.cep)) flaws.cep = 'cep_invalido';
  if (data.telefone !== null && !isPhone(data.telefone)) flaws.telefone = 'telefone_invalido';
  if (data.email !== null && !isEmail(data.email)) flaws.email = 'email_invalido';
  // E-mail notices need an address.
  if (data.email === null && data.recebe_email) flaws.email = 'email_obrigatorio';
  if (data.sexo !== null && !Object.values<string>(Sex).includes(data.sexo)) flaws.sexo = 'sexo_invalido';
  if (data.estado_civil !== null && !(maritalStatuses as readonly string[]).includes(data.estado_civil))
    flaws.estado_civil = 'estado_civil_invalido';
  const born = data.data_nascimento;
  if (born !== null) {
    if (!isCivilDate(born) || Number(today.slice(0, 4)) - Number(born.slice(0, 4)) > maxLifeYears)
      flaws.data_nascimento = 'data_invalida';
    else if (born > today) flaws.data_nascimento = 'data_futura';
  }
  return flaws;
}
