import { appForEach } from '../../testing/app';
import { callAs, signInAs } from '../../testing/callAs';
import { stock } from '../../testing/shelf';

interface Check {
  pode_emitir: boolean;
  pendencias: { tipo: string; descricao: string }[];
  bibliotecas: { cod_biblioteca: string }[];
}
interface Signed {
  codigo_autenticidade: string;
  data: string;
  desc_biblioteca: string;
  url: string;
}
interface Slip {
  linha_digitavel: string;
  valor: number;
  vencimento: string;
  url: string;
}

const server = appForEach();
const call = callAs(server);

const check = async (login: string) =>
  (await call<Check>(login, 'GET', '/api/unidade-informacao/nada-consta/verifica')).body;
const sign = (login: string, cod_biblioteca = 1) =>
  call<Signed>(login, 'POST', '/api/unidade-informacao/nada-consta', { cod_biblioteca });
const pdfOf = (url: string) =>
  Buffer.from(url.replace('data:application/pdf;base64,', ''), 'base64').toString('latin1');

describe('the no-debts declaration', () => {
  it('can be signed by who owes nothing, for any unit', async () => {
    const found = await check('nada-consta');
    expect(found).toMatchObject({ pode_emitir: true, pendencias: [] });
    expect(found.bibliotecas).toHaveLength(8);
  });

  it('is refused to who has loans and debts, each named', async () => {
    const { pode_emitir, pendencias } = await check('bruno');
    expect(pode_emitir).toBe(false);
    expect(pendencias).toContainEqual({ tipo: 'emprestimos_abertos', descricao: 'Cálculo, 01/03/2026' });
    expect(pendencias).toContainEqual({ tipo: 'debitos_pendentes', descricao: 'Devolução em atraso, R$ 13,50' });
    expect(await sign('bruno')).toMatchObject({ status: 422, body: { message: 'debitos_pendentes' } });
    expect((await sign('sem-cpf')).body.message).toBe('emprestimos_abertos');
  });

  it('is refused for a debt alone, and for a request that is on its way', async () => {
    await server.db.debt.create({
      data: {
        person: { connect: { persona_id: 'nada-consta' } },
        cod_biblioteca: 2,
        valor_multa: 0.5,
        tipo_servico: 'Multa por atraso',
        motivo: 'Devolução em atraso',
      },
    });
    expect((await sign('nada-consta')).body.message).toBe('debitos_pendentes');
    expect((await sign('limite-solicitacoes')).body.message).toBe('solicitacoes_abertas');
    expect(await server.db.clearance.count()).toBe(0);
  });

  it('when signed puts the patron in deviation from that unit, gives a code and a PDF with it', async () => {
    const { status, body } = await sign('nada-consta', 3);
    expect(status).toBe(201);
    expect(body).toMatchObject({ data: '2026-03-10', desc_biblioteca: 'Biblioteca de Direito' });
    expect(pdfOf(body.url)).toMatch(/^%PDF-1\.4/);
    expect(pdfOf(body.url)).toContain(body.codigo_autenticidade);
    expect(pdfOf(body.url)).toMatch(/CPF \d{3}\.\d{3}\.\d{3}-\d{2}/);
    const deviations = await call<object[]>('nada-consta', 'GET', '/api/pessoas/afastamentos');
    expect(deviations.body).toEqual([
      expect.objectContaining({ cod_biblioteca: '3', data_inicio: '2026-03-10', data_fim: null }),
    ]);
    expect((await check('nada-consta')).bibliotecas.map(({ cod_biblioteca }) => cod_biblioteca)).not.toContain('3');
    expect(await sign('nada-consta', 3)).toMatchObject({ status: 422, body: { message: 'pessoa_afastada' } });
    expect((await sign('nada-consta', 4)).status).toBe(201);
  });

  it('gives up what was held in that unit: the copy goes to the next', async () => {
    const title = await stock(server, [{ due: '2026-03-12', returns_on: '2026-03-12' }]);
    const wish = {
      cod_acervo: title,
      biblioteca: 1,
      volume: 'unico',
      tomo: 'unico',
      parte: 'unico',
      material_adicional: 'principal',
    };
    await call('nada-consta', 'POST', '/api/reserva', wish);
    await call('carla', 'POST', '/api/reserva', wish);
    server.passDays(2);
    await sign('nada-consta', 1);
    const held = await call<{ cod_acervo: string; situacao: string }[]>('carla', 'GET', '/api/reserva');
    expect(held.body.find(({ cod_acervo }) => cod_acervo === String(title))?.situacao).toBe('liberada');
    expect((await call('nada-consta', 'POST', '/api/reserva', wish)).body.message).toBe('pessoa_afastada');
  });

  it('is signed once, however often it is asked for at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => sign('nada-consta')));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422, 422]);
  });

  it('is for units that exist', async () => {
    expect(await sign('nada-consta', 99)).toMatchObject({
      status: 404,
      body: { message: 'Biblioteca não encontrada.' },
    });
  });
});

it('a deviation ends with its last day, by the clock', async () => {
  const advance = async () => {
    const reply = await server.app.inject({ method: 'PUT', url: '/__mock/clock', payload: { advance: 'P1D' } });
    return reply.json<{ events: { evento: string; em: string }[] }>().events;
  };
  // Signs in again: the control room's clock is ahead of the tests' own, and tokens follow it.
  const signToday = async () => {
    const { body } = await signInAs(server)('nada-consta');
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/unidade-informacao/nada-consta',
      headers: { authorization: `Bearer ${body['access_token']}` },
      payload: { cod_biblioteca: 3 },
    });
    return reply.statusCode;
  };
  await server.db.deviation.create({
    data: {
      person: { connect: { persona_id: 'nada-consta' } },
      cod_biblioteca: 3,
      motivo: 'Atraso',
      origem: 'multa',
      data_inicio: new Date('2026-03-01'),
      data_fim: new Date('2026-03-11'),
    },
  });
  const ended = (events: { evento: string }[]) => events.filter(({ evento }) => evento === 'afastamento_encerrado');
  expect(ended(await advance())).toEqual([]);
  expect(await signToday()).toBe(422);
  expect(ended(await advance())).toMatchObject([{ em: '2026-03-12', cod_biblioteca: 3 }]);
  expect(await signToday()).toBe(201);
});

describe('a payment slip', () => {
  const issue = (login: string, valor: number, codBiblioteca: number) =>
    call<Slip>(login, 'POST', '/api/unidade-informacao/gru', { valor, codBiblioteca });
  const owedAt = async (login: string) => {
    const { body } = await call<
      { cod_biblioteca: string; valor_multa: number; desconto: number; valor_pago: number }[]
    >(login, 'GET', '/api/emprestimo/debitos-pendentes');
    const code = body[0]?.cod_biblioteca;
    const own = body.filter(({ cod_biblioteca }) => cod_biblioteca === code);
    return {
      code: Number(code),
      owed: own.reduce((sum, debt) => sum + debt.valor_multa - debt.desconto - debt.valor_pago, 0),
    };
  };

  it('is issued for what is owed to the library, with its amount in the line and a date', async () => {
    const { code, owed } = await owedAt('bruno');
    const { status, body } = await issue('bruno', owed, code);
    expect(status).toBe(201);
    expect(body).toMatchObject({ valor: owed, vencimento: '2026-03-15' });
    expect(body.linha_digitavel).toMatch(/^858\d{45}$/);
    expect(body.linha_digitavel.slice(4, 11) + body.linha_digitavel.slice(12, 16)).toBe(
      String(Math.round(owed * 100)).padStart(11, '0'),
    );
    expect(pdfOf(body.url)).toContain('15/03/2026');
    const again = await issue('bruno', owed, code);
    expect(again.body).toEqual(body);
    expect(await server.db.paymentSlip.count()).toBe(1);
    server.passDays(6);
    const later = await owedAt('bruno');
    expect((await issue('bruno', owed, later.code)).body.linha_digitavel).not.toBe(body.linha_digitavel);
  });

  it.each([
    ['more than is owed', 'bruno', (owed: number) => owed + 0.01, 'valor_acima_do_devido'],
    ['nothing', 'bruno', () => 0, 'valor_invalido'],
    ['a fraction of a cent', 'bruno', () => 1.005, 'valor_invalido'],
  ])('is not issued for %s', async (_, login, valor, message) => {
    const { code, owed } = await owedAt(login);
    const answer = await issue(login, valor(owed), code);
    expect(answer).toMatchObject({ status: 422, body: { message } });
    expect(await server.db.paymentSlip.count()).toBe(0);
  });

  it('is not issued to who owes nothing, nor for a library that nothing is owed to', async () => {
    expect((await issue('ana', 1, 1)).body.message).toBe('valor_acima_do_devido');
    expect((await issue('bruno', 1, 8)).body.message).toBe('valor_acima_do_devido');
  });
});
