import { randomBytes } from 'node:crypto';
import type { Deps } from '../../deps';
import { html, page, type Page } from '../../http/pages';
import { hashToken } from '../session/session.public';
import { storeHandOver, takeHandOver } from './person.store';

/** Seconds for which a hand-over token is good. */
const handOverSeconds = 60;

const path = '/__mock/hand-over';
/** Where the demo plays an application that people are handed over to. */
export const demoAddress = (service: string) => `${path}/${service}`;

/** A token that hands a person over to a service once, and the address that it goes with. */
export async function handOver({ db, clock }: Deps, cod_pessoa: number, address: string) {
  const token = randomBytes(24).toString('base64url');
  const expires_at = new Date(clock.now().getTime() + handOverSeconds * 1000);
  await storeHandOver(db, { hash: hashToken(token), cod_pessoa, service: serviceOf(address), expires_at });
  return { token, url: `${address}${address.includes('?') ? '&' : '?'}token=${token}` };
}

const serviceOf = (address: string): string => address.replace(/\?.*/, '').split('/').at(-1) ?? address;

/** The other end: says who has come, once. */
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
