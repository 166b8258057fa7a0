import { TEST_TODAY } from '../testing/testDatabase';
import { openPool, type TestPool } from '../testing/openPool';

let database: TestPool;
beforeAll(async () => {
  database = await openPool();
}, 60_000);
afterAll(() => database.close());

const rows = <Row extends object>(sql: string, values?: unknown[]) => database.rows<Row>(sql, values);

describe('a loan', () => {
  const those = (which: string, values: unknown[] = []) =>
    rows(
      `SELECT cod_exemplar, cod_pessoa, dias, data_saida::text, data_prevista::text, data_devolucao::text, e.renovacoes
         FROM emprestimo e JOIN exemplar USING (cod_exemplar) JOIN tipo_emprestimo USING (cod_tipo_emprestimo)
        WHERE ${which}`,
      values,
    );

  test('is due after the days of its kind, and as many days later for each renewal', async () => {
    expect(await those('data_prevista <> data_saida + dias * (e.renovacoes + 1)')).toEqual([]);
    expect(await those('NOT permite_emprestimo')).toEqual([]);
    expect(await those('e.renovacoes > limite_renovacoes')).toEqual([]);
  });

  test('comes back after it was lent and last renewed, and not in the future', async () => {
    expect(await those('data_devolucao < data_prevista - dias')).toEqual([]);
    expect(await those('greatest(data_saida, data_devolucao) > $1::date', [TEST_TODAY])).toEqual([]);
  });

  test('of a persona is an ordinary one of 14 days', async () => {
    expect(
      await those(
        'dias <> 14 AND EXISTS (SELECT 1 FROM pessoa p WHERE p.cod_pessoa = e.cod_pessoa AND persona_id IS NOT NULL)',
      ),
    ).toEqual([]);
  });

  test('is the only one of its copy', async () => {
    expect(
      await those(
        `EXISTS (SELECT 1 FROM emprestimo o
                  WHERE o.cod_exemplar = e.cod_exemplar AND o.cod_emprestimo <> e.cod_emprestimo
                    AND o.data_saida < coalesce(e.data_devolucao, 'infinity')
                    AND e.data_saida < coalesce(o.data_devolucao, 'infinity'))`,
      ),
    ).toEqual([]);
  });
});

test('an alert is of a day before today', async () => {
  expect(await rows('SELECT titulo FROM alerta WHERE data >= $1::date', [TEST_TODAY])).toEqual([]);
});

describe('an alert was true on its day:', () => {
  const alertOf = async (titulo: string) => {
    const [alert] = await rows<{ cod_pessoa: number; texto: string; day: string }>(
      `SELECT cod_pessoa, texto, to_char(data, 'YYYY-MM-DD') AS day FROM alerta WHERE titulo = $1`,
      [titulo],
    );
    if (!alert) throw new Error(`No alert has the title ${titulo}`);
    return alert;
  };
  const loanOf = async (cod_pessoa: number, titulo: string) =>
    (
      await rows<{ due: string; printed: string; lent: string }>(
        `SELECT data_prevista::text AS due, to_char(data_prevista, 'DD/MM/YYYY') AS printed, data_saida::text AS lent
           FROM emprestimo JOIN exemplar USING (cod_exemplar) JOIN acervo USING (cod_acervo)
          WHERE cod_pessoa = $1 AND titulo = $2 AND data_devolucao IS NULL`,
        [cod_pessoa, titulo],
      )
    )[0];

  test('a loan that ends soon is due on the day that is named', async () => {
    const { cod_pessoa, texto, day } = await alertOf('Empréstimo perto do fim');
    const loan = await loanOf(cod_pessoa, /^(.+) deve ser devolvido/.exec(texto)?.[1] ?? '');
    expect(texto).toMatch(new RegExp(` até ${loan?.printed}\\.$`));
    expect(day >= (loan?.lent ?? '') && day < (loan?.due ?? '')).toBe(true);
  });

  test('a loan that is late was due before', async () => {
    const { cod_pessoa, texto, day } = await alertOf('Empréstimo em atraso');
    const loan = await loanOf(cod_pessoa, /^(.+) já devia ter voltado/.exec(texto)?.[1] ?? '');
    expect(loan && loan.due < day).toBe(true);
  });

  test('a title that waits is set aside for that patron in the library that it names', async () => {
    const { cod_pessoa, texto, day } = await alertOf('Reserva disponível');
    const [, titulo = '', library = ''] = /^(.+) espera por você na (.+)\.$/.exec(texto) ?? [];
    expect(
      await rows(
        `SELECT 1 FROM reserva r JOIN acervo USING (cod_acervo) JOIN biblioteca b ON b.cod_biblioteca = r.biblioteca
          WHERE cod_pessoa = $1 AND titulo = $2 AND desc_biblioteca = $3 AND situacao = 'liberada'
            AND validade >= $4::date AND data < $4::date`,
        [cod_pessoa, titulo, library, day],
      ),
    ).toHaveLength(1);
  });

  test('a fulfilled suggestion had been sent', async () => {
    const { cod_pessoa, texto, day } = await alertOf('Sugestão atendida');
    expect(
      await rows(
        `SELECT 1 FROM sugestao_aquisicao JOIN situacao_sugestao s ON s.codigo = cod_situacao
          WHERE cod_pessoa = $1 AND titulo = $2 AND descricao = 'Atendida' AND data < $3::date`,
        [cod_pessoa, /^(.+) chegou à biblioteca/.exec(texto)?.[1], day],
      ),
    ).toHaveLength(1);
  });
});

test('readers in their twenties are single', async () => {
  expect(
    await rows(
      `SELECT cod_pessoa, data_nascimento::text, estado_civil FROM pessoa
        WHERE estado_civil <> 'solteiro' AND age($1::date, data_nascimento) < interval '29 years'`,
      [TEST_TODAY],
    ),
  ).toEqual([]);
});
