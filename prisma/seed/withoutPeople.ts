import { CopyStatus } from '@catalogue/api-contract';
import type { ClientBase } from 'pg';

/**
 * Removes the demo people, whose password is published, with all that refers to them: loans, holds, comments, figures.
 * Titles, copies and libraries stay.
 */
export async function removePeople(client: ClientBase): Promise<void> {
  await client.query('TRUNCATE pessoa, estatistica_acesso RESTART IDENTITY CASCADE');
  await client.query('UPDATE exemplar SET situacao = $1 WHERE situacao = ANY($2)', [
    CopyStatus.available,
    [CopyStatus.onLoan, CopyStatus.onHoldShelf],
  ]);
}
