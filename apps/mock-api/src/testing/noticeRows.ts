import type { AlertEntry, Notice } from '@catalogue/api-contract';
import { addDays, daysBetween } from '@catalogue/domain';
import { readers, type OpenServer } from './circulationActs';
import { isNews, type History } from './toldHistory';

// What notices are about, as the rows have it, and what is true of them: said without the rules of the server.

/** A thing of a reader. `state`: its status, the place of one that waits, or the answer of a request. */
export interface Row {
  thing: string;
  person: number;
  status: string;
  detail: string | null;
  due: string | null;
}

/** All things of the readers by now, by `thing`. */
export async function rowsNow({ server: { db } }: OpenServer): Promise<Map<string, Row>> {
  const rows = await db.$queryRawUnsafe<Row[]>(
    `SELECT * FROM (
       SELECT 'reserva:' || cod_reserva AS thing, cod_pessoa AS person, situacao AS status,
              CASE WHEN situacao = 'fila'
                   THEN (SELECT count(*) FROM reserva o WHERE o.situacao = 'fila' AND o.cod_acervo = r.cod_acervo
                            AND (o.data, o.cod_reserva) <= (r.data, r.cod_reserva))::text END AS detail,
              to_char(validade, 'YYYY-MM-DD') AS due FROM reserva r
       UNION ALL
       SELECT 'emprestimo:' || cod_emprestimo, cod_pessoa,
              CASE WHEN data_devolucao IS NULL THEN 'open' WHEN data_devolucao > data_prevista THEN 'late' ELSE 'back' END,
              (SELECT (valor_multa - desconto)::text FROM debito d
                WHERE d.cod_emprestimo = e.cod_emprestimo AND valor_multa - desconto - valor_pago > 0),
              to_char(data_prevista, 'YYYY-MM-DD') FROM emprestimo e
       UNION ALL
       SELECT 'pedido:' || codigo, cod_pessoa, status, resposta, NULL FROM solicitacao_emprestimo
       UNION ALL
       SELECT 'solicitacao:' || codigo, cod_pessoa, status, concat_ws(' ', resposta, valor), NULL FROM solicitacao
       UNION ALL
       SELECT 'comentario:' || id, cod_pessoa, coalesce(aprovado::text, ''), NULL, NULL FROM comentario) AS things
      WHERE person IN (SELECT cod_pessoa FROM pessoa_login WHERE login = ANY($1::text[]))`,
    readers,
  );
  return new Map(rows.map((row) => [row.thing, row]));
}

type Told = Pick<Notice, 'tipo' | 'dia' | 'ate' | 'estado'>;

/** Whether a notice is true on a day (ISO) of a thing that is as its row says. */
export function isTrue({ tipo, dia, ate, estado }: Told, row: Row, today: string): boolean {
  switch (tipo) {
    case 'multa_parou':
      return row.detail !== null;
    case 'reserva_disponivel':
    case 'reserva_vence_amanha':
      return row.status === 'liberada';
    case 'reserva_andou':
      return row.status === 'fila' && row.detail === estado;
    case 'pedido_mudou':
    case 'solicitacao_mudou':
      if (row.status !== estado) return false;
      if (tipo === 'pedido_mudou' && estado === '4') return dia === today;
      return isNews({ dia }, today) || ['1', '2', '3'].includes(row.status);
    case 'reserva_vencida':
    case 'comentario_decidido':
      return isNews({ dia }, today);
    default:
      return row.status === 'open' && row.due === ate;
  }
}

/** What happened to a thing between two states of it that is told by the end of that day (ISO) or act: its kind. */
export function toldOf(before: Row | undefined, now: Row, day: string | null): Notice['tipo'] | null {
  const isNew = before?.status !== now.status;
  switch (now.thing.split(':')[0]) {
    case 'reserva':
      if (now.status === 'liberada') {
        if (isNew) return 'reserva_disponivel';
        return day !== null && now.due === addDays(day, 1) ? 'reserva_vence_amanha' : null;
      }
      if (now.status === 'expirada') return isNew ? 'reserva_vencida' : null;
      return before?.status === 'fila' && now.status === 'fila' && before.detail !== now.detail
        ? 'reserva_andou'
        : null;
    case 'pedido':
      return before && (isNew || before.detail !== now.detail) ? 'pedido_mudou' : null;
    case 'solicitacao':
      return before && (isNew || before.detail !== now.detail) ? 'solicitacao_mudou' : null;
    case 'comentario':
      return before && isNew && now.status !== '' ? 'comentario_decidido' : null;
    default:
      return day === null || now.status !== 'open' || now.due === null ? null : ofLoan(daysBetween(now.due, day));
  }
}

const ofLoan = (after: number): Notice['tipo'] | null => {
  const days: Record<number, Notice['tipo']> = {
    [-3]: 'prazo_chegando',
    [-1]: 'prazo_amanha',
    1: 'atraso_1_dia',
    7: 'atraso_7_dias',
    15: 'atraso_15_dias',
  };
  return days[after] ?? (after > 0 && after % 30 === 0 ? 'atraso_meses' : null);
};

/** Notices that the server says are true, or over, and are not; `remembered`: what knows of a kind beside the rows. */
export async function falseNotices(
  open: OpenServer,
  today: string,
  remembered: (tipo: Notice['tipo']) => Pick<History<never>, 'isTrue'> | undefined = () => undefined,
): Promise<string[]> {
  const rows = await rowsNow(open);
  const replies = await Promise.all(
    readers.map((reader) => open.call<AlertEntry[]>(reader, 'GET', '/api/solicitacoes/alertas')),
  );
  return replies
    .flatMap(({ body }) => body.flatMap(({ aviso }) => aviso ?? []))
    .flatMap((notice) => {
      const kind = /^reserva|^pedido|^solicitacao|^comentario/.exec(notice.tipo)?.[0] ?? 'emprestimo';
      const row = rows.get(`${kind}:${notice.codigo}`);
      const history = remembered(notice.tipo);
      const isSo = history ? history.isTrue(notice, today) : row && isTrue(notice, row, today);
      return isSo === (notice.desfecho === null) ? [] : [JSON.stringify({ notice, row })];
    });
}
