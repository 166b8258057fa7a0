import { SerialItemStatus, type control, type ReplyRow } from '@catalogue/api-contract';
import { Prisma } from '@catalogue/database/generated/client';
import type { Deps } from '../../deps';
import { lockCivilDay } from '../../tenants/due';

const stillToCome = Prisma.join([SerialItemStatus.late, SerialItemStatus.claimed, SerialItemStatus.expected]);

type ReceivedIssue = ReplyRow<(typeof control)['receiveIssue']>;

/**
 * Receives today the issue of a serial that has been due longest or is expected first; two calls at the same moment
 * receive two. Or says why there is none to receive.
 */
export const receiveIssue = ({ db, today }: Deps, cod_acervo: number) =>
  db.$transaction(async (tx): Promise<ReceivedIssue | 'unknownTitle' | 'noIssue'> => {
    await lockCivilDay(tx);
    const [received] = await tx.$queryRaw<ReceivedIssue[]>`
      WITH next AS (
        SELECT k.seq_par, k.seq_sec, p.cod_bib FROM kardex_item k JOIN kardex p ON p.id = k.seq_par
         WHERE p.cod_acervo = ${cod_acervo} AND k.situacao IN (${stillToCome})
         ORDER BY k.data, k.seq_par, k.seq_sec LIMIT 1 FOR UPDATE OF k SKIP LOCKED)
      UPDATE kardex_item i SET situacao = ${SerialItemStatus.received}, data = ${today()}::date, observacao = NULL
        FROM next JOIN biblioteca b ON b.cod_biblioteca = next.cod_bib JOIN acervo a ON a.cod_acervo = ${cod_acervo}
       WHERE i.seq_par = next.seq_par AND i.seq_sec = next.seq_sec
      RETURNING a.cod_acervo::text, a.titulo, i.rotulo, b.desc_biblioteca, to_char(i.data, 'YYYY-MM-DD') AS data`;
    if (received) return received;
    return (await tx.title.count({ where: { cod_acervo } })) === 0 ? 'unknownTitle' : 'noIssue';
  });
