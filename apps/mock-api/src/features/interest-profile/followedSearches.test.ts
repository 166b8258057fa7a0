import type { AlertEntry, FollowedSearch } from '@catalogue/api-contract';
import { appForEach } from '../../testing/app';
import { addTitle } from '../../testing/addTitle';
import { callAs } from '../../testing/callAs';

const server = appForEach();

const path = '/api/perfil-interesse/pesquisas';
const call = <T extends object>(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object, who = 'nada-consta') =>
  callAs(server)<T>(who, method, url, body);
const follow = (consulta: string, nome = 'Machado de Assis') =>
  call<FollowedSearch & { message?: string }>('POST', path, { nome, consulta });
const followed = async (who = 'nada-consta') => (await call<FollowedSearch[]>('GET', path, undefined, who)).body;
const notices = async () =>
  (await call<AlertEntry[]>('GET', '/api/solicitacoes/alertas')).body.flatMap(({ aviso }) => aviso ?? []);

const casmurro = 'termo_pesquisa=dom+casmurro';

describe('a search', () => {
  it('is followed once, listed last first, and ended', async () => {
    const first = await follow(casmurro);
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ nome: 'Machado de Assis', consulta: casmurro, novos: 0, novidade_em: null });
    expect((await follow(casmurro, 'Outro nome')).body).toEqual(first.body);
    await follow('termo_pesquisa=calculo');
    expect((await followed()).map(({ consulta }) => consulta)).toEqual(['termo_pesquisa=calculo', casmurro]);
    const end = () => call('DELETE', `${path}/${first.body.codigo}`);
    expect((await call('DELETE', `${path}/${first.body.codigo}`, undefined, 'bruno')).status).toBe(404);
    expect((await end()).status).toBe(204);
    expect(await end()).toMatchObject({ status: 404, body: { message: 'Pesquisa não encontrada.' } });
    expect(await followed()).toHaveLength(1);
  });

  it.each([
    ['without a term', 'filtro=T%3A1'],
    ['with a wrong year', 'termo_pesquisa=x&ano_ini=agora'],
    ['of authorities', 'pesquisa=autoridades&termo_pesquisa=x'],
    ['of the partner network', 'pesquisa=rede_pergamum_oai&termo_pesquisa=x'],
  ])('%s is refused', async (_, consulta) => {
    expect(await follow(consulta)).toMatchObject({ status: 422, body: { message: 'pesquisa_invalida' } });
  });

  it('is one of fifty at most', async () => {
    const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'nada-consta' } });
    await server.db.followedSearch.createMany({
      data: Array.from({ length: 50 }, (_, at) => ({
        ...{ cod_pessoa, nome: 'x', consulta: `termo_pesquisa=${at}`, seguida_em: new Date('2026-03-01') },
        visto_ate: 1_000_000,
      })),
    });
    expect(await follow(casmurro)).toMatchObject({ status: 422, body: { message: 'limite_pesquisas' } });
  });
});

describe('new titles of a followed search', () => {
  it('give one notice on the next day, and none for what was there before', async () => {
    await follow(casmurro);
    server.passDays(1);
    expect(await notices()).toEqual([]);
    const code = await addTitle(server.db, 'Dom Casmurro em quadrinhos');
    server.passDays(1);
    expect(await notices()).toMatchObject([
      { tipo: 'pesquisa_com_novidade', nome: 'Machado de Assis', cod_acervo: String(code), estado: '1' },
    ]);
    expect(await followed()).toMatchObject([
      {
        novos: 1,
        novidade_em: '2026-03-12',
        titulos: [{ cod_acervo: String(code), titulo: 'Dom Casmurro em quadrinhos' }],
      },
    ]);
    server.passDays(3);
    expect((await notices()).map(({ dia }) => dia)).toEqual(['2026-03-12']);
  });

  it('of one week are in one notice, those of another week in a new one', async () => {
    await follow(casmurro);
    await addTitle(server.db, 'Dom Casmurro um');
    server.passDays(1);
    expect(await notices()).toMatchObject([{ estado: '1' }]);
    await addTitle(server.db, 'Dom Casmurro dois');
    server.passDays(1);
    expect(await notices()).toMatchObject([{ estado: '2', cod_acervo: null }]);
    server.passDays(9);
    expect(await notices()).toMatchObject([{ estado: '2', desfecho: 'antigo' }]);
    await addTitle(server.db, 'Dom Casmurro três');
    server.passDays(1);
    expect(await notices()).toMatchObject([{ estado: '1', desfecho: null }]);
  });

  it('are reported only if they pass its filters', async () => {
    await follow(`${casmurro}&filtro=T%3A6`);
    await addTitle(server.db, 'Dom Casmurro em quadrinhos');
    server.passDays(1);
    expect(await notices()).toEqual([]);
  });

  it('end with the search', async () => {
    const { body } = await follow(casmurro);
    await addTitle(server.db, 'Dom Casmurro em quadrinhos');
    server.passDays(1);
    await call('DELETE', `${path}/${body.codigo}`);
    expect(await notices()).toMatchObject([{ desfecho: 'removido' }]);
  });
});

/** From now on, storing what the searches of that name find takes half a minute. */
const slowDown = async (nome: string) => {
  // One statement each: on a connection that has stayed open since another test it is prepared.
  await server.db.$executeRaw`
    CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(30); RETURN NEW; END'`;
  await server.db.$executeRawUnsafe(`
    CREATE TRIGGER slow BEFORE UPDATE ON pesquisa_seguida FOR EACH ROW
      WHEN (NEW.untold AND NEW.nome = '${nome}') EXECUTE FUNCTION slow()`);
};

describe('a search that takes too long', () => {
  beforeEach(() => slowDown('lenta'));
  afterEach(() => server.db.$executeRaw`DROP FUNCTION slow CASCADE`);

  it('is given up; other people have their news, and the day begins', async () => {
    await follow(casmurro, 'lenta');
    await follow('termo_pesquisa=casmurro', 'a seguir');
    await call('POST', path, { nome: 'de outra', consulta: casmurro }, 'bruno');
    await addTitle(server.db, 'Dom Casmurro em quadrinhos');
    server.passDays(1);
    const novos = async (who: string) => (await followed(who)).map((one) => [one.nome, one.novos]);
    expect(await novos('bruno')).toEqual([['de outra', 1]]);
    expect(await novos('nada-consta')).toEqual([
      ['a seguir', 0],
      ['lenta', 0],
    ]);
    // Their next one follows on the next day.
    server.passDays(1);
    expect(await novos('nada-consta')).toEqual([
      ['a seguir', 1],
      ['lenta', 0],
    ]);
  });

  it('holds up no more than itself when a person follows fifty', async () => {
    const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'nada-consta' } });
    await server.db.followedSearch.createMany({
      data: Array.from({ length: 50 }, (_, at) => ({
        ...{
          cod_pessoa,
          nome: 'lenta',
          consulta: `${casmurro}&ano_ini=${1800 + at}`,
          seguida_em: new Date('2026-03-01'),
        },
        visto_ate: 0,
      })),
    });
    await addTitle(server.db, 'Dom Casmurro em quadrinhos');
    server.passDays(1);
    const began = performance.now();
    expect((await call('GET', '/api/acervo/1')).status).toBe(200);
    expect(performance.now() - began).toBeLessThan(5000);
  });
});

it('carla follows a search with new titles in the seed', async () => {
  expect(await followed('carla')).toMatchObject([{ nome: 'machado de assis', novos: 2 }]);
});
