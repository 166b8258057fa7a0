import { Client } from 'pg';
import { copyRows } from '@catalogue/database/copyRows';
import { campuses, libraries, loanTypes } from '@catalogue/database/seed/units';
import { TEST_TODAY } from '@catalogue/database/testing/testDatabase';
import { openTestApp, type TestApp } from '@catalogue/mock-api/testing/app';
import type { ProviderReply, ProviderRequest } from './providerServer';

export const today = TEST_TODAY;

/** The real server on a library of its own: its houses alone, before the states of each interaction are built into it. */
export class Sandbox {
  /** Whose token stands in for `patron-token` and its like. */
  patron = { cod_pessoa: 0, login: '' };
  private isUsed = true;

  private constructor(
    private readonly server: TestApp,
    readonly client: Client,
  ) {}

  static async open(): Promise<Sandbox> {
    const server = await openTestApp({ seeded: false, env: { LOG_LEVEL: 'silent' } });
    const client = new Client({ connectionString: server.database.url });
    // It goes with the database.
    client.on('error', () => undefined);
    await client.connect();
    const sandbox = new Sandbox(server, client);
    await sandbox.empty();
    return sandbox;
  }

  get db() {
    return this.server.db;
  }

  /** Done once an interaction, though each of its states asks for it. */
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
    // States are built past the server, which would notice a little later.
    this.server.changed();
    const { authorization } = headers;
    const reply = await this.server.app.inject({
      method: method as 'GET',
      url,
      headers: { ...saidBy(headers, body), ...(authorization && { authorization: this.realToken(authorization) }) },
      payload: body === '' ? undefined : body,
    });
    return {
      status: reply.statusCode,
      headers: { 'content-type': String(reply.headers['content-type']) },
      body: reply.body,
    };
  }

  // The pact names tokens by what they are; the server signs its own.
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
        throw new Error(`The pact uses a token that nobody knows: ${authorization}.`);
    }
  }

  async close(): Promise<void> {
    await this.client.end();
    await this.server.stop();
  }
}

// Pact's verifier asks for compressed replies, which it cannot read, and describes a body even where it sends none.
const saidBy = (headers: ProviderRequest['headers'], body: string): ProviderRequest['headers'] =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => name !== 'accept-encoding' && (body !== '' || !/^(content-|transfer-encoding$)/.test(name)),
    ),
  );
