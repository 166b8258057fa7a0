import type { Language, NoticeMail } from '@catalogue/domain';
import { html } from '../../http/pages';
import { logoInMail } from '../../tenants/outbox';

const mark =
  'padding:14px 10px;border-radius:2px 4px 4px 2px;background:#0b3d4a;color:#ffffff;font:600 14px/1 Georgia,serif';
const button =
  'display:inline-block;padding:12px 20px;border-radius:6px;background:#0f4c5c;color:#ffffff;font-weight:600;text-decoration:none';

/** Who sends a mail: an institution's letters, and its logo as data address. */
export interface MailSender {
  sigla: string;
  logo: string | null;
}

// Few mail programs draw SVG: the letters stand for such a logo.
const markOf = ({ sigla, logo }: MailSender) =>
  logo?.startsWith('data:image/png')
    ? html`<td><img src="${logoInMail}" alt="" height="48" style="padding:2px;background:#ffffff" /></td>`
    : html`<td style="${mark}" aria-hidden="true">${sigla}</td>`;

/**
 * A mail as HTML: the same sentences as its text. Styles are in the elements, since mail programs drop others; no picture
 * comes from elsewhere, since they block it and it would report when the mail is read.
 */
export const noticeMailHtml = (
  mail: NoticeMail,
  links: Record<'area' | 'stop', string>,
  sender: MailSender,
  idioma: Language,
): string =>
  html`<!doctype html>
    <html lang="${idioma}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${mail.subject}</title>
      </head>
      <body style="margin:0;padding:24px 16px;font:16px/1.5 system-ui,sans-serif">
        <div style="max-width:36em;margin:0 auto">
          <table role="presentation" cellspacing="0" cellpadding="0">
            <tr>
              ${markOf(sender)}
              <td style="padding-left:12px;font:600 18px/1.2 Georgia,serif">${mail.library}</td>
            </tr>
          </table>
          <h1 style="margin:24px 0 16px;font-size:20px;line-height:1.3">${mail.subject}</h1>
          <p>${mail.greeting}</p>
          <p>${mail.opening}</p>
          <ul style="margin:0;padding-left:20px">
            ${mail.notices.map(
              ({ title, detail }) =>
                html`<li style="margin:0 0 12px"><strong>${title}</strong>${detail && html`<br />${detail}`}</li>`,
            )}
          </ul>
          <p style="margin:24px 0"><a href="${links.area}" style="${button}">${mail.area}</a></p>
          <hr style="border:0;border-top:1px solid #8a8a8a" />
          <p style="font-size:14px">
            ${mail.reason}<br /><a href="${links.stop}" style="color:inherit">${mail.stop}</a>
          </p>
        </div>
      </body>
    </html>`.text;
