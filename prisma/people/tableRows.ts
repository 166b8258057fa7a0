import { z } from 'zod';
import type { TableErrorCode } from '@catalogue/api-contract';
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

// An issue's message is its code.
const code = (of: TableErrorCode) => of;

const text = (longest: number) =>
  z
    .string()
    .max(longest, code('tooLong'))
    .regex(/^\P{Cc}*$/u, code('controlCharacter'));
const needed = (longest: number) => text(longest).min(1, code('missing'));

/** A column that may be missing; an empty value is null. */
const optional = (longest: number, isValid: (value: string) => boolean = () => true, wrong?: TableErrorCode) =>
  text(longest)
    .refine((value) => value === '' || isValid(value), wrong)
    .transform((value) => value || null)
    .optional();

const { length } = passwordRules;
const passwordFacts = { least: length.min, most: length.max, signs: specialCharacters };

/** A line of the table of people. */
export const PersonRow = z
  .object({
    login: needed(100).regex(/^\S*$/, code('spaces')),
    nome_pessoa: needed(200),
    categoria: optional(100),
    email: optional(254, isEmail, 'email'),
    telefone: optional(16, isPhone, 'phone'),
    cpf: optional(11, isCpf, 'cpf'),
    senha: optional(length.max),
  })
  .superRefine(({ senha, nome_pessoa }, context) => {
    if (!senha) return;
    const fail = (message: TableErrorCode, params = {}) =>
      context.addIssue({ code: 'custom', path: ['senha'], message, params });
    if (brokenPasswordRules(senha, passwordRules, nome_pessoa).length > 0) fail('password', passwordFacts);
    else if (isCommonPassword(senha)) fail('passwordCommon');
  });

const day = (isEmptyAllowed: boolean) =>
  z.string().transform((value, context) => {
    if (value === '' && isEmptyAllowed) return null;
    const [, d = '', m = '', y = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(value) ?? [];
    const iso = y === '' ? value : `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
    if (isDay(iso)) return iso;
    context.addIssue({ code: 'custom', message: code('day') });
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
      const fail = (column: string, message: TableErrorCode) =>
        context.addIssue({ code: 'custom', path: [column], message, params: { today } });
      if (data_saida > today) fail('data_saida', 'afterToday');
      if (data_prevista < data_saida) fail('data_prevista', 'beforeLoan');
      if (!data_devolucao) return;
      if (data_devolucao < data_saida) fail('data_devolucao', 'beforeLoan');
      if (data_devolucao > today) fail('data_devolucao', 'afterToday');
    });
