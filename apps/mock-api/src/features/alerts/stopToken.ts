import { createHmac, timingSafeEqual } from 'node:crypto';
import type { NoticePreference } from '@catalogue/api-contract';
import { noticeTopics } from '@catalogue/domain';

type Topic = NoticePreference['assunto'];

/** Whose mails a link stops, and about what; it opens nothing else. */
export interface StopClaim {
  cod_pessoa: number;
  assuntos: readonly Topic[];
}

const signatureOf = (text: string, key: string): Buffer =>
  createHmac('sha256', key).update(`stop mails ${text}`).digest();

/** The token of a link that stops mails: `person.topics.signature`. It does not expire: old mails keep working links. */
export function stopToken({ cod_pessoa, assuntos }: StopClaim, key: string): string {
  const text = `${cod_pessoa}.${assuntos.join('-')}`;
  return `${text}.${signatureOf(text, key).toString('base64url')}`;
}

/** What a token stops; null for one that this server has not signed. */
export function readStopToken(token: string, key: string): StopClaim | null {
  const [person = '', topics = '', signature = ''] = token.split('.');
  const expected = signatureOf(`${person}.${topics}`, key);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return { cod_pessoa: Number(person), assuntos: noticeTopics.filter((topic) => topics.split('-').includes(topic)) };
}
