import { maxInterests, type FollowedTopic, type Topic } from '@catalogue/api-contract';
import { appForFile } from '../../testing/app';
import { callAs } from '../../testing/callAs';

const server = appForFile();
beforeEach(async () => {
  await server.db.interestTopic.deleteMany({ where: { person: { persona_id: 'bruno' } } });
});

const topics = '/api/perfil-interesse/area-autor-assunto';
const topicSearch = '/api/perfil-interesse/area-autor-assunto/pesquisa';
const topicValidity = '/api/perfil-interesse/area-autor-assunto/validade';
const call = <T extends object>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object, who = 'bruno') =>
  callAs(server)<T>(who, method, url, body);
const search = async (kind: string, term: string) =>
  (await call<Topic[]>('GET', `${topicSearch}?tipoPesquisa=${kind}&termoPesquisa=${encodeURIComponent(term)}`)).body;
const followed = async (who = 'bruno') => (await call<FollowedTopic[]>('GET', topics, undefined, who)).body;
const history = { codigo: '705', codTipoArea: '7' };
const followHistory = (validade: string) => call('POST', topics, { tipoDSI: 'A', validade, itens: [history] });

describe('topics', () => {
  it('are found by a part of their name, accents and case aside', async () => {
    expect(await search('A', 'HISTOR')).toContainEqual({ ...history, descricao: 'História' });
    const authors = await search('U', 'assis, machado');
    expect(authors).toEqual([
      { codigo: expect.any(String) as string, codTipoArea: '1', descricao: 'Assis, Machado de, 1839-1908' },
    ]);
    expect((await search('S', 'brasileir')).length).toBeGreaterThan(0);
    expect(await search('S', 'assis, machado de, 1839')).toEqual([]);
  });

  it('are not found by less than three letters', async () => {
    expect(await search('A', 'hi')).toEqual([]);
    expect(await search('U', ' * ')).toEqual([]);
  });

  it('are followed several at once, until a day', async () => {
    const authors = await search('U', 'silva');
    const itens = authors.slice(0, 2).map(({ codigo, codTipoArea }) => ({ codigo, codTipoArea }));
    const answer = await call<FollowedTopic[]>('POST', topics, { tipoDSI: 'U', validade: '2026-09-01', itens });
    expect(answer.status).toBe(201);
    expect(await followed()).toEqual(
      authors.slice(0, 2).map((author) => ({ ...author, tipoDSI: 'U', validade: '2026-09-01' })),
    );
  });

  it('are followed once, with the last validity', async () => {
    await followHistory('2026-09-01');
    await followHistory('2026-10-01');
    expect(await followed()).toEqual([{ ...history, descricao: 'História', tipoDSI: 'A', validade: '2026-10-01' }]);
  });

  it.each([
    ['2026-03-10', 'validade_passada'],
    ['2020-01-01', 'validade_passada'],
    ['2029-01-01', 'validade_longa_demais'],
  ])('cannot be followed until %s', async (validade, message) => {
    expect(await followHistory(validade)).toMatchObject({ status: 422, body: { message } });
    expect(await followed()).toEqual([]);
  });

  it.each([
    ['one', { codigo: '9', codTipoArea: '9' }],
    ['the kind of one', { ...history, codTipoArea: '9' }],
  ])('are followed all or none when %s does not exist', async (_, stranger) => {
    const itens = [history, stranger];
    const answer = await call('POST', topics, { tipoDSI: 'A', validade: '2026-09-01', itens });
    expect(answer).toMatchObject({ status: 422, body: { message: 'item_invalido' } });
    expect(await followed()).toEqual([]);
  });

  it('are at most so many, also when several are followed at once; one that is followed can still be extended', async () => {
    const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'bruno' } });
    const one = { cod_pessoa, tipoDSI: 'S', codTipoArea: '5', descricao: 'Um', validade: new Date('2026-09-01') };
    await server.db.interestTopic.createMany({
      data: Array.from({ length: maxInterests - 2 }, (_, at) => ({ ...one, codigo: `9${at}` })),
    });
    const authors = (await search('U', 'silva')).slice(0, 4);
    const answers = await Promise.all(
      authors.map(({ codigo, codTipoArea }) =>
        call('POST', topics, { tipoDSI: 'U', validade: '2026-09-01', itens: [{ codigo, codTipoArea }] }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422]);
    expect(await followHistory('2026-09-01')).toMatchObject({ status: 422, body: { message: 'limite_interesses' } });
    const [kept] = (await followed()).filter(({ tipoDSI }) => tipoDSI === 'U');
    const itens = [{ codigo: kept?.codigo, codTipoArea: kept?.codTipoArea }];
    expect((await call('POST', topics, { tipoDSI: 'U', validade: '2026-10-01', itens })).status).toBe(201);
  });

  it('are extended, and only by who follows them', async () => {
    await followHistory('2026-09-01');
    const change = { ...history, tipoDSI: 'A', validade: '2027-01-31' };
    expect((await call('PUT', topicValidity, change)).body).toEqual({ ...change, descricao: 'História' });
    expect(await followed()).toMatchObject([{ validade: '2027-01-31' }]);
    expect((await call('PUT', topicValidity, { ...change, validade: '2026-03-09' })).status).toBe(422);
    expect((await call('PUT', topicValidity, change, 'nada-consta')).status).toBe(404);
  });

  it.each(['in the body', 'in the query'])('are given up by their code %s', async (place) => {
    await followHistory('2026-09-01');
    const topic = { ...history, tipoDSI: 'A' };
    const giveUp = () =>
      place === 'in the body'
        ? call('DELETE', topics, topic)
        : call('DELETE', `${topics}?${new URLSearchParams(topic).toString()}`);
    expect((await giveUp()).status).toBe(204);
    expect(await followed()).toEqual([]);
    expect((await giveUp()).status).toBe(404);
  });

  it('are carla’s own in the seed, and nobody has any without choosing', async () => {
    expect((await followed('carla')).map(({ tipoDSI }) => tipoDSI).sort()).toEqual(['A', 'S', 'U']);
    expect(await followed('nada-consta')).toEqual([]);
  });
});
