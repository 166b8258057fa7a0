import { z } from 'zod';
import {
  brokenPasswordRules,
  dateOf,
  isCommonPassword,
  isCpf,
  isEmail,
  isPhone,
  passwordRules,
  specialCharacters,
} from '@catalogue/domain';

const text = (longest: number) =>
  z
    .string()
    .max(longest, `must have at most ${longest} characters`)
    .regex(/^\P{Cc}*$/u, 'must not have line breaks or control characters');
const needed = (longest: number) => text(longest).min(1, 'must not be empty');

/** A column that may be missing; an empty value is null. */
const optional = (longest: number, isValid: (value: string) => boolean, message: string) =>
  text(longest)
    .refine((value) => value === '' || isValid(value), message)
    .transform((value) => value || null)
    .optional();

const { length } = passwordRules;
const passwordSentence = `must have ${length.min} to ${length.max} characters with a digit, capital and small letters and one of ${specialCharacters}, and no part of the name`;

/** A line of the table of people. */
export const PersonRow = z
  .object({
    login: needed(100).regex(/^\S*$/, 'must have no spaces'),
    nome_pessoa: needed(200),
    categoria: optional(100, () => true, ''),
    email: optional(254, isEmail, 'must be an e-mail address'),
    telefone: optional(16, isPhone, 'must be a phone number such as (31) 99876-5432'),
    cpf: optional(11, isCpf, 'must be 11 digits with right check digits; in Excel, format the column as text'),
    senha: optional(length.max, () => true, ''),
  })
  .superRefine(({ senha, nome_pessoa }, context) => {
    if (!senha) return;
    const fail = (message: string) => context.addIssue({ code: 'custom', path: ['senha'], message });
    if (brokenPasswordRules(senha, passwordRules, nome_pessoa).length > 0) fail(passwordSentence);
    else if (isCommonPassword(senha)) fail('is a common word with digits or signs around it, which is tried first');
  });

const day = (isEmptyAllowed: boolean) =>
  z.string().transform((value, context) => {
    if (value === '' && isEmptyAllowed) return null;
    const [, d = '', m = '', y = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(value) ?? [];
    const iso = y === '' ? value : `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
    if (isDay(iso)) return iso;
    context.addIssue({ code: 'custom', message: 'must be a day such as 2026-03-31 or 31/03/2026' });
    return z.NEVER;
  });

const isDay = (iso: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(iso) &&
  !Number.isNaN(dateOf(iso).getTime()) &&
  dateOf(iso).toISOString().slice(0, 10) === iso;

/** A line of the table of loans. No loan begins or ends after `today`, an ISO date. */
export const loanRow = (today: string) =>
  z
    .object({
      cod_exemplar: needed(100),
      login: needed(100),
      data_saida: day(false).pipe(z.string()),
      data_prevista: day(false).pipe(z.string()),
      data_devolucao: day(true).optional(),
    })
    .superRefine(({ data_saida, data_prevista, data_devolucao }, context) => {
      const fail = (column: string, message: string) => context.addIssue({ code: 'custom', path: [column], message });
      if (data_saida > today) fail('data_saida', `is after today, ${today}`);
      if (data_prevista < data_saida) fail('data_prevista', 'is before data_saida');
      if (!data_devolucao) return;
      if (data_devolucao < data_saida) fail('data_devolucao', 'is before data_saida');
      if (data_devolucao > today) fail('data_devolucao', `is after today, ${today}`);
    });
