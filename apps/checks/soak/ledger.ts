import { createHash } from 'node:crypto';
import { demoPassword } from '@catalogue/database/demoPassword';
import { runOn } from '@catalogue/local-postgres/query';

const logins = ['ana', 'bruno', 'carla', 'trocas'];
const client = { client_id: 'catalogue-patron', client_secret: 'catalogue-patron-development' };

/** What a server has acknowledged, and so must never lose. */
export class Ledger {
  readonly #tokens: string[] = [];
  /** The last telephone number of each login that was stored; they only grow. */
  readonly #telephones = new Map<string, number>();
  #telephone = 31_900_000_000;
  #changes = 0;

  get length(): number {
    return this.#tokens.length + this.#changes;
  }

  /** Writes all the time, for several people at once, until the server ends or is told to. */
  async write(address: string, signal: AbortSignal): Promise<void> {
    await Promise.all(
      logins.flatMap((login) => [
        this.#renewTokens(address, login, signal).catch(() => undefined),
        this.#changeTelephones(address, login, signal).catch(() => undefined),
      ]),
    );
  }

  /** How much of it the database at `url` does not have. */
  async lostIn(url: string): Promise<number> {
    const hashes = this.#tokens.map((token) => createHash('sha256').update(token).digest('hex'));
    const known = await runOn<{ hash: string }>(url, 'SELECT hash FROM token_renovacao');
    const stored = new Set(known.map(({ hash }) => hash));
    const people = await runOn<{ login: string; telefone: string }>(
      url,
      `SELECT login, telefone FROM pessoa_login JOIN pessoa USING (cod_pessoa) WHERE login IN ('${logins.join("','")}')`,
    );
    const older = people.filter(({ login, telefone }) => Number(telefone) < (this.#telephones.get(login) ?? 0));
    return hashes.filter((hash) => !stored.has(hash)).length + older.length;
  }

  /** Each refresh is a transaction: the last token is spent, the next one stored. */
  async #renewTokens(address: string, login: string, signal: AbortSignal): Promise<void> {
    let { refresh_token } = await signIn(address, login, signal);
    for (;;) {
      this.#tokens.push(refresh_token);
      const body = { grant_type: 'refresh_token', refresh_token, ...client };
      ({ refresh_token } = await send<Tokens>(`${address}/oauth/token`, 'POST', body, signal));
    }
  }

  async #changeTelephones(address: string, login: string, signal: AbortSignal): Promise<void> {
    const { access_token } = await signIn(address, login, signal);
    const url = `${address}/api/pessoas/meu-pergamum/dados-pessoais`;
    const { nome_pessoa: _, ...data } = await send<Record<string, unknown>>(
      url,
      'GET',
      undefined,
      signal,
      access_token,
    );
    for (;;) {
      const telefone = this.#telephone++;
      await send(url, 'PUT', { ...data, telefone: String(telefone) }, signal, access_token);
      this.#telephones.set(login, telefone);
      this.#changes += 1;
    }
  }
}

interface Tokens {
  access_token: string;
  refresh_token: string;
}

const signIn = (address: string, username: string, signal: AbortSignal) =>
  send<Tokens>(
    `${address}/oauth/token`,
    'POST',
    { grant_type: 'password', username, password: demoPassword, ...client },
    signal,
  );

async function send<Body>(url: string, method: string, body: unknown, signal: AbortSignal, token = ''): Promise<Body> {
  const reply = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', lang: '1', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal,
  });
  if (!reply.ok) throw new Error(`${method} ${url} was answered ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as Body;
}
