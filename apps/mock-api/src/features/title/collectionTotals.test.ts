import { appForFile } from '../../testing/app';

interface Totals {
  titulos: number;
  exemplares: number;
  emprestimos: number;
  reservas: number;
  por_tipo: { descricao: string; total: number }[];
}

const server = appForFile();

// Also without a prefix, although `/acervo/{id}` exists there too.
const get = async (query = '', root = '/api') =>
  (await server.app.inject({ url: `${root}/acervo/totais${query}` })).json<Totals>();

describe('the totals of the collection', () => {
  it('without a period are all that there is', async () => {
    const { db } = server;
    const totals = await get();
    expect(totals).toMatchObject({
      titulos: await db.title.count(),
      exemplares: await db.copy.count(),
      emprestimos: await db.loan.count(),
      reservas: await db.hold.count(),
    });
    expect(totals.por_tipo.reduce((sum, { total }) => sum + total, 0)).toBe(totals.titulos);
    expect(totals.por_tipo.map(({ total }) => total)).toEqual(
      totals.por_tipo.map(({ total }) => total).sort((a, b) => b - a),
    );
    expect(await get('', '')).toEqual(totals);
  });

  it('in a period are the titles that entered in it, and the loans made in it', async () => {
    const period = { gte: new Date('2026-02-01'), lte: new Date('2026-02-28') };
    const totals = await get('?dataIni=2026-02-01&dataFim=2026-02-28');
    expect(totals.titulos).toBe(await server.db.title.count({ where: { data_inclusao: period } }));
    expect(totals.titulos).toBeGreaterThan(0);
    expect(totals.emprestimos).toBe(await server.db.loan.count({ where: { data_saida: period } }));
    expect(await get('?dataFim=1950-01-01')).toEqual({
      titulos: 0,
      exemplares: 0,
      emprestimos: 0,
      reservas: 0,
      por_tipo: [],
    });
  });

  it('of a library are what it holds and lends', async () => {
    const totals = await get('?biblioteca=4');
    expect(totals.exemplares).toBe(await server.db.copy.count({ where: { cod_biblioteca: 4 } }));
    expect(totals.titulos).toBe(await server.db.title.count({ where: { copies: { some: { cod_biblioteca: 4 } } } }));
    expect(totals.emprestimos).toBe(await server.db.loan.count({ where: { copy: { cod_biblioteca: 4 } } }));
  });
});
