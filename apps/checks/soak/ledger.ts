import { createHash } from 'node:crypto';
import { demoPassword } from '@catalogue/database/demoPassword';
import { runOn } from '@catalogue/local-postgres/query';
import { acknowledged, answerOf } from './answers';

/** Whose data it changes. */
export const logins = ['ana', 'bruno', 'carla', 'trocas'] as const;
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

  /** Writes all the time, for several people at once, until the server ends or it is stopped. */
  async write(address: string, signal: AbortSignal): Promise<void> {
    await Promise.all(
      logins.flatMap((login) => [
        this.#renewTokens(address, login, signal).catch(() => undefined),
        this.#changeTelephones(address, login, signal).catch(() => undefined),
      ]),
    );
  }

  /** A function that stores another telephone number of this login, and returns how the call was answered. */
  async openWriter(address: string, login: string = logins[0], signal?: AbortSignal): Promise<() => Promise<string>> {
    const { access_token } = await signIn(address, login, signal);
    const url = `${address}/api/pessoas/meu-pergamum/dados-pessoais`;
    const { nome_pessoa: _, ...data } = await send<Record<string, unknown>>(
      url,
      'GET',
      undefined,
      signal,
      access_token,
    );
    return async () => {
      const telefone = this.#telephone++;
      const body = { ...data, telefone: String(telefone) };
      const answer = await answerOf(ask(url, 'PUT', body, signal, access_token));
      if (answer === acknowledged) {
        this.#telephones.set(login, Math.max(telefone, this.#telephones.get(login) ?? 0));
        this.#changes += 1;
      }
      return answer;
    };
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
    const change = await this.openWriter(address, login, signal);
    while ((await change()) === acknowledged);
  }
}

interface Tokens {
  access_token: string;
  refresh_token: string;
}

const signIn = (address: string, username: string, signal?: AbortSignal) =>
  send<Tokens>(
    `${address}/oauth/token`,
    'POST',
    { grant_type: 'password', username, password: demoPassword, ...client },
    signal,
  );

const ask = (url: string, method: string, body: unknown, signal?: AbortSignal, token = '') =>
  fetch(url, {
    method,
    headers: { 'content-type': 'application/json', lang: '1', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });

async function send<Body>(url: string, method: string, body: unknown, signal?: AbortSignal, token = ''): Promise<Body> {
  const reply = await ask(url, method, body, signal, token);
  if (!reply.ok) throw new Error(`${method} ${url} was answered ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as Body;
}
