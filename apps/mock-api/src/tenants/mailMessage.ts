import type { SendMailOptions } from 'nodemailer';
import type { QueuedMail } from './mailQueue.store';
import { logoInMail } from './outbox';

/** A mail program draws a picture by the ending of its name. */
const nameOfLogo = (address: string): string => (address.startsWith('data:image/svg+xml') ? 'logo.svg' : 'logo.png');

const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** A mail as nodemailer sends it. What is from data never begins a line of its header. */
export function messageOf(
  { message_key, para, assunto, texto, html, parar, anexos, logo }: QueuedMail,
  from: string,
): SendMailOptions {
  const domain = from.replace(/^.*@|>$/g, '');
  return {
    from,
    // Not read as a list: it is one address.
    to: { name: '', address: para },
    subject: oneLine(assunto),
    text: texto,
    ...(html !== null && { html }),
    // The same in each attempt, so that a mail program shows it once.
    messageId: `<${message_key}@${domain}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      // A mail program stops such mails by a POST to the address (RFC 8058).
      ...(parar !== null && {
        'List-Unsubscribe': `<${parar}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    attachments: [
      ...(logo === null ? [] : [{ cid: logoInMail.replace('cid:', ''), filename: nameOfLogo(logo), path: logo }]),
      ...anexos.map(({ nome, tipo, base64 }) => ({
        filename: oneLine(nome),
        contentType: tipo,
        content: Buffer.from(base64, 'base64'),
      })),
    ],
  };
}
