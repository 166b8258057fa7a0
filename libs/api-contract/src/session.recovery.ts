import * as z from 'zod/mini';
import { defineContract } from './endpoint';
import { Count, Flag, TypedText, assumed, given } from './fields';
import { captchaRefusals } from './session.token';

/** The username in the path, with the encoding of the API (rulings A18, B4). */
export const UserInPath = z.strictObject({ user: given(TypedText) });
/** The refusal of a user that no person has. */
export const unknownUser = { 'Usuário não encontrado.': 404 } as const;

/** `emails` are masked; `tte`: expiry of the code, ISO date-time (ruling B17); `length`: of the code. */
export const RecoveryStart = z.object({
  emails: given(z.array(z.string())),
  name: given(z.string()),
  length: given(Count),
  tte: given(z.iso.datetime()),
});
export type RecoveryStart = z.output<typeof RecoveryStart>;

/** The rules for a new password (D1 §3; ruling B16). */
export const PasswordRulesReply = z.object({
  rules: given(
    z.object({
      length: given(z.optional(z.object({ min: given(Count), max: given(Count) }))),
      has_numbers: given(z.optional(Flag)),
      only_numbers: given(z.optional(Flag)),
      special_char: given(z.optional(Flag)),
      diff_case: given(z.optional(Flag)),
      diff_name: given(z.optional(Flag)),
      last_pw: given(z.optional(Count)),
    }),
  ),
});
export type PasswordRulesReply = z.output<typeof PasswordRulesReply>;

/** A new password as sent; the rules for it are in the domain. */
export const NewPassword = z.string().check(z.minLength(1), z.maxLength(1000));
/** Why a new password is refused: `errors` lists the broken rules. */
export const passwordRefusals = { SenhaNaoConfereCriterios: 422, senha_ja_utilizada: 422, senha_comum: 422 } as const;
/** `message` is the key of the success text. */
export const Done = z.object({ message: assumed(z.string()) });

const tooOften = { MuitasTentativas: 429 } as const;
const codeRefusals = { ...unknownUser, ...tooOften, codigo_invalido: 422, codigo_expirado: 422 } as const;

/** The three steps of "Esqueci a senha" (D1 §2, §4). */
export const recovery = defineContract({
  startRecovery: {
    id: 'recuperar-senha-iniciar',
    summary: 'Mails a code that lets a user set a new password; asked again while it is valid, the same code once more',
    method: 'GET',
    path: '/pessoas/{user}/recuperar-senha',
    access: 'public',
    params: UserInPath,
    query: z.strictObject({ recaptcha_token: given(z.optional(TypedText)) }),
    reply: RecoveryStart,
    refusals: {
      ...unknownUser,
      ...captchaRefusals,
      ...tooOften,
      recuperacao_indisponivel: 422,
      sem_email_cadastrado: 422,
    },
  },
  validateRecoveryCode: {
    id: 'recuperar-senha-validar',
    summary: 'Checks a mailed code and says what the new password must be',
    method: 'POST',
    path: '/pessoas/{user}/recuperar-senha',
    access: 'public',
    params: UserInPath,
    body: z.strictObject({ code: given(TypedText) }),
    reply: PasswordRulesReply,
    refusals: codeRefusals,
  },
  resetPassword: {
    id: 'recuperar-senha-alterar',
    summary: 'Sets a new password by a mailed code and unblocks the account',
    method: 'PUT',
    path: '/pessoas/{user}/recuperar-senha',
    access: 'public',
    params: UserInPath,
    body: z.strictObject({ code: given(TypedText), password: given(NewPassword) }),
    reply: Done,
    refusals: { ...codeRefusals, ...passwordRefusals },
  },
});
