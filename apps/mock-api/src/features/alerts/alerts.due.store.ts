import { HoldStatus } from '@catalogue/api-contract';
import {
  declarationDays,
  declarationNoticeDays,
  extendDays,
  lateEvery,
  lateUntil,
  loanNoticeDays,
  noticeMail,
  noticeMailText,
  noticesOfDay,
  topicOf,
  type NewNotice,
  type Language,
} from '@catalogue/domain';
import { Prisma } from '@catalogue/database/generated/client';
import { mailKey } from '../../database';
import { noticeRow } from '../../noticeRow';
import { sendMails, type Mail } from '../../tenants/outbox';
import { dayOf, startOfDay, type DailyRule } from '../../tenants/due';
import { takeFactsOfDay } from './factsOfDay.store';
import { noticeMailHtml, type MailSender } from './noticeMailHtml';
import { findPreferenceOf } from './preferences.store';
import { stopMailPath } from './stopMailPage';
import { stopToken } from './stopToken';
import { interests } from '../interest-profile/interest-profile.public';
import { findInstitution } from '../site/site.public';

/** Where the patron's area begins. */
const areaPath = '/meupergamum/inicio';

/** Open loans by the days on which they are a notice. */
const loanDay = (from: string, after: number) => Prisma.sql`
  SELECT min(data_prevista) + ${after}::int AS day FROM emprestimo
   WHERE data_devolucao IS NULL AND data_prevista >= ${from}::date - ${after}::int`;

/** The next day on which an open loan is late for a whole number of months, at most a year; until it is late it has other days. */
const monthOfDelay = (from: string) => Prisma.sql`
  SELECT min(data_prevista + greatest(1, ceil((${from}::date - data_prevista) / ${lateEvery}::numeric))::int * ${lateEvery}::int)
    FROM emprestimo
   WHERE data_devolucao IS NULL AND data_prevista < ${from}::date AND data_prevista >= ${from}::date - ${lateUntil}::int`;

/** Declarations by the days, so many after their signature, on which they are a notice. */
const declarationDay = (from: string, after: number, timeZone: string) => Prisma.sql`
  SELECT min(day) + ${after}::int AS day FROM (
    SELECT (assinado_em AT TIME ZONE ${timeZone})::date AS day FROM nada_consta) AS signed
   WHERE day >= ${from}::date - ${after}::int`;

/** Tells patrons what a day brings: an alert for each fact, and one mail for all of them. */
const tells: DailyRule = {
  evento: 'aviso_dado',
  next: async (db, from, timeZone) =>
    dayOf(
      await db.$queryRaw<{ day: string | null }[]>`
        SELECT to_char(min(day), 'YYYY-MM-DD') AS day FROM (
          ${Prisma.join(
            loanNoticeDays.map((after) => loanDay(from, after)),
            ' UNION ALL ',
          )}
          UNION ALL ${monthOfDelay(from)}
          UNION ALL SELECT min(validade) - 1 FROM reserva
                     WHERE situacao = ${HoldStatus.released} AND validade > ${from}::date
          UNION ALL SELECT min(vencimento) - 1 FROM gru WHERE vencimento > ${from}::date AND paga_em IS NULL
          UNION ALL SELECT min(data_fim) + 1 FROM afastamento WHERE data_fim >= ${from}::date - 1
          UNION ALL ${Prisma.join(
            declarationNoticeDays.map((after) => declarationDay(from, declarationDays + after, timeZone)),
            ' UNION ALL ',
          )}
          UNION ALL SELECT min(ate) + 1 FROM (${interests}) AS followed
          UNION ALL SELECT min(ate) - ${extendDays}::int FROM (${interests}) AS followed
                     WHERE ate >= ${from}::date + ${extendDays}::int
          UNION ALL SELECT ${from}::date WHERE EXISTS (SELECT 1 FROM reserva WHERE untold)
                                            OR EXISTS (SELECT 1 FROM solicitacao_emprestimo WHERE untold)
                                            OR EXISTS (SELECT 1 FROM solicitacao WHERE untold)
                                            OR EXISTS (SELECT 1 FROM comentario WHERE untold)
                                            OR EXISTS (SELECT 1 FROM gru WHERE untold)
                                            OR EXISTS (SELECT 1 FROM emprestimo WHERE untold)
                                            OR EXISTS (SELECT 1 FROM pesquisa_seguida WHERE untold)
                                            OR EXISTS (SELECT 1 FROM perfil_novidade WHERE untold)
                                            OR EXISTS (SELECT 1 FROM kardex_item WHERE untold)) AS days`,
    ),
  async apply(tx, day, timeZone, { publicUrl, sendsMail }) {
    const facts = await takeFactsOfDay(tx, day, timeZone);
    const people = [...new Set(Object.values(facts).flatMap(peopleOf))];
    const preferenceOf = await findPreferenceOf(tx, people);
    const notices = noticesOfDay(day, facts, preferenceOf);
    if (notices.length === 0) return [];
    const data = await startOfDay(tx, day, timeZone);
    const readers = await findReaders(tx, people);
    const wanted = (channel: 'alerta' | 'email') =>
      notices.filter(({ cod_pessoa, tipo }) => preferenceOf(cod_pessoa, topicOf(tipo))[channel]);
    const { multa_dia: perDay, ...institution } = await findInstitution(tx);
    await storeNotices(tx, wanted('alerta'), { data, perDay });
    const sender = { ...institution, perDay, publicUrl, key: await mailKey(tx) };
    await sendMails({ db: tx, sendsMail }, data, mailsOf(wanted('email'), readers, sender));
    // Those of readers nobody signs in as are not worth a line in the control room.
    return notices.flatMap(({ cod_pessoa, tipo, codigo, nome }) =>
      readers.get(cod_pessoa)?.persona_id ? [{ cod_pessoa, tipo, codigo, nome }] : [],
    );
  },
};

const peopleOf = (things: readonly { cod_pessoa: number }[]) => things.map(({ cod_pessoa }) => cod_pessoa);

interface Reader {
  cod_pessoa: number;
  nome_pessoa: string;
  idioma: Language;
  persona_id: string | null;
  /** Null: they want no mail, or have no address. */
  para: string | null;
}

async function findReaders(tx: Prisma.TransactionClient, people: readonly number[]) {
  const rows = await tx.$queryRaw<Reader[]>`
    SELECT cod_pessoa, nome_pessoa, idioma, persona_id, CASE WHEN recebe_email THEN email END AS para
      FROM pessoa WHERE cod_pessoa = ANY(${people}::int[])`;
  return new Map(rows.map((reader) => [reader.cod_pessoa, reader]));
}

/** Stores an alert for each notice, in place of the older one about the same thing. */
async function storeNotices(
  tx: Prisma.TransactionClient,
  notices: readonly NewNotice[],
  { data, perDay }: { data: Date; perDay: number },
) {
  const rows = notices.map((notice) => noticeRow(notice, data, perDay));
  await tx.$executeRaw`
    DELETE FROM alerta USING unnest(${rows.map(({ cod_pessoa }) => cod_pessoa)}::int[],
                                    ${rows.map(({ thing }) => thing)}::text[]) AS told (person, about)
     WHERE alerta.cod_pessoa = told.person AND alerta.thing = told.about`;
  await tx.alert.createMany({ data: rows });
}

interface Sender extends MailSender {
  publicUrl: string;
  /** What each day of delay costs, in reais. */
  perDay: number;
  /** Signs the links that stop mails. */
  key: string;
}

/** One mail to each person who wants mail. */
function mailsOf(
  notices: readonly NewNotice[],
  readers: ReadonlyMap<number, Reader>,
  { publicUrl, perDay, key, ...sender }: Sender,
): Mail[] {
  const own = new Map<number, NewNotice[]>();
  for (const notice of notices) own.set(notice.cod_pessoa, [...(own.get(notice.cod_pessoa) ?? []), notice]);
  return [...own].flatMap(([cod_pessoa, told]) => {
    const reader = readers.get(cod_pessoa);
    if (!reader || reader.para === null) return [];
    const { para, idioma } = reader;
    const assuntos = [...new Set(told.map(({ tipo }) => topicOf(tipo)))];
    const parar = `${publicUrl}${stopMailPath}?t=${stopToken({ cod_pessoa, assuntos }, key)}`;
    const links = { area: `${publicUrl}${areaPath}`, stop: parar };
    const mail = noticeMail(told, reader, { sigla: sender.sigla, perDay });
    const html = noticeMailHtml(mail, links, sender, idioma);
    return [{ para, assunto: mail.subject, texto: noticeMailText(mail, links), html, parar }];
  });
}

export const alertsDaily: DailyRule[] = [tells];
