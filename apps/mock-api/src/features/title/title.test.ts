import { HoldStatus } from '@catalogue/api-contract';
import { appForFile } from '../../testing/app';

const server = appForFile();
let cod_acervo: number;
beforeAll(async () => {
  ({ cod_acervo } = await server.db.title.findFirstOrThrow({ where: { titulo: 'Memórias póstumas de Brás Cubas' } }));
});

const get = async <T>(path = '', id: number | string = cod_acervo) => {
  const answer = await server.app.inject({ url: `/api/acervo/${id}${path}` });
  return { status: answer.statusCode, body: answer.json<T>() };
};

describe('a title', () => {
  it('comes as its MARC fields, with the code of its author’s authority', async () => {
    const { body } = await get<{
      campos: { ordem: string; detalhes: { descricao: string[]; cod_autoridade: string[] }[] }[];
    }>();
    const field = (ordem: string) => body.campos.find((candidate) => candidate.ordem === ordem)?.detalhes[0];
    expect(field('245')?.descricao[0]).toBe('Memórias póstumas de Brás Cubas');
    const code = field('100')?.cod_autoridade[0];
    const authority = await server.db.authority.findUniqueOrThrow({ where: { cod_autoridade: Number(code) } });
    expect(authority.nome).toMatch(/^Assis, Machado de/);
  });

  it('says that it can be read online', async () => {
    const online = await server.db.title.findFirstOrThrow({ where: { acesso_remoto: 'cr' } });
    expect((await get('', online.cod_acervo)).body).toMatchObject({ acesso_remoto: 'cr' });
  });

  it('that is not there is said so', async () => {
    expect(await get('', 999999)).toEqual({ status: 404, body: { message: 'Acervo não encontrado.' } });
  });

  it('has its reference, with the title emphasised', async () => {
    const { body } = await get<{ referencia: string; partes: { texto: string; destaque: boolean }[] }>('/referencia');
    expect(body.referencia).toMatch(/^ASSIS, Machado de\. Memórias póstumas de Brás Cubas\..+\.$/);
    expect(body.partes.filter((part) => part.destaque).map((part) => part.texto)).toEqual([
      'Memórias póstumas de Brás Cubas',
    ]);
  });

  it('has a MARC view without leader, blank indicators null', async () => {
    const { body } = await get<Record<string, string | null>[]>('/marc');
    expect(body.every((row) => row.indicador1 !== ' ' && row.indicador2 !== ' ')).toBe(true);
    expect(body.find((row) => row.paragrafo === '245')).toMatchObject({
      secao: 'a',
      descricao: 'Memórias póstumas de Brás Cubas',
    });
    expect(body.map((row) => row.paragrafo)).not.toContain('000');
  });

  it('keeps the library’s own fields to the library', async () => {
    const { marc } = await server.db.title.findUniqueOrThrow({ where: { cod_acervo } });
    const fields = (marc as { fields: object[] }).fields;
    const local = { tag: '952', ind1: ' ', ind2: ' ', subfields: [{ code: 'x', value: 'comprado por R$ 80' }] };
    await server.db.title.update({
      where: { cod_acervo },
      data: { marc: { ...(marc as object), fields: [...fields, local] } },
    });
    expect(JSON.stringify((await get('/marc')).body)).not.toContain('R$ 80');
    expect(JSON.stringify((await get()).body)).not.toContain('R$ 80');
  });

  it('has Dublin Core elements', async () => {
    const { body } = await get<{ elementos: { elemento: string; valor: string }[] }>('/dublin-core');
    expect(body.elementos).toContainEqual({ elemento: 'title', valor: expect.stringContaining('Memórias póstumas') });
  });
});

describe('the copies of a title', () => {
  interface Copies {
    total: number;
    disponiveis: number;
    reservas_fila: number;
    exemplares: {
      cod_biblioteca: string;
      situacao: string;
      disponivel: boolean;
      data_prevista_devolucao: string | null;
    }[];
  }

  it('say where they are, and when those on loan come back', async () => {
    const { body } = await get<Copies>('/exemplares');
    expect(body.total).toBe(body.exemplares.length);
    expect(body.disponiveis).toBe(body.exemplares.filter((copy) => copy.disponivel).length);
    for (const copy of body.exemplares) {
      expect(copy.situacao === 'emprestado').toBe(copy.data_prevista_devolucao !== null);
      if (copy.disponivel) expect(copy.situacao).toBe('disponivel');
    }
    expect(body.exemplares.some((copy) => copy.situacao === 'emprestado')).toBe(true);
  });

  it('say how many patrons wait for one of them', async () => {
    const { cod_acervo } = await server.db.hold.findFirstOrThrow({ where: { situacao: HoldStatus.waiting } });
    const waiting = await server.db.hold.count({ where: { cod_acervo, situacao: HoldStatus.waiting } });
    expect((await get<Copies>('/exemplares', cod_acervo)).body.reservas_fila).toBe(waiting);
    const none = await server.db.title.findFirstOrThrow({ where: { holds: { none: {} } } });
    expect((await get<Copies>('/exemplares', none.cod_acervo)).body.reservas_fila).toBe(0);
  });

  it.each(['volume', 'tomo', 'parte'] as const)('say which %s they are', async (part) => {
    const {
      cod_exemplar,
      cod_acervo,
      [part]: value,
    } = await server.db.copy.findFirstOrThrow({
      where: { [part]: { not: null } },
    });
    const { body } = await get<Copies>('/exemplares', cod_acervo);
    expect(body.exemplares).toContainEqual(expect.objectContaining({ cod_exemplar, [part]: value }));
  });

  it('can be asked for by library, and the libraries’ counts agree', async () => {
    const { body: libraries } =
      await get<{ cod_biblioteca: string; total: number; disponiveis: number }[]>('/bibliotecas');
    expect(libraries.length).toBeGreaterThan(0);
    for (const { cod_biblioteca, total, disponiveis } of libraries) {
      const { body } = await get<Copies>(`/exemplares?cod_unidade=${cod_biblioteca}`);
      expect(body).toMatchObject({ total, disponiveis });
      expect(body.exemplares.every((copy) => copy.cod_biblioteca === cod_biblioteca)).toBe(true);
    }
  });

  it('that are only read on site are at the library’s own shelf, and are not free', async () => {
    const copy = await server.db.copy.findFirstOrThrow({
      where: { situacao: 'consulta_local', title: { copies: { every: { situacao: 'consulta_local' } } } },
    });
    const { body } = await get<object[]>('/bibliotecas', copy.cod_acervo);
    const total = await server.db.copy.count({
      where: { cod_acervo: copy.cod_acervo, cod_biblioteca: copy.cod_biblioteca },
    });
    expect(body).toContainEqual(
      expect.objectContaining({
        cod_biblioteca: String(copy.cod_biblioteca),
        total,
        disponiveis: 0,
        consulta_local: total,
        localizacao: copy.localizacao,
      }),
    );
  });

  it('decide whether a hold or a loan request is possible, never both', async () => {
    const rows = await server.db.$queryRaw<{ cod_acervo: number; free: boolean; lent: boolean }[]>`
      SELECT cod_acervo,
             bool_or(situacao = 'disponivel' AND permite_emprestimo) AS free,
             bool_or(situacao = 'emprestado' AND permite_reserva) AS lent
        FROM exemplar JOIN tipo_emprestimo USING (cod_tipo_emprestimo)
       GROUP BY cod_acervo ORDER BY cod_acervo`;
    const free = rows.find((row) => row.free);
    const lent = rows.find((row) => row.lent && !row.free);
    expect((await get('/permissoes', free?.cod_acervo)).body).toMatchObject({
      reserva: false,
      solicitacao_emprestimo: true,
    });
    expect((await get('/permissoes', lent?.cod_acervo)).body).toMatchObject({
      reserva: true,
      solicitacao_emprestimo: false,
    });
  });
});
