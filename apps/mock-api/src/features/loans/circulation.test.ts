import { finePerDay } from '@catalogue/domain';
import { openTestApp, type TestApp } from '../../testing/app';
import { signInAs } from '../../testing/callAs';

interface Loan {
  descricao: string;
  codExemplar: string;
  codBibliotecaExemplar: string;
  dataDevolucaoPrevista: string;
  qtdeRenovacoes: string;
}
interface Hold {
  cod_reserva: string;
  situacao: string;
  posicao: number | null;
  validade: string | null;
}
interface Due {
  em: string;
  evento: string;
  cod_acervo?: number;
  cod_reserva?: number;
}

let library: TestApp;
beforeAll(async () => {
  library = await openTestApp();
});
afterAll(() => library.stop());

let token = '';
const signIn = async () => {
  token = (await signInAs(library)('ana')).body['access_token'] ?? '';
};
const call = async <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
  const headers = { authorization: `Bearer ${token}`, lang: '1' };
  const reply = await library.app.inject({ method, url, headers, payload });
  return { status: reply.statusCode, body: reply.json<T & { message?: string }>() };
};
/** A day later: what happened, and a token of that day. */
const nextDay = async () => {
  const { body } = await call<{ today: string; events: Due[] }>('PUT', '/__mock/clock', { advance: 'P1D' });
  await signIn();
  return body;
};

it('ana’s spring: renewals to the limit, a hold that comes and goes, a fine, and no declaration', async () => {
  await signIn();

  const pending = async () =>
    (await call<{ titulos: Loan[] }>('GET', '/api/emprestimo/titulos-pendentes')).body.titulos;
  const loan = (await pending()).find(({ descricao }) => descricao === 'Redes de computadores');
  const renew = async () =>
    (
      await call<{ renovado: boolean; mensagem: string }[]>('POST', '/api/emprestimo/renovacao', [
        { codExamplar: loan?.codExemplar, codBibliotecaExemplar: loan?.codBibliotecaExemplar },
      ])
    ).body[0];
  for (let count = 1; count <= 5; count += 1) expect(await renew()).toMatchObject({ renovado: true });
  expect(await renew()).toMatchObject({ renovado: false, mensagem: 'limite_renovacoes_excedido' });

  const [title] = await library.db.$queryRaw<{ cod_acervo: number; cod_biblioteca: number }[]>`
    SELECT x.cod_acervo, min(x.cod_biblioteca) AS cod_biblioteca
      FROM exemplar x JOIN emprestimo e ON e.cod_exemplar = x.cod_exemplar AND e.data_devolucao IS NULL
     WHERE e.returns_on IS NOT NULL AND x.volume IS NULL AND x.parte IS NULL AND x.tomo IS NULL AND x.cod_tipo_emprestimo = 1
       AND NOT EXISTS (SELECT 1 FROM reserva r WHERE r.cod_acervo = x.cod_acervo)
       AND NOT EXISTS (SELECT 1 FROM exemplar o WHERE o.cod_acervo = x.cod_acervo AND o.situacao = 'disponivel')
     GROUP BY x.cod_acervo ORDER BY min(e.returns_on) DESC, x.cod_acervo LIMIT 1`;
  const placed = await call<{ cod_reserva: string; posicao: number }>('POST', '/api/reserva', {
    cod_acervo: title?.cod_acervo,
    biblioteca: title?.cod_biblioteca,
    volume: 'unico',
    tomo: 'unico',
    parte: 'unico',
    material_adicional: 'principal',
  });
  expect(placed).toMatchObject({ status: 201, body: { posicao: 1 } });
  const held = async () =>
    (await call<Hold[]>('GET', '/api/reserva')).body.find(({ cod_reserva }) => cod_reserva === placed.body.cod_reserva);

  let released: { today: string; events: Due[] } | undefined;
  for (let days = 0; days < 60 && !released; days += 1) {
    expect((await held())?.situacao).toBe('fila');
    const day = await nextDay();
    if (day.events.some((event) => String(event.cod_reserva) === placed.body.cod_reserva)) released = day;
  }
  expect(released?.events.filter(({ cod_acervo }) => cod_acervo === title?.cod_acervo)).toMatchObject([
    { em: released?.today, evento: 'exemplar_devolvido' },
    { em: released?.today, evento: 'reserva_liberada' },
  ]);
  expect(await held()).toMatchObject({ situacao: 'liberada', posicao: null });

  for (let days = 1; days <= 3; days += 1) await nextDay();
  expect(await held()).toMatchObject({ situacao: 'liberada' });
  const lapse = await nextDay();
  expect(lapse.events).toContainEqual(
    expect.objectContaining({ evento: 'reserva_expirada', cod_reserva: Number(placed.body.cod_reserva) }),
  );
  expect(await held()).toBeUndefined();

  const { body: debts } = await call<{ titulo: string; valor_multa: number }[]>(
    'GET',
    '/api/emprestimo/debitos-pendentes',
  );
  const daysLate = Math.round((Date.parse(lapse.today) - Date.parse('2026-03-14')) / 86_400_000);
  expect(debts).toContainEqual(expect.objectContaining({ titulo: 'Torto arado', valor_multa: daysLate * finePerDay }));

  expect(await call('GET', '/api/unidade-informacao/nada-consta/verifica')).toMatchObject({
    body: { pode_emitir: false },
  });
  expect(await call('POST', '/api/unidade-informacao/nada-consta', { cod_biblioteca: 1 })).toMatchObject({
    status: 422,
    body: { message: 'debitos_pendentes' },
  });
});
