import {
  isDueNotice,
  isMailedAtOnce,
  noticeMail,
  noticeMailText,
  thingOf,
  topicOf,
  type FactsOfDay,
  type Language,
  type NewNotice,
  type PreferenceOf,
} from '@catalogue/domain';
import type { Prisma } from '@catalogue/database/generated/client';
import { mailKey } from '../../database';
import { noticeRow } from '../../noticeRow';
import type { Mailing } from '../../tenants/due';
import { sendMails, type Mail } from '../../tenants/outbox';
import { findInstitution } from '../site/site.public';
import { markToldDue } from './dueLoans.store';
import { noticeMailHtml, type MailSender } from './noticeMailHtml';
import { findPreferenceOf } from './preferences.store';
import { stopMailPath } from './stopMailPage';
import { stopToken } from './stopToken';

/** Where the patron's area begins. */
const areaPath = '/meupergamum/inicio';

/** What there is to tell at a moment. */
interface Telling {
  facts: Partial<FactsOfDay>;
  noticesBy(this: void, preferenceOf: PreferenceOf): NewNotice[];
  /** At the beginning of a day: what acts have brought before, and is still to be mailed. */
  waiting?: readonly NewNotice[];
  at: Date;
  /** The civil day of `at` (ISO). */
  day: string;
}

/**
 * Tells people what a day or an act brings: an alert for each fact, and one mail for all of them. Returns who was told of what,
 * but of readers nobody signs in as: those are not worth a line in the control room.
 */
export async function tell(
  tx: Prisma.TransactionClient,
  { facts, noticesBy, waiting, at, day }: Telling,
  { publicUrl, sendsMail }: Mailing,
) {
  const people = [...new Set([...Object.values(facts), waiting ?? []].flatMap(peopleOf))];
  const preferenceOf = await findPreferenceOf(tx, people);
  // Also what nobody wants to hear makes what was told of the same thing false.
  const all = noticesBy((...of) => ({ ...preferenceOf(...of), alerta: true, email: true }));
  await removeOlder(tx, all);
  const notices = all.filter(({ cod_pessoa, tipo }) => {
    const { alerta, email } = preferenceOf(cod_pessoa, topicOf(tipo));
    return alerta || email;
  });
  const mailed = [...notices, ...withoutToldAgain(waiting ?? [], all)];
  if (mailed.length === 0) return [];
  const readers = await findReaders(tx, people);
  const wanted = (some: readonly NewNotice[], channel: 'alerta' | 'email') =>
    some.filter(({ cod_pessoa, tipo }) => preferenceOf(cod_pessoa, topicOf(tipo))[channel]);
  const alerts = wanted(notices, 'alerta');
  const mails = wanted(mailed, 'email');
  // A notice without an alert would be told by nothing until then.
  const [hasAlert, hasMail] = [new Set(alerts), new Set(mails)];
  const waits = (notice: NewNotice) =>
    waiting === undefined && !isMailedAtOnce(notice.tipo) && hasAlert.has(notice) && hasMail.has(notice);
  const { multa_dia: perDay, ...institution } = await findInstitution(tx);
  await storeNotices(tx, alerts, { at, perDay, waits });
  const due = notices.filter(({ tipo }) => isDueNotice(tipo)).map(({ codigo }) => codigo);
  if (due.length > 0) await markToldDue(tx, due);
  const sender = { ...institution, perDay, publicUrl, key: await mailKey(tx), today: day };
  const now = mails.filter((notice) => !waits(notice));
  await sendMails({ db: tx, sendsMail }, at, mailsOf(now, readers, sender));
  return notices.flatMap(({ cod_pessoa, tipo, codigo, nome }) =>
    readers.get(cod_pessoa)?.persona_id ? [{ cod_pessoa, tipo, codigo, nome }] : [],
  );
}

/** Those about whose things there is nothing newer. */
function withoutToldAgain(waiting: readonly NewNotice[], notices: readonly NewNotice[]) {
  const keyOf = ({ cod_pessoa, tipo, codigo }: NewNotice) => `${cod_pessoa} ${thingOf(tipo)} ${codigo}`;
  const told = new Set(notices.map(keyOf));
  return waiting.filter((notice) => !told.has(keyOf(notice)));
}

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

/** Takes down the alerts about the same things as these notices. */
async function removeOlder(tx: Prisma.TransactionClient, notices: readonly NewNotice[]) {
  if (notices.length === 0) return;
  await tx.$executeRaw`
    DELETE FROM alerta USING unnest(${notices.map(({ cod_pessoa }) => cod_pessoa)}::int[],
                                    ${notices.map(({ tipo, codigo }) => `${thingOf(tipo)}:${codigo}`)}::text[])
                                    AS told (person, about)
     WHERE alerta.cod_pessoa = told.person AND alerta.thing = told.about`;
}

/** Stores an alert for each notice. */
async function storeNotices(
  tx: Prisma.TransactionClient,
  notices: readonly NewNotice[],
  { at, perDay, waits }: { at: Date; perDay: number; waits: (notice: NewNotice) => boolean },
) {
  const rows = notices.map((notice) => ({
    ...noticeRow(notice, at, perDay),
    mail_waits: waits(notice) ? true : null,
  }));
  await tx.alert.createMany({ data: rows });
}

interface Sender extends MailSender {
  publicUrl: string;
  /** What each day of delay costs, in reais. */
  perDay: number;
  /** Signs the links that stop mails. */
  key: string;
  /** The civil day (ISO) on which it is sent. */
  today: string;
}

/** One mail to each person who wants mail. */
function mailsOf(
  notices: readonly NewNotice[],
  readers: ReadonlyMap<number, Reader>,
  { publicUrl, perDay, key, today, ...sender }: Sender,
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
    const mail = noticeMail(told, reader, { sigla: sender.sigla, perDay, today });
    const html = noticeMailHtml(mail, links, sender, idioma);
    return [{ para, assunto: mail.subject, texto: noticeMailText(mail, links), html, parar }];
  });
}
