import { readFileSync } from 'node:fs';
import { WrongVariables } from './wrongVariables';

type Variables = Readonly<Record<string, string | undefined>>;

/** Which variables may be in a file that `NAME_FILE` names: those with a secret. */
export const isSecret = (name: string): boolean => /_(KEY|SECRET|PASSWORD|URLS?)$/.test(name) && name !== 'PUBLIC_URL';

/** For a program that is given its database by the one that starts it: what else could name another. */
export const noOtherDatabase = {
  DATABASE_URL_FILE: '',
  DATABASE_PASSWORD: '',
  DATABASE_PASSWORD_FILE: '',
  DATABASE_REPLICA_URLS_FILE: '',
};

/**
 * The variables with the contents of their files (`CONTROL_KEY_FILE`) and with DATABASE_PASSWORD in the addresses of databases. Throws
 * WrongVariables for a file that cannot be read, and for a variable that is given twice.
 */
export function withSecrets(variables: Variables, names: readonly string[]): Variables {
  const { DATABASE_PASSWORD: password, ...all } = Object.fromEntries(
    [...names, 'DATABASE_PASSWORD'].map((name) => [name, isSecret(name) ? secretOf(variables, name) : variables[name]]),
  );
  if (!password) return all;
  const { DATABASE_URL: url, DATABASE_REPLICA_URLS: replicas } = all;
  return {
    ...all,
    DATABASE_URL: withPassword(url, password),
    DATABASE_REPLICA_URLS: replicas
      ?.split(',')
      .map((replica) => withPassword(replica.trim(), password))
      .join(),
  };
}

// In a URL it must not contain what separates its parts, nor the addresses of a list.
function withPassword(url: string | undefined, password: string): string | undefined {
  if (!url || !URL.canParse(url)) return url;
  const whole = new URL(url);
  whole.password = encodeURIComponent(password);
  return whole.href;
}

function secretOf(variables: Variables, name: string): string | undefined {
  const file = variables[`${name}_FILE`];
  if (!file) return variables[name];
  if (variables[name]) throw new WrongVariables(`${name} and ${name}_FILE are both set: unset one of them.`);
  try {
    // Editors and `echo` end a file with a new line, which no secret has.
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new WrongVariables(`${name}_FILE names a file that cannot be read (${code}): ${file}.`);
  }
}
