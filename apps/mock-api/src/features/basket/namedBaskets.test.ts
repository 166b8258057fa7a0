import { maxInNamedBasket, maxNamedBaskets, type BasketContents, type NamedBasket } from '@catalogue/api-contract';
import { appForEach } from '../../testing/app';
import { callAs } from '../../testing/callAs';

const server = appForEach();

const path = '/api/cestas';
type Reply = NamedBasket & { message?: string };
const call = <T extends object = Reply>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
  callAs(server)<T>('nada-consta', method, url, body);
const make = (nome: string, ...acervos: number[]) => call('POST', path, { nome, acervos });
const change = (codigo: string, body: object) =>
  call('PUT', `${path}/${codigo}`, { incluir: [], excluir: [], ...body });
const listed = async () => (await call<NamedBasket[]>('GET', path)).body;
/** As somebody without a session. */
const shared = async (chave: string | null) => {
  const answer = await server.app.inject({ url: `${path}/compartilhadas/${chave}` });
  return { status: answer.statusCode, text: answer.body, body: answer.json<BasketContents>() };
};

describe('a named basket', () => {
  it('is made with titles, renamed, listed by name and removed', async () => {
    const made = await make('TCC', 4, 3, 4);
    expect(made).toMatchObject({ status: 201, body: { nome: 'TCC', acervos: ['4', '3'], chave: null } });
    await make('Aulas');
    expect((await listed()).map(({ nome }) => nome)).toEqual(['Aulas', 'TCC']);
    const { codigo } = made.body;
    expect((await change(codigo, { nome: ' Monografia ' })).body).toMatchObject({
      nome: 'Monografia',
      acervos: ['4', '3'],
    });
    // A change of something else keeps the name.
    expect((await change(codigo, { incluir: [5] })).body.nome).toBe('Monografia');
    expect((await call('DELETE', `${path}/${codigo}`)).status).toBe(204);
    expect(await call('DELETE', `${path}/${codigo}`)).toMatchObject({ status: 404 });
    expect((await listed()).map(({ nome }) => nome)).toEqual(['Aulas']);
  });

  it('takes titles in and out, each once, and shows them in their order', async () => {
    const { codigo } = (await make('TCC', 3)).body;
    expect((await change(codigo, { incluir: [5, 3, 4] })).body.acervos).toEqual(['3', '5', '4']);
    expect((await change(codigo, { excluir: [5], incluir: [6] })).body.acervos).toEqual(['3', '4', '6']);
    const { body } = await call<BasketContents>('GET', `${path}/${codigo}`);
    expect(body.titulos.map(({ cod_acervo }) => cod_acervo)).toEqual(['3', '4', '6']);
    expect(body.titulos[0]).toEqual(
      expect.objectContaining({ descricao: expect.any(String) as string, cod_tipo_obra: expect.any(String) as string }),
    );
  });

  it('leaves out a title that the catalogue has no more', async () => {
    const { cod_acervo } = await server.db.title.findFirstOrThrow({
      where: { copies: { none: {} }, loanRequests: { none: {} } },
    });
    const { codigo } = (await make('TCC', 3, cod_acervo)).body;
    await server.db.title.delete({ where: { cod_acervo } });
    const { body } = await call<BasketContents>('GET', `${path}/${codigo}`);
    expect(body.titulos.map((title) => title.cod_acervo)).toEqual(['3']);
  });

  it.each([' ', 'veja www.exemplo.com', 'x'.repeat(61)])('is not called %p, which others would read', async (nome) => {
    expect(await make(nome)).toMatchObject({ status: 422, body: { message: 'nome_invalido' } });
    const { codigo } = (await make('TCC')).body;
    expect(await change(codigo, { nome })).toMatchObject({ status: 422, body: { message: 'nome_invalido' } });
  });

  it('has titles of the catalogue only, and no more than are allowed', async () => {
    expect(await make('TCC', 99_999_999)).toMatchObject({ status: 404, body: { message: 'Acervo não encontrado.' } });
    const codes = (await server.db.title.findMany({ take: maxInNamedBasket + 1 })).map(({ cod_acervo }) => cod_acervo);
    const { codigo } = (await make('TCC', ...codes.slice(1))).body;
    expect(await change(codigo, { incluir: codes.slice(0, 1) })).toMatchObject({
      status: 422,
      body: { message: 'cesta_cheia' },
    });
    expect(await change(codigo, { incluir: [99_999_999] })).toMatchObject({ status: 404 });
    expect((await change(codigo, { incluir: codes.slice(0, 1), excluir: codes.slice(1, 2) })).status).toBe(200);
  });

  it('is one of twenty at most', async () => {
    for (let at = 0; at < maxNamedBaskets; at += 1) await make(`Cesta ${at}`);
    expect(await make('mais uma')).toMatchObject({ status: 422, body: { message: 'limite_cestas' } });
  });

  it('is its owner’s alone', async () => {
    const { codigo } = (await make('TCC', 3)).body;
    const other = callAs(server);
    expect((await other<NamedBasket[]>('bruno', 'GET', path)).body).toEqual([]);
    for (const [method, body] of [
      ['GET', undefined],
      ['PUT', { nome: 'x', incluir: [], excluir: [] }],
      ['DELETE', undefined],
    ] as const)
      expect((await other('bruno', method, `${path}/${codigo}`, body)).status).toBe(404);
    expect(await listed()).toHaveLength(1);
  });
});

describe('a shared basket', () => {
  it('is read by its address without a session, says nothing of its owner, and is taken back', async () => {
    const { codigo } = (await make('TCC', 3)).body;
    const { chave } = (await change(codigo, { compartilhada: true })).body;
    expect(chave).toMatch(/^[\w-]{22}$/);
    const { nome_pessoa } = await server.db.person.findFirstOrThrow({
      where: { logins: { some: { login: 'nada-consta' } } },
    });
    const read = await shared(chave);
    expect(read.body).toMatchObject({ nome: 'TCC', titulos: [{ cod_acervo: '3' }] });
    expect(Object.keys(read.body)).toEqual(['nome', 'titulos']);
    expect(read.text).not.toContain(nome_pessoa);
    // What is done meanwhile leaves the address as it is.
    expect((await change(codigo, { incluir: [4], compartilhada: true })).body.chave).toBe(chave);
    expect((await shared(chave)).body.titulos).toHaveLength(2);
    expect((await change(codigo, { compartilhada: false })).body.chave).toBeNull();
    expect((await shared(chave)).status).toBe(404);
    // Shared anew it has another address.
    expect((await change(codigo, { compartilhada: true })).body.chave).not.toBe(chave);
  });

  it('ends with the basket', async () => {
    const { codigo } = (await make('TCC', 3)).body;
    const { chave } = (await change(codigo, { compartilhada: true })).body;
    expect((await shared(chave)).status).toBe(200);
    await call('DELETE', `${path}/${codigo}`);
    expect((await shared(chave)).status).toBe(404);
  });
});
