import { openControlRoom } from '../../testing/controlRoom';

const room = openControlRoom();

type Rows = Record<string, string>[];

/** What the patron of a story sees. */
async function opened(story: string) {
  const sandbox = await room.newSandbox(story);
  const headers = await room.signIn(sandbox, 'nada-consta');
  const get = async <Body>(url: string): Promise<Body> => (await room.ask<Body>(url, { sandbox, headers })).body;
  const { titulos } = await get<{ titulos: Rows }>('/api/emprestimo/titulos-pendentes');
  const renewals = await room.ask<Rows>('/api/emprestimo/renovacao', {
    method: 'POST',
    sandbox,
    headers,
    body: titulos.map(({ codExemplar, codBibliotecaExemplar }) => ({ codExemplar, codBibliotecaExemplar })),
  });
  const { today } = await get<{ today: string }>('/__mock/clock');
  return { sandbox, get, titulos, renewals, today };
}

describe('the story', () => {
  it('of each name is listed with whom it shows, and no snapshot can take its name', async () => {
    const { body } = await room.ask<{ name: string; login: string; shows: string }[]>('/__mock/stories');
    expect(body.map(({ name }) => name)).toEqual(['first-day', 'exam-week', 'long-queue', 'late-and-blocked']);
    const saved = await room.ask('/__mock/snapshots', { method: 'POST', body: { name: 'exam-week' } });
    expect(saved).toMatchObject({ status: 409, body: { message: 'Este nome é de uma história pronta.' } });
  });

  it('first-day has two loans, and a hold on a title without a free copy', async () => {
    const { titulos, get } = await opened('first-day');
    expect(titulos).toHaveLength(2);
    expect(await get<Rows>('/api/reserva')).toHaveLength(1);
  });

  it('exam-week has a loan that is due tomorrow and another reader waits for', async () => {
    const { titulos, renewals, today } = await opened('exam-week');
    expect(titulos).toHaveLength(2);
    const due = Date.parse(titulos[0]?.['dataDevolucaoPrevista']?.split('/').reverse().join('-') ?? '');
    expect(due - Date.parse(today)).toBe(24 * 60 * 60 * 1000);
    expect(JSON.stringify(renewals.body)).toMatch(/reserva/i);
  });

  it('long-queue has a hold behind those of six others', async () => {
    const { get } = await opened('long-queue');
    const [hold] = await get<{ posicao: number }[]>('/api/reserva');
    expect(hold?.posicao).toBeGreaterThanOrEqual(7);
  });

  it('late-and-blocked has late loans, a fine that is due, and no declaration', async () => {
    const { titulos, get } = await opened('late-and-blocked');
    expect(titulos).toHaveLength(2);
    const debts = await get<{ valor: number }[]>('/api/emprestimo/debitos-pendentes');
    expect(debts).toHaveLength(3);
  });

  it('leaves the shared library alone', async () => {
    const before = await room.dueDates('demo');
    await opened('late-and-blocked');
    expect(await room.dueDates('demo')).toEqual(before);
  });
});
