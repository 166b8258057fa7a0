/** @jest-environment node */
import { loans, session } from '@catalogue/api-contract';
import { read } from './wire';

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
