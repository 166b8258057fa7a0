import { hashPassword, isPassword } from '@catalogue/database/passwordHash';
import { brokenPasswordRules, isCommonPassword, mustWait, passwordRules, type PasswordRule } from '@catalogue/domain';
import { countWrongPasswords, forgetWrongPasswords, lockAttempts, recordAttempt, takeRate } from '../../attempts.store';
import type { Deps } from '../../deps';
import type { Client } from '../../http/client';
import { workInTurn } from '../../http/workInTurn';
import { findLastPasswords } from './password.store';
import { isBlocked } from './session.store';

// A hash takes one of the four threads that Node has for such work for long: pages are compressed, and files read, by the
// others.
const inItsTurn = workInTurn(2, { maxWaitingOfKey: 50 });
// Who stores one has signed in, or has a code.
const storing = 'storing';

interface Refused {
  key: 'SenhaNaoConfereCriterios' | 'senha_ja_utilizada' | 'senha_comum' | 'MuitasTentativas';
  broken: (PasswordRule | 'last_pw' | 'comum')[];
}

/**
 * Checks a new password of a person (D1 §5; ruling D29): null, or the refusal with the rules it breaks. Who knows the password
 * may try few others, since each is hashed for each of the last ones.
 */
export async function refusedPassword(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { cod_pessoa, nome_pessoa }: { cod_pessoa: number; nome_pessoa: string },
  { address }: Client,
  typed: string,
): Promise<Refused | null> {
  const broken = brokenPasswordRules(typed, passwordRules, nome_pessoa);
  if (broken.length > 0) return { key: 'SenhaNaoConfereCriterios', broken };
  if (isCommonPassword(typed)) return { key: 'senha_comum', broken: ['comum'] };
  const attempt = { kind: 'newPassword', login: String(cod_pessoa), address, at: clock.now() } as const;
  if (!(await db.$transaction((tx) => takeRate(tx, attempt)))) return { key: 'MuitasTentativas', broken: [] };
  for (const hash of await findLastPasswords(db, cod_pessoa, passwordRules.last_pw))
    if (await inItsTurn(address, () => isPassword(typed.trim(), hash)))
      return { key: 'senha_ja_utilizada', broken: ['last_pw'] };
  return null;
}

/** The hash of a password to store. */
export const storedHash = ({ passwordCost }: Pick<Deps, 'passwordCost'>, typed: string): Promise<string> =>
  inItsTurn(storing, () => hashPassword(typed.trim(), passwordCost));

interface TypedPassword {
  login: string;
  client: Client;
  password: string;
  /** Whose login it is; undefined: nobody's. */
  person: { cod_pessoa: number; password_hash: string } | undefined;
}

/**
 * Evaluates a typed password and counts a wrong one, few at a time: those of one address that are sent at once count for
 * each other before they cost a hash. Refuses with 503 while too many wait.
 */
export const evaluatePassword = (...[deps, typed]: Parameters<typeof evaluated>): ReturnType<typeof evaluated> =>
  inItsTurn(typed.client.address, () => evaluated(deps, typed));

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
