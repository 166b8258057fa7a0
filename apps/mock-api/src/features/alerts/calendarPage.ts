import { calendarFile, calendarName, holdDeadline, loanDeadline, slipDeadline, slipNumber } from '@catalogue/domain';
import { html, page, type Page } from '../../http/pages';
import { findOpenSlips } from '../clearance/clearance.public';
import { findOpenLoans } from '../loans/loans.public';
import { findFinePerDay, findOpeningHours } from '../site/site.public';
import { findHoldsToPickUp, findOwner } from './calendar.store';

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

/** A person's deadlines for calendar programs, which cannot sign in: the address is the secret (decision 050). */
export const calendarPage: Page = {
  path: '/calendario/:arquivo',
  async open({ arquivo = '' }, { db, clock, settings, today }, origin) {
    const owner = await findOwner(db, arquivo.replace(/\.ics$/, ''));
    if (!owner) return unknown;
    const { cod_pessoa, idioma: language } = owner;
    const reader = {
      language,
      origin,
      finePerDay: await findFinePerDay(db),
      hours: await findOpeningHours(db, today(), null),
    };
    const slips = await findOpenSlips(db, [cod_pessoa], { timeZone: settings.TIME_ZONE, today: today() });
    const days = [
      ...(await findOpenLoans(db, cod_pessoa)).map((loan) => loanDeadline(loan, reader)),
      ...(await findHoldsToPickUp(db, cod_pessoa)).map((hold) => holdDeadline(hold, reader)),
      ...slips.map(({ id, emitida_em, ...slip }) =>
        slipDeadline({ ...slip, numero: slipNumber(id, emitida_em) }, reader),
      ),
    ];
    const text = calendarFile(days, { name: calendarName(language), now: clock.now() });
    return { type: 'text/calendar; charset=utf-8', text };
  },
};
