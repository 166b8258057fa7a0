import { randomBytes } from 'node:crypto';
import type { ClientBase } from 'pg';
import { CopyStatus } from '@catalogue/api-contract';
import { addDays } from '@catalogue/domain';

// As Excel in Brazil reads and writes it: with BOM and semicolons.
const csv = (lines: string[][]): string => `\uFEFF${lines.map((cells) => cells.join(';')).join('\r\n')}\r\n`;

// Another one each time, so that no password of an example is published.
const password = (): string => `${randomBytes(6).toString('base64url')}-Aa1`;

/** A table of people with what it may have. */
export const examplePeople = (): string =>
  csv([
    ['login', 'nome_pessoa', 'categoria', 'email', 'telefone', 'senha'],
    ['clara.nunes', 'Clara Nunes Prado', 'Professor', 'clara@example.org', '(31) 99876-5432', password()],
    ['joao.reis', 'João Reis', 'Mestrado', 'joao@example.org', '', password()],
    ['2026001', 'Iara Conceição', 'Graduação ou especial', 'iara@example.org', '', ''],
  ]);

/** A table of loans of these people; the copies are on the shelf. `today` is an ISO date. */
export async function exampleLoans(db: ClientBase, today: string): Promise<string> {
  const { rows } = await db.query<{ cod_exemplar: string }>(
    `SELECT cod_exemplar FROM exemplar JOIN tipo_emprestimo USING (cod_tipo_emprestimo)
      WHERE situacao = $1 AND permite_emprestimo ORDER BY cod_exemplar LIMIT 3`,
    [CopyStatus.available],
  );
  const [first, second, third] = rows.map(({ cod_exemplar }) => cod_exemplar);
  return csv(
    [
      ['cod_exemplar', 'login', 'data_saida', 'data_prevista', 'data_devolucao'],
      [first, 'clara.nunes', addDays(today, -4), addDays(today, 10), ''],
      [second, 'joao.reis', addDays(today, -20), addDays(today, -6), ''],
      [third, 'joao.reis', addDays(today, -60), addDays(today, -46), addDays(today, -47)],
    ].filter((cells): cells is string[] => cells[0] !== undefined),
  );
}
