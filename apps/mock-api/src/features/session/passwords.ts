import { hashPassword, isPassword } from '@catalogue/database/passwordHash';
import { inTurn } from '@catalogue/web-host/inTurn';
import { brokenPasswordRules, isCommonPassword, mustWait, passwordRules, type PasswordRule } from '@catalogue/domain';
import { countWrongPasswords, forgetWrongPasswords, lockAttempts, recordAttempt } from '../../attempts.store';
import type { Deps } from '../../deps';
import { Refusal } from '../../http/errors';
import type { Client } from '../../http/serve';
import { findLastPasswords } from './password.store';
import { isBlocked } from './session.store';

interface Refused {
  key: 'SenhaNaoConfereCriterios' | 'senha_ja_utilizada' | 'senha_comum';
  broken: (PasswordRule | 'last_pw' | 'comum')[];
}

/** Checks a new password of a person (D1 §5; ruling D29): null, or the refusal with the rules it breaks. */
export async function refusedPassword(
  { db }: Pick<Deps, 'db'>,
  { cod_pessoa, nome_pessoa }: { cod_pessoa: number; nome_pessoa: string },
  typed: string,
): Promise<Refused | null> {
  const broken = brokenPasswordRules(typed, passwordRules, nome_pessoa);
  if (broken.length > 0) return { key: 'SenhaNaoConfereCriterios', broken };
  if (isCommonPassword(typed)) return { key: 'senha_comum', broken: ['comum'] };
  for (const hash of await findLastPasswords(db, cod_pessoa, passwordRules.last_pw))
    if (await isPassword(typed.trim(), hash)) return { key: 'senha_ja_utilizada', broken: ['last_pw'] };
  return null;
}

/** The hash of a password to store. */
export const storedHash = ({ passwordCost }: Pick<Deps, 'passwordCost'>, typed: string): Promise<string> =>
  hashPassword(typed.trim(), passwordCost);

interface TypedPassword {
  login: string;
  client: Client;
  password: string;
  /** Whose login it is; undefined: nobody's. */
  person: { cod_pessoa: number; password_hash: string } | undefined;
}

// A hash takes one of the four threads that Node has for such work, for a third of a second: pages are compressed, and
// files read, by the others.
const maxConcurrent = 2;
const maxWaiting = 50;
const turn = inTurn(maxConcurrent, maxWaiting);

/**
 * Evaluates a typed password and counts a wrong one, few at a time: those of one address that are sent at once count for
 * each other before they cost a hash. Refuses with 503 while too many wait.
 */
export async function evaluatePassword(...[deps, typed]: Parameters<typeof evaluated>): ReturnType<typeof evaluated> {
  let failure: Awaited<ReturnType<typeof evaluated>> = null;
  const isDone = await turn(async () => {
    failure = await evaluated(deps, typed);
    return true;
  });
  if (!isDone) throw new Refusal(503, 'O servidor está ocupado: tente de novo em alguns instantes.', { retryAfter: 2 });
  return failure;
}

/**
 * Attempts of one login or address are evaluated one after the other, so that concurrent ones count for each other
 * (ruling B13). No connection is in use while a password is hashed.
 */
async function evaluated(
  { db, clock, passwordCost }: Pick<Deps, 'db' | 'clock' | 'passwordCost'>,
  { login, client, password, person }: TypedPassword,
) {
  const attempt = { kind: 'password', login, address: client.address, at: clock.now() } as const;
  if (mustWait(await countWrongPasswords(db, attempt), attempt.at)) return 'MuitasTentativas';
  // An unknown login takes as long as one with a password of its own.
  const right = await isPassword(password, person?.password_hash ?? '', passwordCost);
  return db.$transaction(async (tx) => {
    await lockAttempts(tx, attempt);
    const wrong = await countWrongPasswords(tx, attempt);
    if (mustWait(wrong, attempt.at)) return 'MuitasTentativas';
    // Whatever password was typed: a user who forgot it must learn that a new one reopens the account (D1 §8, ruling
    // B13).
    if (person && (await isBlocked(tx, person.cod_pessoa))) return 'ACESSO_BLOQUEADO';
    if (!person || !right) {
      await recordAttempt(tx, attempt);
      return 'UsuarioOuSenhaIncorreta';
    }
    if (wrong.here.inARow > 0) await forgetWrongPasswords(tx, attempt);
    return null;
  });
}
