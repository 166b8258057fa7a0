import { Client } from 'pg';
import { copyRows } from '@catalogue/database/copyRows';
import { campuses, libraries, loanTypes } from '@catalogue/database/seed/units';
import { TEST_TODAY } from '@catalogue/database/testing/testDatabase';
import { openTestApp, type TestApp } from '@catalogue/mock-api/testing/app';
import type { ProviderReply, ProviderRequest } from './providerServer';

export const today = TEST_TODAY;

/** The real server on a database with campuses and libraries alone, to which the states of each interaction add their data. */
export class Sandbox {
  /** The patron of `patron-token` and its variants. */
  patron = { cod_pessoa: 0, login: '' };
  private isUsed = true;

  private constructor(
    private readonly server: TestApp,
    readonly client: Client,
  ) {}

  static async open(): Promise<Sandbox> {
    const server = await openTestApp({ seeded: false, env: { LOG_LEVEL: 'silent' } });
    const client = new Client({ connectionString: server.database.url });
    // The connection is cut when the database is dropped.
    client.on('error', () => undefined);
    await client.connect();
    const sandbox = new Sandbox(server, client);
    await sandbox.empty();
    return sandbox;
  }

  get db() {
    return this.server.db;
  }

  /** Empties the database once an interaction, although each of its states calls this. */
  async empty(): Promise<void> {
    if (!this.isUsed) return;
    this.isUsed = false;
    this.patron = { cod_pessoa: 0, login: '' };
    this.server.forgetSessions();
    await this.client.query('SELECT test_reset.restore()');
    await copyRows(this.client, 'campus', campuses);
    await copyRows(this.client, 'biblioteca', libraries);
    await copyRows(this.client, 'tipo_emprestimo', loanTypes);
  }

  async answer({ method, url, headers, body }: ProviderRequest): Promise<ProviderReply> {
    this.isUsed = true;
    // The states bypassed the server, which would notice a little later.
    this.server.changed();
    const { authorization } = headers;
    const reply = await this.server.app.inject({
      method: method as 'GET',
      url,
      headers: {
        ...withoutUnusable(headers, body),
        ...(authorization && { authorization: this.realToken(authorization) }),
      },
      payload: body === '' ? undefined : body,
    });
    return {
      status: reply.statusCode,
      headers: { 'content-type': String(reply.headers['content-type']) },
      body: reply.body,
    };
  }

  // The pact has names in place of tokens; the server signs real ones.
  private realToken(authorization: string): string {
    const { cod_pessoa, login } = this.patron;
    switch (authorization.replace('Bearer ', '')) {
      case 'public-token':
      case 'public-token-new':
        return this.server.publicToken();
      case 'public-token-over':
        return this.server.publicToken(-1);
      case 'patron-token':
      case 'patron-token-new':
        return this.server.patronToken(cod_pessoa, login);
      case 'patron-token-over':
        return this.server.patronToken(cod_pessoa, login, -1);
      default:
        throw new Error(`The pact uses an unknown token: ${authorization}.`);
    }
  }

  async close(): Promise<void> {
    await this.client.end();
    await this.server.stop();
  }
}

// Pact's verifier accepts compressed replies, which it cannot read, and sends headers about a body even without one.
const withoutUnusable = (headers: ProviderRequest['headers'], body: string): ProviderRequest['headers'] =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => name !== 'accept-encoding' && (body !== '' || !/^(content-|transfer-encoding$)/.test(name)),
    ),
  );
