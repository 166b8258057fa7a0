import type { AlertEntry } from '@catalogue/api-contract';
import { appForEach } from '../../testing/app';
import { callAs } from '../../testing/callAs';

const server = appForEach();

const alerts = async (who: string, query = '') =>
  (await callAs(server)<AlertEntry[]>(who, 'GET', `/api/solicitacoes/alertas${query}`)).body;
const change = (who: string, method: 'PUT' | 'DELETE', id: string) =>
  callAs(server)(who, method, `/api/solicitacoes/alertas/${id}`);

describe('alerts', () => {
  it('are the own ones, the newest first', async () => {
    expect((await alerts('ana')).map(({ titulo, lido }) => [titulo, lido])).toEqual([
      ['Reserva disponível', false],
      ['Empréstimo perto do fim', false],
      ['Sugestão atendida', true],
      ['Horário de férias', true],
    ]);
    expect(await alerts('nada-consta')).toEqual([]);
  });

  it('are narrowed by a period of which both days count', async () => {
    expect((await alerts('ana', '?dataIni=2026-03-09&dataFim=2026-03-09')).map(({ titulo }) => titulo)).toEqual([
      'Reserva disponível',
    ]);
    for (const query of ['?dataIni=2026-03-09', '?dataIni=2026-03-09&dataFim=2026-03-08'])
      expect((await callAs(server)('ana', 'GET', `/api/solicitacoes/alertas${query}`)).status).toBe(422);
  });

  it('stay read once they were read', async () => {
    const [first] = await alerts('ana');
    for (const _ of ['once', 'and again'])
      expect(await change('ana', 'PUT', first?.id ?? '')).toMatchObject({
        status: 200,
        body: { ...first, lido: true },
      });
    expect((await alerts('ana'))[0]).toEqual({ ...first, lido: true });
  });

  it('of a kind that only a newer version knows are told in its words', async () => {
    const { cod_pessoa } = await server.db.person.findFirstOrThrow({ where: { persona_id: 'nada-consta' } });
    const told = { titulo: 'A sala 3 é sua', texto: 'Pegue a chave no balcão.' };
    const aviso = { tipo: 'sala_reservada', codigo: '7', nome: 'Sala 3', dia: '2026-03-10', ate: null, estado: null };
    await server.db.alert.create({ data: { cod_pessoa, thing: 'sala:7', ...told, data: new Date(), aviso } });
    expect(await alerts('nada-consta')).toMatchObject([{ ...told, aviso: null }]);
  });

  it('go away for good', async () => {
    const [first] = await alerts('ana');
    expect((await change('ana', 'DELETE', first?.id ?? '')).status).toBe(204);
    expect(await alerts('ana')).toHaveLength(3);
    expect((await change('ana', 'DELETE', first?.id ?? '')).status).toBe(404);
  });

  it.each(['PUT', 'DELETE'] as const)('of another patron are not there for %s', async (method) => {
    const [first] = await alerts('ana');
    expect((await change('bruno', method, first?.id ?? '')).status).toBe(404);
    expect((await alerts('ana'))[0]).toEqual(first);
  });
});
