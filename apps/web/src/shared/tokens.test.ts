/** @jest-environment node */
import type { SessionState } from './session';
import { renewToken } from './renewedTokens';
import { tokenFor, type TokenContext } from './tokens';

const client = { client_id: 'a client', client_secret: 'its secret', scope: '' };
const ana = {
  credentials: { token: 'over', refresh: 'a refresh token' },
  user: { login: 'ana', cod_pessoa: '1', nome_pessoa: 'Ana' },
  permissions: [],
  remember: false,
};
const nobody = { publicToken: 'public', patron: null, isSessionExpired: false, isReauthenticationOffered: false };

const contextWith = (session: SessionState): TokenContext => ({
  settings: { api_prefix: 'http://server/api', oauth: { public: client, patron: client }, page_sizes: [20] },
  session: () => session,
  dispatch: jest.fn(),
});

const fetchOfNode = globalThis.fetch;
// Node has no other tabs to wait for.
beforeEach(() => void Object.assign(globalThis, { navigator: {} }));
afterEach(() => {
  globalThis.fetch = fetchOfNode;
});

describe('a session whose token is to be renewed', () => {
  const answer = (status: number) => {
    globalThis.fetch = async () => new Response('{"message":"ErroInesperado"}', { status });
    return renewToken('over', contextWith({ ...nobody, patron: ana }));
  };

  it.each([400, 401, 403, 422, 430])('is over when that is refused with %i', async (status) => {
    await expect(answer(status)).resolves.toBeNull();
  });

  it.each([404, 408, 429, 500, 502, 503])('goes on when that fails with %i, as the call does', async (status) => {
    await expect(answer(status)).rejects.toMatchObject({ failure: { status, message: 'ErroInesperado' } });
  });
});

describe('a server that refuses with status 200 and a message', () => {
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    globalThis.fetch = async () => new Response('{"message":"invalid_client"}');
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('has issued no public token', async () => {
    const context = contextWith({ ...nobody, publicToken: null });
    await expect(tokenFor('public', context)).resolves.toBeNull();
    expect(context.dispatch).not.toHaveBeenCalled();
  });

  it('has renewed no session', async () => {
    const context = contextWith({ ...nobody, patron: ana });
    await expect(renewToken('over', context)).resolves.toBeNull();
    expect(context.dispatch).not.toHaveBeenCalled();
  });
});
