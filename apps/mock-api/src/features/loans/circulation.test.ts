import type { HoldEntry, PendingTitle } from '@catalogue/api-contract';
import { finePerDay, recoveryCodePattern } from '@catalogue/domain';
import type { AddressInfo } from 'node:net';
import { appForFile } from '../../testing/app';

interface Found {
  cod_acervo: string;
  disponiveis: string;
  disp_para_reserva: string;
  proxima_devolucao: string | null;
}
interface Due {
  em: string;
  evento: string;
  cod_reserva?: number;
  cod_acervo?: number;
}
interface Day {
  today: string;
  events: Due[];
}
interface Tokens {
  access_token: string;
  refresh_token: string;
}

const server = appForFile();
let origin: string;
beforeAll(async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
});

/** A client of the network in one sandbox, signed in as one person at a time. */
function visitor(sandbox: string) {
  let tokens: Tokens | undefined;
  const call = async <T>(method: string, path: string, body?: object, token = tokens?.access_token) => {
    const reply = await fetch(origin + path, {
      method,
      headers: {
        lang: '1',
        'x-sandbox': sandbox,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    const told = reply.headers.get('mock-explain');
    return {
      status: reply.status,
      body: (text === '' ? {} : JSON.parse(text)) as T & { message?: string },
      explained: told === null ? undefined : (JSON.parse(told) as object),
    };
  };
  const grant = (client: 'public' | 'patron', fields: object) =>
    call<Tokens>(
      'POST',
      '/oauth/token',
      { client_id: `catalogue-${client}`, client_secret: `catalogue-${client}-development`, ...fields },
      '',
    );
  const signIn = async (password: string) => {
    const { status, body } = await grant('patron', { grant_type: 'password', username: 'ana', password });
    tokens = body;
    return status;
  };
  return {
    call,
    grant,
    signIn,
    /** A day later: the events due. The session continues with its refresh token, like that of the web app. */
    nextDay: async () => {
      const { body } = await call<Day>('PUT', '/__mock/clock', { advance: 'P1D' });
      tokens = (await grant('patron', { grant_type: 'refresh_token', refresh_token: tokens?.refresh_token })).body;
      return body;
    },
  };
}

type Visitor = ReturnType<typeof visitor>;

/** Places a hold on titles without a free copy, found by a search: those due first. */
async function holdWhatIsOut({ call }: Visitor, max: number): Promise<string[]> {
  const found = new Map<string, Found>();
  for (const term of ['brasil', 'historia', 'direito', 'calculo', 'fisica', 'introducao', 'dados', 'educacao', 'redes'])
    for (const item of (await call<{ data: Found[] }>('GET', `/api/consulta?termo_pesquisa=${term}`)).body.data)
      found.set(item.cod_acervo, item);
  const out = [...found.values()]
    .filter((item) => item.disponiveis === '0' && item.disp_para_reserva === 'S' && item.proxima_devolucao)
    .sort((one, other) => String(one.proxima_devolucao).localeCompare(String(other.proxima_devolucao)));
  const placed: string[] = [];
  for (const { cod_acervo } of out) {
    if (placed.length === max) break;
    const { body: options } = await call<{
      pode_reservar: boolean;
      fila: number;
      bibliotecas: { cod_biblioteca: string }[];
      volumes: string[];
      tomos: string[];
      partes: string[];
      materiais: string[];
    }>('GET', `/api/reserva/${cod_acervo}/informacoes-iniciais`);
    if (!options.pode_reservar || options.fila > 0) continue;
    const wish = {
      cod_acervo: Number(cod_acervo),
      biblioteca: Number(options.bibliotecas[0]?.cod_biblioteca),
      volume: options.volumes[0],
      tomo: options.tomos[0],
      parte: options.partes[0],
      material_adicional: options.materiais[0],
    };
    const answer = await call<{ cod_reserva: string; posicao: number }>('POST', '/api/reserva', wish);
    expect(answer).toMatchObject({ status: 201, body: { posicao: 1 } });
    placed.push(answer.body.cod_reserva);
  }
  return placed;
}

async function renewToTheLimit({ call }: Visitor): Promise<void> {
  const { body } = await call<{ titulos: PendingTitle[] }>('GET', '/api/emprestimo/titulos-pendentes?showDetails=1');
  const loan = body.titulos.find(({ descricao }) => descricao === 'Redes de computadores');
  const renew = () =>
    call<{ renovado: boolean; mensagem: string }[]>('POST', '/api/emprestimo/renovacao', [
      { codExamplar: loan?.codExemplar, codBibliotecaExemplar: loan?.codBibliotecaExemplar },
    ]);
  for (let count = 1; count <= 5; count += 1) expect((await renew()).body).toMatchObject([{ renovado: true }]);
  expect(await renew()).toMatchObject({
    body: [{ renovado: false, mensagem: 'limite_renovacoes_excedido' }],
    explained: { facts: { recusados: [{ qtdeRenovacoes: '5', limiteRenovacoes: 5 }] } },
  });
}

/** Lets days pass until a copy was returned for one of the holds, and then until the hold expired. */
async function waitForLapse({ call, nextDay }: Visitor, placed: readonly string[]): Promise<void> {
  const holds = async () => (await call<HoldEntry[]>('GET', '/api/reserva')).body;
  let released: Day | undefined;
  let hold: HoldEntry | undefined;
  for (let days = 0; days < 40 && !hold; days += 1) {
    for (const { cod_reserva, situacao } of await holds())
      if (placed.includes(cod_reserva)) expect(situacao).toBe('fila');
    released = await nextDay();
    hold = (await holds()).find(({ cod_reserva, situacao }) => placed.includes(cod_reserva) && situacao !== 'fila');
  }
  expect(hold).toMatchObject({ situacao: 'liberada', posicao: null });
  expect(released?.events.filter(({ cod_acervo }) => String(cod_acervo) === hold?.cod_acervo)).toMatchObject([
    { em: released?.today, evento: 'exemplar_devolvido' },
    { em: released?.today, evento: 'reserva_liberada', cod_reserva: Number(hold?.cod_reserva) },
  ]);
  const stillHeld = async () => (await holds()).some(({ cod_reserva }) => cod_reserva === hold?.cod_reserva);
  let lapse: Day | undefined;
  while (released && (lapse?.today ?? released.today) <= String(hold?.validade)) {
    expect(await stillHeld()).toBe(true);
    lapse = await nextDay();
  }
  expect(lapse?.events).toContainEqual(
    expect.objectContaining({ evento: 'reserva_expirada', cod_reserva: Number(hold?.cod_reserva) }),
  );
  expect(await stillHeld()).toBe(false);
}

async function recoverPassword({ call, grant, signIn }: Visitor): Promise<void> {
  const token = (await grant('public', { grant_type: 'client_credentials' })).body.access_token;
  const path = '/api/pessoas/ana/recuperar-senha';
  expect(await call('GET', path, undefined, token)).toMatchObject({ status: 200 });
  const { body: mails } = await call<{ texto: string }[]>('GET', '/__mock/outbox');
  const code = recoveryCodePattern.exec(mails[0]?.texto ?? '')?.[0];
  expect(await call('POST', path, { code }, token)).toMatchObject({ status: 200 });
  expect(await call('PUT', path, { code, password: 'Ipe-amarelo7' }, token)).toMatchObject({ status: 200 });
  expect([await signIn('biblioteca'), await signIn('Ipe-amarelo7')]).toEqual([401, 200]);
}

it('a new sandbox lives ana’s spring: a limit, a hold that comes and goes, a fine, no declaration, a new password', async () => {
  const { body: sandbox } = await visitor('').call<{ id: string }>('POST', '/__mock/sandboxes', {});
  const ana = visitor(sandbox.id);
  expect(await ana.signIn('biblioteca')).toBe(200);

  await renewToTheLimit(ana);
  const placed = await holdWhatIsOut(ana, 3);
  expect(placed).not.toEqual([]);
  await waitForLapse(ana, placed);

  const { body: clock } = await ana.call<{ today: string }>('GET', '/__mock/clock');
  const { body: debts } = await ana.call<object[]>('GET', '/api/emprestimo/debitos-pendentes');
  const daysLate = Math.round((Date.parse(clock.today) - Date.parse('2026-03-14')) / 86_400_000);
  expect(daysLate).toBeGreaterThan(0);
  expect(debts).toContainEqual(expect.objectContaining({ titulo: 'Torto arado', valor_multa: daysLate * finePerDay }));

  expect(await ana.call('GET', '/api/unidade-informacao/nada-consta/verifica')).toMatchObject({
    body: { pode_emitir: false },
  });
  expect(await ana.call('POST', '/api/unidade-informacao/nada-consta', { cod_biblioteca: 1 })).toMatchObject({
    status: 422,
    body: { message: 'debitos_pendentes' },
    explained: { rule: 'debitos_pendentes' },
  });

  await recoverPassword(ana);
  // No other tenant was changed.
  expect((await visitor('').call('GET', '/__mock/clock')).body).toMatchObject({ today: '2026-03-10' });
});
