import type { AlertEntry, FollowedWorkType } from '@catalogue/api-contract';
import { addTitle } from '../../testing/addTitle';
import { appForEach } from '../../testing/app';
import { callAs } from '../../testing/callAs';
import { waitingForLocks } from '../../testing/waitingForLocks';

// The test's day is Tuesday, 10 March 2026.
const server = appForEach();

const who = 'nada-consta';
const workTypes = '/api/perfil-interesse/tipo-obra';
const validade = '2026-12-01';
const call = <T extends object>(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object) =>
  callAs(server)<T>(who, method, url, body);
const notices = async () =>
  (await call<AlertEntry[]>('GET', '/api/solicitacoes/alertas')).body.flatMap(({ aviso }) => aviso ?? []);
const followBooks = (wish: { bibliotecas?: number[]; idiomas?: string[] } = {}) =>
  call<FollowedWorkType[]>('POST', workTypes, {
    validade,
    itens: [{ cod_tipo_obra: 1, bibliotecas: [], idiomas: [], ...wish }],
  });

it('the end of an interest in a type of work of which no title is left is told by its name', async () => {
  await call<FollowedWorkType[]>('POST', workTypes, {
    validade: '2026-03-12',
    itens: [{ cod_tipo_obra: 1, bibliotecas: [], idiomas: [] }],
  });
  await server.db.title.updateMany({ where: { cod_tipo_obra: 1 }, data: { cod_tipo_obra: 99 } });
  expect((await call<FollowedWorkType[]>('GET', workTypes)).body).toMatchObject([{ descricao: 'Livro' }]);
  server.passDays(3);
  expect(await notices()).toMatchObject([{ tipo: 'interesse_terminou', nome: 'Livro' }]);
});

describe('new titles of what a person follows', () => {
  it('give one notice on the next day and one mail, and none for what was there before', async () => {
    await followBooks();
    server.passDays(1);
    expect(await notices()).toEqual([]);
    const code = await addTitle(server.db, 'Dom Casmurro em quadrinhos');
    server.passDays(1);
    expect(await notices()).toMatchObject([
      { tipo: 'perfil_com_novidade', nome: 'Dom Casmurro em quadrinhos', cod_acervo: String(code), estado: '1' },
    ]);
    const mails = await server.db.sentMail.findMany({ where: { para: 'nada-consta@ufvi.example.org' } });
    expect(mails.map(({ assunto }) => assunto)).toEqual(['Título novo: Dom Casmurro em quadrinhos']);
    server.passDays(3);
    expect((await notices()).map(({ dia }) => dia)).toEqual(['2026-03-12']);
  });

  it('of one week are in one notice, those of another week in a new one', async () => {
    await followBooks();
    await addTitle(server.db, 'Um');
    server.passDays(1);
    await addTitle(server.db, 'Dois');
    server.passDays(1);
    expect(await notices()).toMatchObject([{ estado: '2', nome: 'Dois', cod_acervo: null }]);
    server.passDays(9);
    expect(await notices()).toMatchObject([{ desfecho: 'antigo' }]);
    await addTitle(server.db, 'Três');
    server.passDays(1);
    expect(await notices()).toMatchObject([{ estado: '1', nome: 'Três', desfecho: null }]);
  });

  it('are counted once, however many interests they match', async () => {
    const { cod_area_conhecimento: codigo, cod_tipo_area_conhec: codTipoArea } = await server.db.title.findFirstOrThrow(
      {
        where: { titulo: { contains: 'Dom Casmurro' } },
      },
    );
    const area = { tipoDSI: 'A', validade, itens: [{ codigo, codTipoArea }] };
    expect((await call('POST', '/api/perfil-interesse/area-autor-assunto', area)).status).toBe(201);
    await followBooks();
    await addTitle(server.db, 'Um');
    server.passDays(1);
    expect(await notices()).toMatchObject([{ estado: '1' }]);
  });

  it('are those of the wished languages and libraries, while the interest lasts', async () => {
    await followBooks({ idiomas: ['eng'] });
    await addTitle(server.db, 'Um');
    server.passDays(1);
    await followBooks({ bibliotecas: [3] });
    await addTitle(server.db, 'Dois');
    server.passDays(1);
    await followBooks();
    await server.db.interestWorkType.updateMany({ data: { validade: new Date('2026-03-12') } });
    await addTitle(server.db, 'Três');
    server.passDays(1);
    expect((await notices()).map(({ tipo }) => tipo)).toEqual(['interesse_terminou']);
  });

  it('count without those that have left the catalogue again', async () => {
    await followBooks();
    const kept = await addTitle(server.db, 'Um');
    const undone = await addTitle(server.db, 'Dois');
    await server.db.interestNews.updateMany({
      where: { visto_ate: { lt: kept } },
      data: { visto_ate: undone, novos: [undone, kept], untold: true },
    });
    await server.db.title.delete({ where: { cod_acervo: undone } });
    server.passDays(1);
    expect(await notices()).toMatchObject([{ estado: '1', nome: 'Um', cod_acervo: String(kept) }]);
  });

  it('that take too long to find are given up; other people have theirs, and the day begins', async () => {
    await followBooks();
    await callAs(server)('bruno', 'POST', workTypes, {
      validade,
      itens: [{ cod_tipo_obra: 1, bibliotecas: [], idiomas: [] }],
    });
    const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: who } });
    await server.db.$executeRawUnsafe(`
      CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(30); RETURN NEW; END';
      CREATE TRIGGER slow BEFORE UPDATE ON perfil_novidade FOR EACH ROW
        WHEN (NEW.untold AND NEW.cod_pessoa = ${cod_pessoa}) EXECUTE FUNCTION slow()`);
    try {
      await addTitle(server.db, 'Um');
      server.passDays(1);
      expect(await notices()).toEqual([]);
      const { body } = await callAs(server)<AlertEntry[]>('bruno', 'GET', '/api/solicitacoes/alertas');
      expect(body.map(({ aviso }) => aviso?.tipo)).toContain('perfil_com_novidade');
    } finally {
      await server.db.$executeRaw`DROP FUNCTION slow CASCADE`;
    }
  });

  it('are true no more once nothing is followed, and begin anew with the next interest', async () => {
    const { body } = await followBooks();
    await addTitle(server.db, 'Um');
    server.passDays(1);
    await call('DELETE', workTypes, { codigo: Number(body[0]?.codigo) });
    expect(await notices()).toMatchObject([{ desfecho: 'removido' }]);
    await addTitle(server.db, 'Dois');
    await followBooks();
    server.passDays(1);
    // Nor what was found for the one before.
    expect(await notices()).toMatchObject([{ nome: 'Um', desfecho: 'removido' }]);
  });

  it('are found for who begins to follow in one tab while the last interest ends in another', async () => {
    const { body } = await followBooks();
    const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: who } });
    let ending = Promise.resolve(0);
    await server.db.$transaction(async (tx) => {
      const rest = { bibliotecas: [], idiomas: [], validade: new Date(validade) };
      await tx.interestWorkType.create({ data: { cod_pessoa, cod_tipo_obra: 2, ...rest } });
      let hasEnded = false;
      ending = call('DELETE', workTypes, { codigo: Number(body[0]?.codigo) }).then(({ status }) => {
        hasEnded = true;
        return status;
      });
      while (!hasEnded && (await waitingForLocks(server)) < 1);
    });
    expect(await ending).toBe(204);
    expect(await server.db.interestNews.count({ where: { cod_pessoa } })).toBe(1);
  });
});
