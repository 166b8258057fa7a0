import { appForEach } from '../../testing/app';
import { callAs } from '../../testing/callAs';

const server = appForEach();
const call = callAs(server);

interface Signed {
  codigo_autenticidade: string;
}
const sign = async (login: string, cod_biblioteca: number) =>
  (await call<Signed>(login, 'POST', '/api/unidade-informacao/nada-consta', { cod_biblioteca })).body;

describe('the declarations of a patron', () => {
  const listed = async (login: string) => (await call<Signed[]>(login, 'GET', '/api/nada-consta/assinadas')).body;

  it('are found again as they were signed, the newest first, and by nobody else', async () => {
    const first = await sign('nada-consta', 3);
    const second = await sign('nada-consta', 4);
    expect(await listed('nada-consta')).toEqual([second, first]);
    expect(await listed('ana')).toEqual([]);
  });

  it('are the newest fifty, since each of them is drawn', async () => {
    const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'nada-consta' } });
    const codes = Array.from({ length: 60 }, (_, at) => `CODE${at}`);
    await server.db.clearance.createMany({
      data: codes.map((codigo_autenticidade) => ({
        cod_pessoa,
        cod_biblioteca: 3,
        codigo_autenticidade,
        assinado_em: new Date('2026-03-10T12:00:00Z'),
      })),
    });
    const shown = (await listed('nada-consta')).map(({ codigo_autenticidade }) => codigo_autenticidade);
    expect(shown).toEqual(codes.toReversed().slice(0, 50));
  });

  it('are listed after their last day, but not once the unit takes the person back', async () => {
    const { codigo_autenticidade } = await sign('nada-consta', 3);
    server.passDays(40);
    expect(await listed('nada-consta')).toMatchObject([{ codigo_autenticidade, valida_ate: '2026-04-09' }]);
    await server.db.deviation.updateMany({ data: { data_fim: new Date('2026-04-19') } });
    server.changed();
    expect(await listed('nada-consta')).toHaveLength(1);
    server.passDays(1);
    expect(await listed('nada-consta')).toEqual([]);
  });
});
