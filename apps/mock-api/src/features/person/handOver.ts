import { randomBytes } from 'node:crypto';
import type { Deps } from '../../deps';
import type { Patron } from '../../http/auth';
import { html, page, type Page } from '../../http/pages';
import { hashToken } from '../session/session.public';
import { storeHandOver, takeHandOver } from './person.store';

/** Lifetime of a hand-over token, in seconds. */
const handOverSeconds = 60;

const path = '/__mock/hand-over';
/** The address at which the demo plays an external application. */
export const demoAddress = (service: string) => `${path}/${service}`;

/** A single-use token that hands a person over to a service while their session is open, and the address for it. */
export async function handOver({ db, clock }: Deps, { cod_pessoa, sid }: Patron, address: string) {
  const token = randomBytes(24).toString('base64url');
  const expires_at = new Date(clock.now().getTime() + handOverSeconds * 1000);
  await storeHandOver(db, {
    hash: hashToken(token),
    cod_pessoa,
    session_id: sid,
    service: serviceOf(address),
    expires_at,
  });
  return { token, url: `${address}${address.includes('?') ? '&' : '?'}token=${token}` };
}

const serviceOf = (address: string): string => address.replace(/\?.*/, '').split('/').at(-1) ?? address;

/** The receiving page: names the person, once per token. */
export const handOverPage: Page = {
  path: `${path}/:service`,
  async open({ service = '', token = '' }, { db, clock }) {
    const person = await takeHandOver(db, hashToken(token), service, clock.now());
    return person
      ? { html: page(service, html`<p>Você chegou como <b>${person.nome_pessoa}</b>.</p>`) }
      : {
          status: 410,
          html: page(
            'Este endereço não vale mais',
            html`<p>Ele serve uma vez, e por pouco tempo. <a href="/">Voltar</a></p>`,
          ),
        };
  },
};
