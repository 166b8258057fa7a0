/** @jest-environment node */
import { loans, session, title } from '@catalogue/api-contract';
import { callServer, read } from './wire';

describe('what an answer is read as', () => {
  const cut = { error: { status: 500, message: '' } };
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('a reply that ends too soon is an unexpected error', async () => {
    await expect(read(new Response('{"user":'), session.getPerson)).resolves.toEqual(cut);
  });

  it('a read that is answered with nothing is an unexpected error', async () => {
    await expect(read(new Response(''), session.getPerson)).resolves.toEqual(cut);
  });

  it('a write that is answered with nothing has succeeded', async () => {
    await expect(read(new Response(null, { status: 204 }), loans.renewLoans)).resolves.toEqual({ data: null });
  });

  it('a reply in other words than the contract is handed on as it came, and said so', async () => {
    await expect(read(new Response('{"user":1}'), session.getPerson)).resolves.toEqual({ data: { user: 1 } });
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  it('a refusal gives its message and what is wrong with each field', async () => {
    const refusal = { message: 'Dados inválidos.', errors: { page: ['deve ser um código numérico'] } };
    const response = new Response(JSON.stringify(refusal), { status: 422 });
    await expect(read(response, session.getPerson)).resolves.toEqual({ error: { status: 422, ...refusal } });
  });

  it('a refusal that is not JSON keeps its status', async () => {
    const response = new Response('<h1>Bad gateway</h1>', { status: 502 });
    await expect(read(response, session.getPerson)).resolves.toEqual({ error: { status: 502, message: '' } });
  });
});

describe('a call that does not succeed', () => {
  const settings = {
    api_prefix: '/api',
    oauth: {
      public: { client_id: 'catalogue-public', client_secret: 'x', scope: '' },
      patron: { client_id: 'catalogue-patron', client_secret: 'x', scope: '' },
    },
    page_sizes: [20],
  };
  const realFetch = globalThis.fetch;
  afterEach(() => (globalThis.fetch = realFetch));

  it('for want of a connection is said to be so, also when the answer breaks off', async () => {
    const network = { error: { status: 'network', message: '' } };
    globalThis.fetch = () => Promise.reject(new TypeError('no network'));
    await expect(callServer(session.getPerson, {}, 'token', settings)).resolves.toEqual(network);
    const broken = new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) });
    globalThis.fetch = () => Promise.resolve(new Response(broken));
    await expect(callServer(session.getPerson, {}, 'token', settings)).resolves.toEqual(network);
  });

  it('for a defect of the app does not blame the connection', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const unexpected = { error: { status: 500, message: '' } };
    await expect(callServer(title.getTitle, {}, 'token', settings)).resolves.toEqual(unexpected);
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringContaining('id') }));
  });
});
