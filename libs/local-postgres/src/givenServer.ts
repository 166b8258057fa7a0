import { Client } from 'pg';
import { codeOf, Failure, messageOf } from '@catalogue/command-kit/failure';

/** The oldest major version of PostgreSQL that the queries run on. */
export const OLDEST_MAJOR = 15;

/** Makes sure that the PostgreSQL of DATABASE_URL can be used. Throws a Failure that says what to do. */
export async function checkGivenServer(url: string, oldest = OLDEST_MAJOR): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
    const version = rows[0]?.server_version ?? '';
    if (Number.parseInt(version, 10) < oldest) {
      throw new Failure(
        `DATABASE_URL points to PostgreSQL ${version}, and ${oldest} or newer is needed: upgrade it, or unset DATABASE_URL to use the embedded one.`,
      );
    }
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(`${describeProblem(error, url)}, or unset DATABASE_URL to use the embedded one.`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function describeProblem(error: unknown, url: string): string {
  const { host, pathname, username } = new URL(url);
  const code = codeOf(error);
  if (code === '28P01' || code === '28000') {
    return `The PostgreSQL at ${host} rejected the user "${username}": correct the user and password in DATABASE_URL`;
  }
  if (code === '3D000') {
    const name = pathname.slice(1);
    return `The PostgreSQL at ${host} has no database "${name}": create it ("createdb ${name}")`;
  }
  const reason = code ?? messageOf(error);
  // The rest of a password after an @ that is not encoded is taken for the host.
  const isUnknownHost = code === 'ENOTFOUND' || code === 'EAI_AGAIN';
  const advice = isUnknownHost ? ' (percent-encode special characters in its password: @ is %40)' : '';
  return `PostgreSQL does not answer at ${host} (${reason}): start it, correct DATABASE_URL${advice}`;
}
