import { calendarFile, calendarName, holdDeadline, loanDeadline, slipDeadline, slipNumber } from '@catalogue/domain';
import type { Deps } from '../../deps';
import { html, page, type Page } from '../../http/pages';
import { findSlipsNow } from '../clearance/clearance.public';
import { findOpenLoans } from '../loans/loans.public';
import { findHoldsToPickUp, findOwner, findUnpaidSlips } from './calendar.store';

const unknown = {
  status: 404,
  html: page(
    'Este endereço de agenda não vale',
    html`<p>
      Ele foi trocado ou removido. Entre no catálogo e crie outro em
      <a href="/meupergamum/titulos-pendentes">Empréstimos, Calendário</a>.
    </p>`,
  ),
};

/** The slips of a person that can be paid today. */
async function openSlips({ db, settings, today }: Deps, cod_pessoa: number) {
  const now = { timeZone: settings.TIME_ZONE, today: today() };
  const slips = await findSlipsNow(db, cod_pessoa, await findUnpaidSlips(db, cod_pessoa, now.today), now);
  return slips.flatMap(({ situacao, id, emitida_em, ...slip }) =>
    situacao === 'aberta' ? [{ ...slip, numero: slipNumber(id, emitida_em) }] : [],
  );
}

/** A person's deadlines for calendar programs, which cannot sign in: the address is the secret (decision 050). */
export const calendarPage: Page = {
  path: '/calendario/:arquivo',
  async open({ arquivo = '' }, deps, origin) {
    const { db, clock } = deps;
    const owner = await findOwner(db, arquivo.replace(/\.ics$/, ''));
    if (!owner) return unknown;
    const { cod_pessoa, idioma: language } = owner;
    const reader = { language, origin };
    const days = [
      ...(await findOpenLoans(db, cod_pessoa)).map((loan) => loanDeadline(loan, reader)),
      ...(await findHoldsToPickUp(db, cod_pessoa)).map((hold) => holdDeadline(hold, reader)),
      ...(await openSlips(deps, cod_pessoa)).map((slip) => slipDeadline(slip, reader)),
    ];
    const text = calendarFile(days, { name: calendarName(language), now: clock.now() });
    return { type: 'text/calendar; charset=utf-8', text };
  },
};
