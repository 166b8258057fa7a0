import { marcReleaseActivity } from '@catalogue/domain';
import { appForFile } from '../../testing/app';

interface Totals {
  titulos: number;
  exemplares: number;
  emprestimos: number;
  reservas: number;
  por_tipo: { descricao: string; total: number }[];
}
interface Year {
  ano: number;
  meses: { mes: number; consultas: number; emprestimos: number; reservas: number }[];
}

const server = appForFile();
let lent: number;
let unused: number;
beforeAll(async () => {
  ({ cod_acervo: lent } = await server.db.title.findFirstOrThrow({ where: { titulo: 'Torto arado' } }));
  ({ cod_acervo: unused } = await server.db.title.findFirstOrThrow({
    where: { statistics: { none: {} }, holds: { none: {} }, copies: { none: {} } },
  }));
});

const get = async <T>(url: string, login?: string) => {
  const person = login && (await server.db.personLogin.findUniqueOrThrow({ where: { login } }));
  const reply = await server.app.inject({
    url: `/api/acervo/${url}`,
    headers: { ...(person && { authorization: server.patronToken(person.cod_pessoa, person.login) }) },
  });
  return { status: reply.statusCode, type: reply.headers['content-type'], body: reply.json<T>() };
};

describe('the colour label of a title', () => {
  it('is a colour with its meaning', async () => {
    const { cod_acervo } = await server.db.title.findFirstOrThrow({ where: { cor: { not: null } } });
    expect((await get(`${cod_acervo}/cor`)).body).toEqual({
      cor: expect.stringMatching(/^#[\da-f]{6}$/),
      descricao: expect.stringMatching(/./),
    });
  });

  it('is null where there is none, as JSON', async () => {
    const { cod_acervo } = await server.db.title.findFirstOrThrow({ where: { cor: null } });
    expect(await get(`${cod_acervo}/cor`)).toMatchObject({
      status: 200,
      body: null,
      type: expect.stringContaining('json') as string,
    });
  });
});

describe('the links of a title', () => {
  it('are those of its record, as the results show them', async () => {
    const linked = await server.db.title.findFirstOrThrow({ where: { acesso_remoto: 'cr' } });
    const { body } = await get<object[]>(`${linked.cod_acervo}/links`);
    const results = await server.app.inject({ url: `/api/vinculos/links-resultado?acervos=${linked.cod_acervo}` });
    expect(body.length).toBeGreaterThan(0);
    expect(body).toEqual(results.json());
    expect(body[0]).toMatchObject({ cod_acervo: String(linked.cod_acervo), seq_paragrafo: '1' });
  });

  it('are none where the record has none', async () => {
    const [plain] = await server.db.$queryRaw<{ cod_acervo: number }[]>`
      SELECT cod_acervo FROM acervo WHERE NOT marc @? '$.fields[*].tag ? (@ == "856")' ORDER BY cod_acervo LIMIT 1`;
    expect((await get(`${plain?.cod_acervo}/links`)).body).toEqual([]);
  });
});

describe('the statistics of a title', () => {
  const year = async (id: number, ano: number) => (await get<Year>(`${id}/dados-estatisticos/dados/${ano}`)).body;
  const sum = ({ meses }: Year, what: 'consultas' | 'emprestimos' | 'reservas') =>
    meses.reduce((total, month) => total + month[what], 0);

  it('have a year for each in which it was used, with twelve months', async () => {
    const { body: years } = await get<number[]>(`${lent}/dados-estatisticos/anos`);
    expect(years[0]).toBe(2026);
    expect(years).toEqual([...years].sort((a, b) => b - a));
    for (const ano of years) {
      const found = await year(lent, ano);
      expect([found.ano, found.meses.map(({ mes }) => mes)]).toEqual([ano, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]]);
      expect(sum(found, 'consultas') + sum(found, 'emprestimos') + sum(found, 'reservas')).toBeGreaterThan(0);
    }
  });

  it('count each loan, hold and opened link in its month', async () => {
    const before = (await year(lent, 2026)).meses[2];
    const { cod_exemplar } = await server.db.copy.findFirstOrThrow({ where: { cod_acervo: lent } });
    await server.db.loan.create({
      data: {
        cod_exemplar,
        cod_pessoa: 1,
        data_saida: new Date('2026-03-09'),
        data_prevista: new Date('2026-03-23'),
        data_devolucao: new Date('2026-03-10'),
        limite_renovacoes: 5,
      },
    });
    await server.db.hold.create({
      data: { cod_acervo: lent, cod_pessoa: 2, biblioteca: 1, situacao: 'cancelada', data: new Date('2026-03-09') },
    });
    await server.db.linkAccess.create({
      data: {
        cod_acervo: lent,
        seq_paragrafo: 1,
        url: 'https://textos.example.org/obra/1',
        data: new Date('2026-03-10'),
      },
    });
    server.changed();
    const after = (await year(lent, 2026)).meses[2];
    expect(after).toEqual({
      mes: 3,
      consultas: (before?.consultas ?? 0) + 1,
      emprestimos: (before?.emprestimos ?? 0) + 1,
      reservas: (before?.reservas ?? 0) + 1,
    });
  });

  it('are not changed by looking at the title', async () => {
    const before = await year(lent, 2026);
    await get(String(lent));
    await get(`${lent}/exemplares`);
    expect(await year(lent, 2026)).toEqual(before);
  });

  it('are none for a title that nobody used: it does not offer them, and knows no such year', async () => {
    expect((await get(`${unused}/dados-estatisticos/anos`)).body).toEqual([]);
    expect((await get(`${unused}/permissoes`)).body).toMatchObject({ dados_estatisticos: false });
    expect((await get(`${lent}/permissoes`)).body).toMatchObject({ dados_estatisticos: true });
    expect((await get(`${unused}/dados-estatisticos/dados/2025`)).status).toBe(404);
  });
});

describe('the totals of a title', () => {
  it('are its copies, and its loans and holds in the period', async () => {
    const { body: all } = await get<Totals>(`${lent}/totais`);
    const copies = await server.db.copy.count({ where: { cod_acervo: lent } });
    const loans = await server.db.loan.count({ where: { copy: { cod_acervo: lent } } });
    const holds = await server.db.hold.count({ where: { cod_acervo: lent } });
    expect(all).toEqual({
      titulos: 1,
      exemplares: copies,
      emprestimos: loans,
      reservas: holds,
      por_tipo: [{ descricao: 'Livro', total: 1 }],
    });
    const { body: none } = await get<Totals>(`${lent}/totais?dataIni=1990-01-01&dataFim=01/02/1990`);
    expect(none).toEqual({ ...all, emprestimos: 0, reservas: 0 });
  });

  it('can be those of one library, which add up', async () => {
    const { body: all } = await get<Totals>(`${lent}/totais`);
    const { body: libraries } = await get<{ cod_biblioteca: string }[]>(`${lent}/bibliotecas`);
    const each = await Promise.all(
      libraries.map(
        async ({ cod_biblioteca }) => (await get<Totals>(`${lent}/totais?biblioteca=${cod_biblioteca}`)).body,
      ),
    );
    expect(each.reduce((total, { exemplares }) => total + exemplares, 0)).toBe(all.exemplares);
    expect(each.reduce((total, { emprestimos }) => total + emprestimos, 0)).toBe(all.emprestimos);
  });

  it('need a period that starts before it ends', async () => {
    for (const address of [`${lent}/totais`, 'totais'])
      expect(await get(`${address}?dataIni=2026-02-01&dataFim=2026-01-31`)).toMatchObject({
        status: 422,
        body: { errors: { dataFim: [expect.any(String)] } },
      });
  });
});

describe('the library’s own MARC fields', () => {
  const rows = async (login?: string, query = '?liberacao=1') =>
    get<{ paragrafo: string; message: string }[]>(`${lent}/marc${query}`, login);
  beforeAll(async () => {
    const { marc } = await server.db.title.findUniqueOrThrow({ where: { cod_acervo: lent } });
    const local = { tag: '952', ind1: ' ', ind2: ' ', subfields: [{ code: 'x', value: 'doação' }] };
    const fields = [...(marc as { fields: object[] }).fields, local];
    await server.db.title.update({ where: { cod_acervo: lent }, data: { marc: { ...(marc as object), fields } } });
  });

  it('are shown to those whose permissions say so', async () => {
    expect((await get(`${lent}/permissoes`, 'trocas')).body).toMatchObject({ liberacao: true });
    expect((await rows('trocas')).body.map(({ paragrafo }) => paragrafo)).toContain('952');
    expect((await rows('trocas', '')).body.map(({ paragrafo }) => paragrafo)).not.toContain('952');
  });

  it.each([
    ['a patron without the activity', 'ana'],
    ['a visitor', undefined],
  ])('are refused to %s', async (_, login) => {
    expect((await get(`${lent}/permissoes`, login)).body).toMatchObject({ liberacao: false });
    expect(await rows(login)).toMatchObject({ status: 403, body: { message: 'liberacao_nao_permitida' } });
  });

  it('are not given by the same activity of another program', async () => {
    const person = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'ana' } });
    const elsewhere = { cod_pessoa: person.cod_pessoa, cod_modulo: 2, cod_atividade: marcReleaseActivity };
    await server.db.permission.create({ data: { ...elsewhere, descricao: 'De outro programa' } });
    expect((await rows('ana')).status).toBe(403);
  });

  it('go with the activity', async () => {
    const person = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'trocas' } });
    const mine = { cod_pessoa: person.cod_pessoa, cod_atividade: marcReleaseActivity };
    await server.db.permission.deleteMany({ where: mine });
    expect((await rows('trocas')).status).toBe(403);
  });
});
