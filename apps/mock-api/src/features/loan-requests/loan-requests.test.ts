import type { LoanRequestEntry, Reply, loanRequests } from '@catalogue/api-contract';
import { maxOpenRequests } from '@catalogue/domain';
import { appForEach } from '../../testing/app';
import { callAs } from '../../testing/callAs';
import { stock } from '../../testing/shelf';

type Options = Reply<(typeof loanRequests)['getLoanRequestOptions']>;

const server = appForEach();
const call = callAs(server);

const form = {
  biblioteca_origem: 1,
  biblioteca_recebimento: 2,
  volume: 'unico',
  tomo: 'unico',
  parte: 'unico',
  material_adicional: 'principal',
  telefone: '(31) 5550-0001',
  email: 'ana@ufvi.example.org',
  cod_local_recebimento: 21,
};
const elsewhere = ({ cod_local_recebimento: _, ...rest }: typeof form) => rest;
const request = (login: string, title: number, body: object = form) =>
  call<{ codigo: string }>(login, 'POST', `/api/solicitacao-emprestimo/${title}`, body);
const requestsOf = async (login: string, query = '') =>
  (await call<LoanRequestEntry[]>(login, 'GET', `/api/solicitacao-emprestimo${query}`)).body;
const statusOf = async (login: string, title: number) =>
  (await requestsOf(login)).find(({ cod_acervo }) => cod_acervo === String(title))?.status;

describe('what can be requested', () => {
  const options = async (login: string, title: number) =>
    (await call<Options>(login, 'GET', `/api/solicitacao-emprestimo/${title}/informacoes-iniciais`)).body;

  it('is a title with a copy on the shelf, from there to any library, at its places', async () => {
    const title = await stock(server, [{ cod_biblioteca: 3 }, { cod_biblioteca: 5, due: '2026-03-12' }]);
    const found = await options('trocas', title);
    expect(found).toMatchObject({
      pode_solicitar: true,
      motivo: null,
      bibliotecas_origem: [{ cod_biblioteca: '3' }],
      email: 'trocas@ufvi.example.org',
      abertas: 0,
      limite: maxOpenRequests,
    });
    expect(found.bibliotecas_recebimento).toHaveLength(8);
    expect(found.locais_recebimento.filter(({ cod_biblioteca }) => cod_biblioteca === '3')).toHaveLength(2);
  });

  it('is none that is out, and nothing for who is at the limit', async () => {
    const title = await stock(server, [{ due: '2026-03-12' }]);
    expect(await options('ana', title)).toMatchObject({ pode_solicitar: false, motivo: 'sem_exemplar_disponivel' });
    expect(await options('limite-solicitacoes', await stock(server, [{}]))).toMatchObject({
      pode_solicitar: false,
      motivo: 'limite_solicitacoes_excedido',
      abertas: 3,
    });
  });
});

describe('before a request is put together', () => {
  const blocksOf = async (login: string, title: number) =>
    (
      await call<{ combinacoes: { biblioteca_origem: string; volume: string; motivo: string | null }[] }>(
        login,
        'GET',
        `/api/solicitacao-emprestimo/${title}/informacoes-iniciais`,
      )
    ).body.combinacoes.map(({ biblioteca_origem, volume, motivo }) => [biblioteca_origem, volume, motivo]);

  it('each kind of copy in each library has its obstacle', async () => {
    const title = await stock(server, [
      { cod_biblioteca: 1, volume: '1' },
      { cod_biblioteca: 1, volume: '2' },
      { cod_biblioteca: 3, volume: '1', due: '2026-03-12' },
    ]);
    expect(await blocksOf('trocas', title)).toEqual([
      ['1', '1', null],
      ['1', '2', null],
    ]);
    expect((await request('trocas', title, { ...form, volume: '1' })).status).toBe(201);
    expect(await blocksOf('trocas', title)).toEqual([
      ['1', '1', 'solicitacao_ja_existe'],
      ['1', '2', null],
    ]);
    expect(await blocksOf('nada-consta', title)).toEqual([
      ['1', '1', 'exemplares_ja_solicitados'],
      ['1', '2', null],
    ]);
  });
});

describe('requesting a loan', () => {
  it('puts it among the requests, waiting, with its words', async () => {
    const title = await stock(server, [{}]);
    const made = await request('trocas', title, { ...form, pessoa_autorizada: 'Bruno' });
    expect(made).toMatchObject({ status: 201, body: { codigo: expect.any(String) } });
    expect(await requestsOf('trocas')).toEqual([
      expect.objectContaining({
        codigo: made.body.codigo,
        cod_acervo: String(title),
        status: '1',
        desc_status: 'Aguardando',
        biblioteca_origem: '1',
        desc_biblioteca_recebimento: 'Biblioteca de Ciências Humanas e Letras',
        cod_local_recebimento: '21',
        desc_local_recebimento: 'Balcão de empréstimo',
        pessoa_autorizada: 'Bruno',
        telefone: '(31) 5550-0001',
        data: '2026-03-10T12:00:00Z',
      }),
    ]);
  });

  it.each([
    ['to the address at home', { ...elsewhere(form), domicilio: 'Rua das Acácias, 10' }, 201, undefined],
    ['to a place in one’s own words', { ...elsewhere(form), recebimento_textual: 'Portaria' }, 201, undefined],
    ['home without an address', { ...form, domicilio: ' ' }, 422, 'domicilio_obrigatorio'],
    ['to nowhere', elsewhere(form), 422, 'local_recebimento_obrigatorio'],
    ['to another library’s desk', { ...form, cod_local_recebimento: 31 }, 422, 'local_recebimento_invalido'],
    ['to a library that there is not', { ...form, biblioteca_recebimento: 99 }, 422, 'biblioteca_invalida'],
    ['with letters for a phone number', { ...form, telefone: 'ramal' }, 422, 'telefone_invalido'],
    ['with half an e-mail address', { ...form, email: 'ana@' }, 422, 'email_invalido'],
  ])('%s', async (_, body, status, message) => {
    const answer = await request('trocas', await stock(server, [{}]), body);
    expect([answer.status, answer.body.message]).toEqual([status, message]);
    expect(await requestsOf('trocas')).toHaveLength(status === 201 ? 1 : 0);
  });

  it('is refused at the limit, with the facts', async () => {
    const answer = await request('limite-solicitacoes', await stock(server, [{}]));
    expect(answer).toMatchObject({ status: 422, body: { message: 'limite_solicitacoes_excedido' } });
    expect(JSON.parse(String(answer.headers['mock-explain']))).toMatchObject({ facts: { abertas: 3, limite: 3 } });
  });

  it('is refused when the same request exists', async () => {
    const title = await stock(server, [{}, {}]);
    const { codigo } = (await request('trocas', title)).body;
    const again = await request('trocas', title);
    expect(again.body.message).toBe('solicitacao_ja_existe');
    expect(JSON.parse(String(again.headers['mock-explain']))).toMatchObject({ facts: { repetida: Number(codigo) } });
  });

  it('is refused when the library that is asked has no copy on the shelf', async () => {
    const title = await stock(server, [{ due: '2026-03-12' }, { cod_biblioteca: 2 }]);
    expect((await request('trocas', title)).body.message).toBe('sem_exemplar_disponivel');
  });

  it('is refused when every copy on the shelf is asked for already', async () => {
    const title = await stock(server, [{}, {}]);
    await request('bruno', title);
    await request('carla', title);
    expect((await request('trocas', title)).body.message).toBe('exemplares_ja_solicitados');
  });

  it('goes to one of those who ask for the last copy at the same moment', async () => {
    const title = await stock(server, [{}]);
    const answers = await Promise.all(['bruno', 'trocas', 'nada-consta', 'sem-cpf'].map((who) => request(who, title)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
  });

  it('never passes the limit, however many are made at the same moment', async () => {
    const titles = [];
    for (let index = 0; index < 6; index += 1) titles.push(await stock(server, [{}]));
    await Promise.all(titles.map((title) => request('trocas', title)));
    expect(await requestsOf('trocas')).toHaveLength(maxOpenRequests);
  });
});

describe('a request as time passes', () => {
  it('sets out, arrives and becomes a loan, and the copy is never free on the way', async () => {
    const title = await stock(server, [{}]);
    await request('trocas', title);
    const seen: unknown[] = [];
    for (const days of [0, 1, 2, 3]) {
      server.passDays(days);
      const status = await statusOf('trocas', title);
      const copy = await server.db.copy.findUniqueOrThrow({ where: { cod_exemplar: `${title}-1` } });
      seen.push([status, copy.situacao]);
    }
    expect(seen).toEqual([
      ['1', 'disponivel'],
      ['2', 'reservado'],
      ['3', 'reservado'],
      ['4', 'emprestado'],
    ]);
    const { body } = await call<{ titulos: { codExemplar: string; dataDevolucaoPrevista: string }[] }>(
      'trocas',
      'GET',
      '/api/emprestimo/titulos-pendentes',
    );
    expect(body.titulos).toContainEqual(
      expect.objectContaining({ codExemplar: `${title}-1`, dataDevolucaoPrevista: '30/03/2026' }),
    );
  });

  it('is not finished when the copy cannot be found any more', async () => {
    const title = await stock(server, [{}]);
    await request('trocas', title);
    await server.db.copy.update({ where: { cod_exemplar: `${title}-1` }, data: { situacao: 'extraviado' } });
    server.passDays(1);
    expect(await statusOf('trocas', title)).toBe('5');
  });
});

describe('a request that the desk moves on', () => {
  const move = (codigo: string) =>
    call<{ status: string; desc_status: string }>(null, 'POST', `/__mock/loan-requests/${codigo}/move`);
  const made = async (login: string, title: number) => {
    await request(login, title);
    return (await requestsOf(login)).find(({ cod_acervo }) => cod_acervo === String(title))?.codigo ?? '';
  };
  const notices = async () =>
    (await server.db.alert.findMany()).flatMap(({ thing }) => (thing?.startsWith('pedido:') ? [thing] : []));

  it('goes one step at a time, on the day of the clock, and becomes a loan at the end', async () => {
    const title = await stock(server, [{}]);
    const codigo = await made('trocas', title);
    server.passDays(1);
    expect(await statusOf('trocas', title)).toBe('2');
    expect((await move(codigo)).body).toMatchObject({ codigo, status: '3', desc_status: 'Disponível' });
    expect((await move(codigo)).body).toMatchObject({ status: '4', cod_acervo: String(title) });
    expect(await statusOf('trocas', title)).toBe('4');
    const loan = await server.db.loan.findFirstOrThrow({ where: { cod_exemplar: `${title}-1` } });
    expect(loan.data_saida).toEqual(new Date('2026-03-11'));
    expect((await move(codigo)).body.message).toBe('Esta solicitação já terminou.');
    expect((await move('999999')).status).toBe(404);
  });

  it('is not moved again by the days that it is ahead of, and its patron gets a notice', async () => {
    const title = await stock(server, [{}]);
    const codigo = await made('trocas', title);
    await move(codigo);
    await move(codigo);
    server.passDays(1);
    expect(await statusOf('trocas', title)).toBe('3');
    expect(await notices()).toContain(`pedido:${codigo}`);
    server.passDays(5);
    expect(await statusOf('trocas', title)).toBe('4');
  });

  it('is moved once by each of those who do it at the same moment, and no further than its end', async () => {
    const title = await stock(server, [{}]);
    const codigo = await made('trocas', title);
    const all = await Promise.all([1, 2, 3, 4].map(() => move(codigo)));
    expect(all.map(({ status, body }) => (status === 200 ? body.status : status)).sort()).toEqual(['2', '3', '4', 422]);
    expect(await server.db.loan.count({ where: { cod_exemplar: `${title}-1` } })).toBe(1);
  });

  it('is not finished when its copy cannot be found any more', async () => {
    const title = await stock(server, [{}]);
    const codigo = await made('trocas', title);
    await server.db.copy.update({ where: { cod_exemplar: `${title}-1` }, data: { situacao: 'extraviado' } });
    expect((await move(codigo)).body).toMatchObject({ status: '5', desc_status: 'Não finalizada (cancelada)' });
  });
});

describe('the list of requests', () => {
  it('is of one status, or of all when none is given', async () => {
    expect((await requestsOf('ana')).map(({ status }) => status)).toEqual(['1', '4', '5', '6']);
    expect((await requestsOf('ana', '?status=5')).map(({ desc_status }) => desc_status)).toEqual([
      'Não finalizada (cancelada)',
    ]);
    expect(await requestsOf('ana', '?status=3')).toEqual([]);
  });

  it('is of a period, with both its dates', async () => {
    expect((await requestsOf('ana', '?dataIni=2025-12-01&dataFim=2025-12-15')).map(({ status }) => status)).toEqual([
      '5',
    ]);
    const answer = await call('ana', 'GET', '/api/solicitacao-emprestimo?dataIni=2025-12-01');
    expect(answer).toMatchObject({ status: 422, body: { errors: { dataFim: [expect.any(String)] } } });
  });
});
