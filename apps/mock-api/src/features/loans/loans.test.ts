import type { PendingTitle, RenewalResult } from '@catalogue/api-contract';
import { appForEach } from '../../testing/app';

const server = appForEach();
let authorization: string;
beforeEach(async () => {
  authorization = await patron('ana');
});

const patron = async (login: string) => {
  const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login } });
  return server.patronToken(cod_pessoa, login);
};
const pending = async () => {
  const answer = await server.app.inject({
    url: '/api/emprestimo/titulos-pendentes?showDetails=1',
    headers: { authorization, lang: '1' },
  });
  return answer.json<{ titulos: PendingTitle[] }>().titulos;
};
const titled = async (descricao: string) => {
  const found = (await pending()).find((loan) => loan.descricao.startsWith(descricao));
  if (!found) throw new Error(`${descricao} is not with the patron.`);
  return found;
};
const renew = async (loans: Pick<PendingTitle, 'codExemplar' | 'codBibliotecaExemplar'>[]) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/emprestimo/renovacao',
    headers: { authorization },
    payload: loans.map(({ codExemplar, codBibliotecaExemplar }) => ({
      codExamplar: codExemplar,
      codBibliotecaExemplar,
    })),
  });
  return answer.json<RenewalResult[]>();
};

describe('pending titles', () => {
  it('are the open loans only, soonest due first, in the words that clients read', async () => {
    const loans = await pending();
    const inOrder = loans.map(({ dataDevolucaoPrevista }) => dataDevolucaoPrevista.split('/').reverse().join('-'));
    expect(inOrder).toEqual([...inOrder].sort());
    expect(loans.map((loan) => loan.descricao)).not.toContain('Dom Casmurro');
    expect(loans[0]).toMatchObject({
      descricao: expect.stringMatching(/^Redes de computadores/),
      dataDevolucaoPrevista: '11/03/2026',
      qtdeRenovacoes: '0',
      reservado: false,
      codExemplar: expect.any(String),
      codBibliotecaExemplar: expect.any(String),
    });
  });

  it('say when somebody else waits for the title', async () => {
    expect((await titled('Torto arado')).reservado).toBe(true);
  });
});

describe('a renewal', () => {
  it('moves the due date by the loan’s days from today and counts', async () => {
    const loan = await titled('Redes de computadores');
    const [result] = await renew([loan]);
    expect(result).toEqual({
      codExemplar: loan.codExemplar,
      renovado: true,
      dataDevolucaoPrevista: '24/03/2026',
      mensagem: 'renovado com sucesso',
    });
    expect(await titled('Redes de computadores')).toMatchObject({
      dataDevolucaoPrevista: '24/03/2026',
      qtdeRenovacoes: '1',
    });
  });

  it('is answered for each title: some go through while others are refused with the reason', async () => {
    const results = await renew([
      await titled('Redes'),
      await titled('Torto arado'),
      await titled('Como se faz uma tese'),
    ]);
    expect(results.map(({ renovado, mensagem }) => [renovado, mensagem])).toEqual([
      [true, 'renovado com sucesso'],
      [false, 'titulo_reservado'],
      [false, 'limite_renovacoes_excedido'],
    ]);
    expect((await titled('Torto arado')).qtdeRenovacoes).toBe('2');
  });

  it('goes on to the limit and no further', async () => {
    const loan = await titled('Redes de computadores');
    for (let count = 1; count <= 5; count++) expect((await renew([loan]))[0]?.renovado).toBe(true);
    expect((await renew([loan]))[0]?.mensagem).toBe('limite_renovacoes_excedido');
    expect((await titled('Redes de computadores')).qtdeRenovacoes).toBe('5');
  });

  it('never passes the limit, however many are asked for at the same moment', async () => {
    const loan = await titled('Redes de computadores');
    await Promise.all(Array.from({ length: 12 }, () => renew([loan])));
    expect((await titled('Redes de computadores')).qtdeRenovacoes).toBe('5');
  });

  it('counts once for a copy that is named twice', async () => {
    const loan = await titled('Redes de computadores');
    expect(await renew([loan, loan])).toHaveLength(1);
    expect((await titled('Redes de computadores')).qtdeRenovacoes).toBe('1');
  });

  it('is refused for an overdue loan', async () => {
    authorization = await patron('bruno');
    expect((await renew([await titled('Cálculo')]))[0]?.mensagem).toBe('emprestimo_em_atraso');
  });

  it('is refused to who owes something, and to who is in deviation, as GET /pessoas/renovar says', async () => {
    authorization = await patron('bruno');
    expect((await renew([await titled('Vidas secas')]))[0]).toMatchObject({
      renovado: false,
      mensagem: 'debito_pendente',
    });
    await server.db.deviation.create({
      data: {
        person: { connect: { persona_id: 'ana' } },
        cod_biblioteca: 1,
        motivo: 'Atraso',
        origem: 'multa',
        data_inicio: new Date('2026-03-01'),
      },
    });
    authorization = await patron('ana');
    expect((await renew([await titled('Redes')]))[0]).toMatchObject({ renovado: false, mensagem: 'pessoa_afastada' });
    const standing = await server.app.inject({ url: '/api/pessoas/renovar', headers: { authorization } });
    expect(standing.json()).toMatchObject({ pode_renovar: false, motivo: 'pessoa_afastada' });
  });

  it('does not reach the loans of another patron', async () => {
    const loan = await titled('Redes de computadores');
    authorization = await patron('bruno');
    expect(await renew([loan])).toEqual([
      {
        codExemplar: loan.codExemplar,
        renovado: false,
        dataDevolucaoPrevista: null,
        mensagem: 'emprestimo_nao_encontrado',
      },
    ]);
  });

  it('knows a copy by its library too', async () => {
    const { codExemplar, codBibliotecaExemplar } = await titled('Redes de computadores');
    const elsewhere = { codExemplar, codBibliotecaExemplar: String(Number(codBibliotecaExemplar) + 1) };
    expect(await renew([elsewhere])).toMatchObject([{ renovado: false, mensagem: 'emprestimo_nao_encontrado' }]);
    const twice = { codExemplar, codBibliotecaExemplar };
    expect(await renew([elsewhere, twice, twice])).toMatchObject([{ renovado: false }, { renovado: true }]);
  });

  it('takes both spellings of the copy’s code', async () => {
    const { codExemplar, codBibliotecaExemplar } = await titled('Redes de computadores');
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/emprestimo/renovacao',
      headers: { authorization },
      payload: [{ codExemplar, codBibliotecaExemplar }],
    });
    expect(answer.json<RenewalResult[]>()[0]?.renovado).toBe(true);
  });
});
