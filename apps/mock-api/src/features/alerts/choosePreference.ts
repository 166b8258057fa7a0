import { NoticeTopic, type NoticePreference } from '@catalogue/api-contract';
import { noticesOfChoice, type PreferenceOf } from '@catalogue/domain';
import type { Deps } from '../../deps';
import { lockPatron } from '../../locks.store';
import { lockCivilDay } from '../../tenants/due';
import { findLoansAhead } from './dueLoans.store';
import { storePreference } from './preferences.store';
import { tell } from './telling.store';

/** Stores what a person wants of a kind of notices; what they would have been told by then of what is due, they are told at once. */
export const choosePreference = (
  { db, clock, today, tenant, sendsMail }: Deps,
  cod_pessoa: number,
  chosen: NoticePreference,
) =>
  db.$transaction(async (tx) => {
    await lockCivilDay(tx);
    await lockPatron(tx, cod_pessoa);
    await storePreference(tx, cod_pessoa, chosen);
    if (chosen.assunto !== NoticeTopic.due) return;
    const day = today();
    const facts = { loans: await findLoansAhead(tx, cod_pessoa, day) };
    const mailing = { publicUrl: tenant.address, sendsMail };
    const noticesBy = (preferenceOf: PreferenceOf) => noticesOfChoice(day, facts, preferenceOf);
    await tell(tx, { facts, noticesBy, at: clock.now(), day }, mailing);
  });
