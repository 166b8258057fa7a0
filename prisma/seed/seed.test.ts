import { AdditionalFacet, CopyStatus } from '@catalogue/api-contract';
import { renewalBlock, type MarcRecord, isControlField } from '@catalogue/domain';
import { TEST_TODAY } from '../testing/testDatabase';
import { demoPassword } from '../demoPassword';
import { isPassword } from '../passwordHash';
import { openPool, type TestPool } from '../testing/openPool';
import { isSeeded, seedDatabase } from '.';
import { personas } from './personas';

let database: TestPool;
beforeAll(async () => {
  database = await openPool();
}, 60_000);
afterAll(() => database.close());

const rows = <Row extends object>(sql: string, values?: unknown[]) => database.rows<Row>(sql, values);
const count = async (sql: string, values: unknown[] = []): Promise<number> =>
  Number((await rows<{ n: string }>(`SELECT count(*) AS n FROM ${sql}`, values))[0]?.n);

describe('the institution', () => {
  test('has three campuses, eight libraries and one institution in force', async () => {
    expect(await count('campus')).toBe(3);
    expect(await count('biblioteca')).toBe(8);
    expect(await rows('SELECT sigla FROM instituicao WHERE active')).toEqual([{ sigla: 'UFVI' }]);
  });

  test('has each activity of the documents, with the captcha off', async () => {
    const activities = await rows<{ codigo: number }>('SELECT codigo, existe FROM atividade ORDER BY codigo');
    expect(activities.map(({ codigo }) => codigo)).toEqual([8, 12, 13, 57, 87, 88, 107, 1120]);
    expect(activities.filter((activity) => 'existe' in activity && !activity.existe)).toEqual([
      { codigo: 1120, existe: false },
    ]);
  });

  test('is seeded once: a second seeding changes nothing', async () => {
    expect(await isSeeded(database.pool)).toBe(true);
    await seedDatabase(database.pool, { today: TEST_TODAY });
    expect(await count('acervo')).toBe(640);
  });
});

describe('the catalogue', () => {
  test.each([...AdditionalFacet])('has titles under the facet %s', async (letter) => {
    expect(await count(`acervo WHERE jsonb_array_length(dados_adicionais -> '${letter}') > 0`)).toBeGreaterThan(0);
  });

  test.each([
    'ano_publicacao',
    'idioma',
    'repositorio',
    'classificacao',
    'cod_area_conhecimento',
    'link_capa',
    'acesso_remoto',
  ])('has titles with %s', async (column) => {
    expect(await count(`acervo WHERE ${column} IS NOT NULL`)).toBeGreaterThan(0);
  });

  test.each([
    'ano_publicacao',
    'autor_principal',
    'isbn_issn',
    'edicao',
    'resumo',
    'repositorio',
    'link_capa',
    'acesso_remoto',
  ])('has titles without %s', async (column) => {
    expect(await count(`acervo WHERE ${column} IS NULL`)).toBeGreaterThan(0);
  });

  test('has titles under each of the twelve kinds of authority', async () => {
    const kinds = await rows<{ tipo: number }>(
      'SELECT DISTINCT tipo FROM acervo_autoridade JOIN autoridade USING (cod_autoridade) ORDER BY tipo',
    );
    expect(kinds.map(({ tipo }) => tipo)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  test('names authors and subjects by codes of its own authorities', async () => {
    expect(
      await count(`acervo, jsonb_array_elements(dados_adicionais -> 'A' || (dados_adicionais -> 'S')) AS entry
                   WHERE NOT EXISTS (SELECT 1 FROM autoridade WHERE cod_autoridade::text = entry ->> 'codigo')`),
    ).toBe(0);
  });

  test('keeps the whole record, and its authorities by their field', async () => {
    const [found] = await rows<{ marc: MarcRecord; nome: string }>(
      `SELECT marc, nome FROM acervo JOIN acervo_autoridade USING (cod_acervo) JOIN autoridade USING (cod_autoridade)
        WHERE titulo = 'Dom Casmurro' AND paragrafo = '100' AND seq_paragrafo = 1`,
    );
    expect(found?.nome).toBe('Assis, Machado de, 1839-1908');
    expect(found?.marc.fields.filter((field) => !isControlField(field)).map(({ tag }) => tag)).toContain('245');
  });

  test('finds its words without accents', async () => {
    expect(await count(`acervo WHERE search @@ plainto_tsquery('catalogo', 'inconfidencia')`)).toBeGreaterThanOrEqual(
      2,
    );
    expect(await count(`palavra WHERE palavra = 'sertao'`)).toBe(1);
  });

  test('has new titles of the last two months', async () => {
    expect(await count(`acervo WHERE data_inclusao > $1::date - 60`, [TEST_TODAY])).toBeGreaterThan(20);
  });
});

describe('the copies', () => {
  test.each(Object.values(CopyStatus))('are seen in the state %s', async (status) => {
    expect(await count('exemplar WHERE situacao = $1', [status])).toBeGreaterThan(2);
  });

  test('are in all eight libraries', async () => {
    expect(await count('(SELECT DISTINCT cod_biblioteca FROM exemplar) AS held')).toBe(8);
  });

  test('are on loan exactly when somebody has them', async () => {
    expect(
      await count(`exemplar LEFT JOIN emprestimo ON emprestimo.cod_exemplar = exemplar.cod_exemplar AND data_devolucao IS NULL
                   WHERE (situacao = 'emprestado') <> (cod_emprestimo IS NOT NULL)`),
    ).toBe(0);
  });

  test('were returned after they were lent', async () => {
    expect(await count('emprestimo WHERE data_devolucao < data_saida')).toBe(0);
  });

  test('are set aside exactly for those whose hold was released and for requests that are on their way', async () => {
    const aside = `SELECT cod_exemplar FROM exemplar WHERE situacao = 'reservado'`;
    const wanted = `SELECT cod_exemplar FROM reserva WHERE situacao = 'liberada'
                    UNION ALL SELECT cod_exemplar FROM solicitacao_emprestimo WHERE status IN ('2', '3')`;
    expect(await count(`(${aside} EXCEPT ALL (${wanted})) AS lonely`)).toBe(0);
    expect(await count(`((${wanted}) EXCEPT ALL ${aside}) AS empty_handed`)).toBe(0);
  });

  test('are queued for only where none is on the shelf', async () => {
    expect(
      await count(`reserva JOIN exemplar USING (cod_acervo) JOIN tipo_emprestimo USING (cod_tipo_emprestimo)
                   WHERE reserva.situacao = 'fila' AND exemplar.situacao = 'disponivel' AND permite_emprestimo`),
    ).toBe(0);
  });

  test('come in volumes, tomes and parts, with additional material', async () => {
    for (const column of ['volume', 'tomo', 'parte'])
      expect(await count(`exemplar WHERE ${column} IS NOT NULL`)).toBeGreaterThan(0);
    expect(await count(`exemplar WHERE material = 'adicional'`)).toBeGreaterThan(0);
  });

  test('leave some titles with nothing to lend and nothing to wait for', async () => {
    expect(
      await count(`(SELECT cod_acervo FROM exemplar GROUP BY cod_acervo
                    HAVING bool_and(situacao IN ('extraviado', 'reparo', 'processamento'))) AS lost`),
    ).toBeGreaterThan(0);
  });
});

interface OpenLoan {
  titulo: string;
  dataDevolucaoPrevista: string;
  qtdeRenovacoes: string;
  reservado: boolean;
  limiteRenovacoes: number;
}
const openLoans = (login: string) =>
  rows<OpenLoan>(
    `SELECT titulo, to_char(data_prevista, 'DD/MM/YYYY') AS "dataDevolucaoPrevista", renovacoes::text AS "qtdeRenovacoes",
            limite_renovacoes AS "limiteRenovacoes",
            EXISTS (SELECT 1 FROM reserva r WHERE r.cod_acervo = a.cod_acervo AND r.situacao = 'fila' AND r.cod_pessoa <> e.cod_pessoa) AS reservado
       FROM emprestimo e JOIN exemplar USING (cod_exemplar) JOIN acervo a USING (cod_acervo) JOIN pessoa_login USING (cod_pessoa)
      WHERE login = $1 AND data_devolucao IS NULL ORDER BY data_prevista`,
    [login],
  );

describe('the personas', () => {
  test('sign in with their id and the one password', async () => {
    const people = await rows<{ persona_id: string; login: string; password_hash: string }>(
      `SELECT persona_id, min(login) AS login, password_hash FROM pessoa JOIN pessoa_login USING (cod_pessoa)
        WHERE persona_id IS NOT NULL GROUP BY persona_id, password_hash`,
    );
    expect(people.length).toBeGreaterThanOrEqual(8);
    for (const { persona_id, login } of people) expect(login).toBe(persona_id);
    expect(await isPassword(demoPassword, people[0]?.password_hash ?? '')).toBe(true);
  });

  test.each(personas.map((persona) => [persona.persona_id, persona] as const))(
    '%s has the loans and holds of the story, no other',
    async (id, story) => {
      const loans = await rows<{ titulo: string }>(
        `SELECT titulo FROM emprestimo JOIN exemplar USING (cod_exemplar) JOIN acervo USING (cod_acervo) JOIN pessoa USING (cod_pessoa)
        WHERE persona_id = $1`,
        [id],
      );
      expect(loans).toHaveLength(story.loans?.length ?? 0);
      expect(await count('reserva JOIN pessoa USING (cod_pessoa) WHERE persona_id = $1', [id])).toBe(
        story.holds?.length ?? 0,
      );
    },
  );

  test('ana has a loan due tomorrow, one at its limit, one that another patron waits for, and others to renew', async () => {
    const loans = await openLoans('ana');
    expect(loans[0]).toMatchObject({ titulo: 'Redes de computadores', dataDevolucaoPrevista: '11/03/2026' });
    const blocks = loans.map((loan) => renewalBlock(loan, TEST_TODAY));
    expect(blocks.filter((block) => block === null)).toHaveLength(3);
    expect([...blocks].sort()).toEqual(expect.arrayContaining(['limite_renovacoes_excedido', 'titulo_reservado']));
  });

  test('bruno owes for each day of delay, and for other services; of what he brought back late a part is paid', async () => {
    const debts = await rows<Record<string, unknown>>(
      `SELECT tipo_servico, valor_multa::float8, desconto::float8, valor_pago::float8, data_pagamento IS NOT NULL AS paid
         FROM debito JOIN pessoa USING (cod_pessoa) WHERE persona_id = 'bruno' ORDER BY tipo_servico, valor_multa`,
    );
    expect(debts).toEqual([
      { tipo_servico: 'Multa por atraso', valor_multa: 13.5, desconto: 0, valor_pago: 0, paid: false },
      { tipo_servico: 'Multa por atraso', valor_multa: 18, desconto: 6, valor_pago: 6, paid: true },
      { tipo_servico: 'Multa por atraso', valor_multa: 34.5, desconto: 0, valor_pago: 0, paid: false },
      { tipo_servico: 'Reposição de exemplar', valor_multa: 84.9, desconto: 14.9, valor_pago: 0, paid: false },
      { tipo_servico: 'Segunda via da carteira', valor_multa: 12, desconto: 0, valor_pago: 0, paid: false },
    ]);
  });

  test('every overdue loan has its one debt, and nobody owes less than nothing', async () => {
    expect(
      await count(
        `emprestimo e WHERE data_devolucao IS NULL AND data_prevista < $1::date
            AND (SELECT count(*) FROM debito d WHERE d.cod_emprestimo = e.cod_emprestimo) <> 1`,
        [TEST_TODAY],
      ),
    ).toBe(0);
    expect(await count('debito WHERE valor_multa - desconto < valor_pago')).toBe(0);
  });

  test('limite-solicitacoes has three open requests; every status of a request is seen', async () => {
    const requests = await rows<{ status: string }>(
      `SELECT status FROM solicitacao_emprestimo JOIN pessoa USING (cod_pessoa)
        WHERE persona_id = 'limite-solicitacoes' ORDER BY status`,
    );
    expect(requests.map(({ status }) => status)).toEqual(['1', '2', '3']);
    expect(await count('(SELECT DISTINCT status FROM solicitacao_emprestimo) AS seen')).toBe(6);
  });

  test('unnamed readers return their books, personas do not', async () => {
    expect(
      await count(
        `emprestimo JOIN pessoa USING (cod_pessoa)
          WHERE data_devolucao IS NULL AND (persona_id IS NULL) <> (returns_on IS NOT NULL)`,
      ),
    ).toBe(0);
    expect(await count('emprestimo WHERE returns_on <= $1::date AND data_devolucao IS NULL', [TEST_TODAY])).toBe(0);
  });

  test('bruno has overdue loans', async () => {
    const blocks = (await openLoans('bruno')).map((loan) => renewalBlock(loan, TEST_TODAY));
    expect(blocks).toEqual(['emprestimo_em_atraso', 'emprestimo_em_atraso', null]);
  });

  test('carla is a professor, bloqueado is blocked, sem-cpf has no CPF, duplicado has three logins', async () => {
    const person = async (id: string) =>
      (await rows<Record<string, unknown>>('SELECT * FROM pessoa WHERE persona_id = $1', [id]))[0];
    expect(await person('carla')).toMatchObject({ professor: true });
    expect(await person('bloqueado')).toMatchObject({ bloqueio: true });
    expect(await person('sem-cpf')).toMatchObject({ cpf: null });
    expect(await count(`pessoa_login JOIN pessoa USING (cod_pessoa) WHERE persona_id = 'duplicado'`)).toBe(3);
  });

  test('nada-consta owes nothing and waits for nothing', async () => {
    expect(await openLoans('nada-consta')).toEqual([]);
    expect(
      await count(
        `reserva JOIN pessoa USING (cod_pessoa) WHERE persona_id = 'nada-consta' AND situacao IN ('fila', 'liberada')`,
      ),
    ).toBe(0);
  });
});

describe('what searches of every kind need', () => {
  test.each(['acervo_area', 'acervo_curso', 'plano_ensino_acervo', 'rede_acervo', 'norma_abnt', 'produto_target'])(
    '%s has rows',
    async (table) => {
      expect(await count(table)).toBeGreaterThan(5);
    },
  );

  test('every discipline has a plan for this year that lists something', async () => {
    expect(
      await count(`disciplina d WHERE NOT EXISTS (
        SELECT 1 FROM plano_ensino p JOIN plano_ensino_acervo l ON l.plan_id = p.id
         WHERE p.cod_disciplina = d.codigo AND p.ano = 2026)`),
    ).toBe(0);
  });

  test('every option of a form is a heading of some title', async () => {
    expect(
      await count(`opcao_formulario o WHERE NOT EXISTS (
        SELECT 1 FROM autoridade u JOIN acervo_autoridade USING (cod_autoridade) WHERE u.nome = o.descricao)`),
    ).toBe(0);
  });
});

test('a colour label of a literature is on books of it only', async () => {
  const label = "acervo WHERE cor_descricao = 'Literatura brasileira'";
  expect(await count(label)).toBeGreaterThan(0);
  expect(await count(`${label} AND classificacao NOT LIKE '869%'`)).toBe(0);
});

test('what is online has no height', async () => {
  expect(await count("acervo WHERE descricao_fisica LIKE '1 recurso online%'")).toBeGreaterThan(0);
  expect(await count("acervo WHERE descricao_fisica LIKE '1 recurso online%cm'")).toBe(0);
});

test('the places that guides and answers name are linked, and the links lead somewhere', async () => {
  const texts = await rows<{ text: string }>(
    'SELECT texto AS text FROM guia_pesquisa WHERE texto IS NOT NULL UNION ALL SELECT resposta FROM faq',
  );
  const links = texts.flatMap(({ text }) => Array.from(text.matchAll(/\]\(([^)]+)\)/g), ([, href = '']) => href));
  expect(links.length).toBeGreaterThanOrEqual(10);
  const guides = await rows<{ slug: string }>('SELECT slug FROM guia_pesquisa');
  const area = links.filter((href) => href.startsWith('/meupergamum/'));
  const known = ['/cesta', ...guides.map(({ slug }) => `/${slug}`)];
  expect(links.filter((href) => !area.includes(href) && !href.startsWith('/?') && !known.includes(href))).toEqual([]);
  expect(area.map((href) => href.slice('/meupergamum/'.length)).sort()).toEqual([
    'aquisicao',
    'aquisicao/bases',
    'ficha-catalografica',
    'pesquisa-especializada',
    'postagem-trabalho',
    'titulos-pendentes',
  ]);
});
