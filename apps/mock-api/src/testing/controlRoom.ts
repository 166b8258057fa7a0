import { demoPassword } from '@catalogue/database/demoPassword';
import { openTestApp, type TestApp } from './app';

interface Request {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  sandbox?: string;
  body?: object;
  headers?: Record<string, string>;
}

/** A server for the tests of one file, with helpers for its control room, in a sandbox or in the shared demo. */
export function openControlRoom() {
  let server: TestApp;
  let address: string;
  beforeAll(async () => {
    server = await openTestApp();
    address = await server.app.listen({ port: 0 });
  });
  afterAll(() => server.stop());

  async function ask<Body = Record<string, unknown>>(
    url: string,
    { method = 'GET', sandbox, body, headers }: Request = {},
  ) {
    const reply = await server.app.inject({
      method,
      url,
      headers: { lang: '1', ...(sandbox && { 'x-sandbox': sandbox }), ...headers },
      payload: body,
    });
    return { status: reply.statusCode, headers: reply.headers, body: (reply.body && reply.json()) as Body };
  }

  const newSandbox = async (from?: string) =>
    (await ask<{ id: string }>('/__mock/sandboxes', { method: 'POST', body: { ...(from && { from }) } })).body.id;

  async function signIn(sandbox: string, username = 'ana') {
    const { body } = await ask<{ access_token: string }>('/oauth/token', {
      method: 'POST',
      sandbox,
      body: {
        grant_type: 'password',
        client_id: 'catalogue-patron',
        client_secret: 'catalogue-patron-development',
        username,
        password: demoPassword,
      },
    });
    return { authorization: `Bearer ${body.access_token}` };
  }

  const onLoan = async (sandbox: string, headers: Record<string, string>) =>
    (
      await ask<{
        titulos: { codExemplar: string; codBibliotecaExemplar: string; dataDevolucaoPrevista: string }[];
      }>('/api/emprestimo/titulos-pendentes', { sandbox, headers })
    ).body.titulos;

  const dueDates = async (sandbox: string) =>
    (await onLoan(sandbox, await signIn(sandbox))).map(({ dataDevolucaoPrevista }) => dataDevolucaoPrevista);

  async function renewFirst(sandbox: string) {
    const headers = await signIn(sandbox);
    const [first] = await onLoan(sandbox, headers);
    return ask('/api/emprestimo/renovacao', {
      method: 'POST',
      sandbox,
      headers,
      body: [{ codExamplar: first?.codExemplar, codBibliotecaExemplar: first?.codBibliotecaExemplar }],
    });
  }

  return {
    ask,
    newSandbox,
    signIn,
    dueDates,
    renewFirst,
    app: () => server.app,
    db: () => server.db,
    address: () => address,
    /** Lets seconds pass on the server's own clock. */
    pass: (seconds: number) => server.advance(seconds),
  };
}
