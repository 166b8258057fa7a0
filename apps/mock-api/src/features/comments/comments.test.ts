import type { OwnComment, TitleComment } from '@catalogue/api-contract';
import { waitingCommentsLimit } from '@catalogue/domain';
import { appForFile } from '../../testing/app';

const server = appForFile();
const codes: Record<string, number> = {};
let casmurro: number;
let uncommented: number;
beforeAll(async () => {
  for (const { login, cod_pessoa } of await server.db.personLogin.findMany()) codes[login] = cod_pessoa;
  ({ cod_acervo: casmurro } = await server.db.title.findFirstOrThrow({ where: { titulo: 'Dom Casmurro' } }));
  ({ cod_acervo: uncommented } = await server.db.title.findFirstOrThrow({ where: { comments: { none: {} } } }));
});

const call = async <T>(method: 'GET' | 'POST' | 'DELETE', url: string, login?: string, payload?: object) => {
  const authorization = login === undefined ? undefined : server.patronToken(codes[login] ?? 0, login);
  const reply = await server.app.inject({
    method,
    url: `/api${url}`,
    headers: { ...(authorization && { authorization }) },
    ...(payload && { payload }),
  });
  return {
    status: reply.statusCode,
    body: (reply.body === '' ? undefined : reply.json()) as T,
    explain: reply.headers['mock-explain'],
  };
};
const shown = async (title: number) => (await call<TitleComment[]>('GET', `/comentarios/acervo/${title}`)).body;
const own = async (login: string, title: number) =>
  (await call<OwnComment[]>('GET', `/comentarios/usuario/acervo/${title}`, login)).body;
const write = (login: string, content: string, title = uncommented) =>
  call<{ id: string; aprovado: boolean; message: string }>('POST', `/comentarios/acervo/${title}`, login, { content });

describe('the comments on a title', () => {
  it('are those that the library has approved, newest first', async () => {
    const comments = await shown(casmurro);
    expect(comments.map(({ nome_pessoa }) => nome_pessoa)).toContain('Ana Beatriz Moreira Lage');
    expect(comments.map(({ data }) => data)).toEqual(
      comments
        .map(({ data }) => data)
        .sort()
        .reverse(),
    );
    const waiting = await server.db.titleComment.findMany({ where: { cod_acervo: casmurro, aprovado: null } });
    expect(waiting.length).toBeGreaterThan(0);
    for (const { content } of waiting) expect(comments.map((comment) => comment.content)).not.toContain(content);
  });

  it('are none where nobody has written', async () => {
    expect(await shown(uncommented)).toEqual([]);
  });
});

describe('a new comment', () => {
  it('waits, is seen by its writer alone, and by everybody once it is approved', async () => {
    const { status, body } = await write('nada-consta', '  Bom de ler <b>em voz alta</b>.\nE curto. ');
    expect([status, body.aprovado]).toEqual([201, false]);
    expect(await shown(uncommented)).toEqual([]);
    const content = 'Bom de ler <b>em voz alta</b>.\nE curto.';
    expect(await own('nada-consta', uncommented)).toEqual([
      { id: body.id, content, data: '2026-03-10T12:00:00Z', aprovado: false, aguardando: true, motivo: null },
    ]);
    expect(await own('carla', uncommented)).toEqual([]);
    await server.db.titleComment.update({ where: { id: Number(body.id) }, data: { aprovado: true } });
    expect(await shown(uncommented)).toMatchObject([{ id: body.id, content }]);
    expect(await own('nada-consta', uncommented)).toMatchObject([{ aprovado: true, aguardando: false }]);
  });

  it('that the library refuses says why, in its words, to its writer alone', async () => {
    const { body } = await write('carla', 'Vendo o meu.');
    const decide = (payload: object) =>
      server.app.inject({ method: 'PUT', url: `/__mock/comments/title/${body.id}`, payload });
    expect((await decide({ aprovado: false, motivo: 'É um anúncio.' })).statusCode).toBe(200);
    expect(await own('carla', uncommented)).toMatchObject([
      { aprovado: false, aguardando: false, motivo: 'É um anúncio.' },
    ]);
    expect(JSON.stringify(await shown(uncommented))).not.toContain('anúncio');
    expect((await decide({ aprovado: true })).statusCode).toBe(404);
  });

  it.each([
    ['of nothing', ''],
    ['of spaces and line ends', '   \n '],
    ['of more than 1,000 characters', 'x'.repeat(1001)],
    ['with a control character', 'a\u0007b'],
  ])('%s is refused', async (_, content) => {
    const { status, body } = await write('carla', content);
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: { content: [expect.any(String)] } });
  });

  it('is refused while as many as may wait do, with the numbers that decided', async () => {
    const { status, body, explain } = await write('limite-comentarios', 'Mais um');
    expect([status, body.message]).toEqual([422, 'limite_comentarios_excedido']);
    expect(JSON.parse(String(explain))).toMatchObject({
      rule: 'limite_comentarios_excedido',
      facts: { aguardando: waitingCommentsLimit, limite: waitingCommentsLimit },
    });
  });

  it('is taken again after one of those that wait is withdrawn', async () => {
    const waiting = await server.db.titleComment.findFirstOrThrow({
      where: { cod_pessoa: codes['limite-comentarios'], aprovado: null },
    });
    expect((await call('DELETE', `/comentarios/usuario/${waiting.id}`, 'limite-comentarios')).status).toBe(204);
    expect((await write('limite-comentarios', 'Agora cabe')).status).toBe(201);
    expect((await write('limite-comentarios', 'E este não')).status).toBe(422);
  });

  it('does not pass the limit by being sent many times at once', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, (_, index) => write('trocas', `Um de oito: ${index}`)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(waitingCommentsLimit);
  });

  it('is a professor’s under the same rule', async () => {
    for (let count = 0; count < waitingCommentsLimit; count += 1)
      expect((await write('carla', `Da professora: ${count}`)).status).toBe(201);
    expect((await write('carla', 'Mais um')).body.message).toBe('limite_comentarios_excedido');
  });

  it('needs a title and somebody who is signed in', async () => {
    expect((await write('ana', 'Sobre nada', 999_999)).status).toBe(404);
    expect((await call('POST', `/comentarios/acervo/${casmurro}`, undefined, { content: 'Sem nome' })).status).toBe(
      401,
    );
  });
});

describe('one’s own comments', () => {
  interface Commented {
    cod_acervo: string;
    titulo: string;
    total: number;
    aguardando: number;
  }

  it('are counted by title, the latest first', async () => {
    const { body } = await call<Commented[]>('GET', '/comentarios/usuario/acervos', 'ana');
    expect(body.map(({ titulo, total, aguardando }) => [titulo, total, aguardando])).toEqual([
      ['Torto arado', 1, 1],
      ['Dom Casmurro', 1, 0],
    ]);
    expect((await call<Commented[]>('GET', '/comentarios/usuario/acervos', 'sem-cpf')).body).toEqual([]);
  });

  it('distinguish those that were turned down from those that wait', async () => {
    const [{ cod_acervo } = { cod_acervo: '' }] = (
      await call<Commented[]>('GET', '/comentarios/usuario/acervos', 'bruno')
    ).body;
    expect(await own('bruno', Number(cod_acervo))).toMatchObject([{ aprovado: false, aguardando: false }]);
  });

  it('can be deleted by their writer and by nobody else', async () => {
    const [mine] = await own('ana', casmurro);
    expect((await call('DELETE', `/comentarios/usuario/${mine?.id}`, 'bruno')).status).toBe(404);
    expect(await own('ana', casmurro)).toEqual([mine]);
    expect(await call('DELETE', `/comentarios/usuario/${mine?.id}`, 'ana')).toMatchObject({
      status: 204,
      body: undefined,
    });
    expect(await own('ana', casmurro)).toEqual([]);
    expect((await shown(casmurro)).map(({ id }) => id)).not.toContain(mine?.id);
    expect((await call('DELETE', `/comentarios/usuario/${mine?.id}`, 'ana')).status).toBe(404);
  });
});
