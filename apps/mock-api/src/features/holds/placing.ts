import type { HoldWish } from '@catalogue/api-contract';
import { dateOf, holdBlock, nextPosition, type CopyPreference } from '@catalogue/domain';
import type { PrismaClient } from '@catalogue/database/generated/client';
import type * as z from 'zod/mini';
import type { Deps } from '../../deps';
import { lockCivilDay } from '../../tenants/due';
import { lockPatron, lockTitles } from '../../locks.store';
import { isAwayFrom } from '../person/person.public';
import { findCopies } from '../title/title.public';
import { forecastOf } from './forecast';
import { hasActiveHold, storeHold } from './holds.store';
import { findQueue } from './queue.store';
import { knownOfHolds } from './forecasts.store';

type Tx = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0];
type HoldWanted = z.output<typeof HoldWish>;

const preferenceOf = ({ volume, tomo, parte, material_adicional, localizacao }: HoldWanted): CopyPreference => ({
  volume,
  tomo,
  parte,
  material_adicional,
  // The library chooses the place if the field is empty.
  localizacao: localizacao || null,
});

/** Everything that decides about one hold, read at the same moment. */
export async function evaluate(
  db: Tx,
  wanted: HoldWanted,
  cod_pessoa: number,
  day: { today: string; timeZone: string },
) {
  const copies = await findCopies(db, wanted.cod_acervo, null);
  const queue = await findQueue(db, [wanted.cod_acervo]);
  const preference = preferenceOf(wanted);
  const posicao = nextPosition(queue, preference);
  const hasActive = await hasActiveHold(db, cod_pessoa, wanted.cod_acervo);
  const isAway = await isAwayFrom(db, cod_pessoa, wanted.biblioteca, day.today);
  return {
    isKnownUnit: copies.length === 0 || copies.some((copy) => copy.cod_biblioteca === wanted.biblioteca),
    block: holdBlock({ copies, preference, hasActiveHold: hasActive, isAway }),
    posicao,
    previsao: forecastOf(posicao, preference, copies, await knownOfHolds(db, copies, day)),
    facts: { ...wanted, exemplares: copies.map(({ cod_exemplar, situacao }) => ({ cod_exemplar, situacao })) },
  };
}

/** Places a hold on a title that exists; or says why it is refused, with the facts. */
export const placeHold = ({ db, clock, settings, today }: Deps, cod_pessoa: number, wanted: HoldWanted) =>
  db.$transaction(async (tx) => {
    await lockCivilDay(tx);
    await lockPatron(tx, cod_pessoa);
    await lockTitles(tx, [wanted.cod_acervo]);
    const { block, posicao, previsao, isKnownUnit, facts } = await evaluate(tx, wanted, cod_pessoa, {
      today: today(),
      timeZone: settings.TIME_ZONE,
    });
    const refusal = isKnownUnit ? block : ('biblioteca_invalida' as const);
    if (refusal) return { refusal, facts };
    const { cod_acervo, biblioteca } = wanted;
    const { cod_reserva } = await storeHold(tx, {
      ...preferenceOf(wanted),
      cod_acervo,
      biblioteca,
      cod_pessoa,
      data: clock.now(),
      prevista_ate: previsao ? dateOf(previsao.ate) : null,
    });
    return { cod_reserva, posicao, previsao };
  });
