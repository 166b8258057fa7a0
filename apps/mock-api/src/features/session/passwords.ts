import { hashPassword, isPassword } from '@catalogue/database/passwordHash';
import { brokenPasswordRules, passwordRules, type PasswordRule } from '@catalogue/domain';
import type { Deps } from '../../deps';
import { findLastPasswords } from './password.store';

interface Refused {
  key: 'SenhaNaoConfereCriterios' | 'senha_ja_utilizada';
  broken: (PasswordRule | 'last_pw')[];
}

/** Checks a new password of a person (D1 §5; ruling D29): null, or the refusal with the rules it breaks. */
export async function refusedPassword(
  { db }: Pick<Deps, 'db'>,
  { cod_pessoa, nome_pessoa }: { cod_pessoa: number; nome_pessoa: string },
  typed: string,
): Promise<Refused | null> {
  const broken = brokenPasswordRules(typed, passwordRules, nome_pessoa);
  if (broken.length > 0) return { key: 'SenhaNaoConfereCriterios', broken };
  for (const hash of await findLastPasswords(db, cod_pessoa, passwordRules.last_pw))
    if (await isPassword(typed.trim(), hash)) return { key: 'senha_ja_utilizada', broken: ['last_pw'] };
  return null;
}

/** The hash of a password to store. */
export const storedHash = (typed: string): Promise<string> => hashPassword(typed.trim());
