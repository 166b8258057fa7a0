import { HoldStatus, type holds } from '@catalogue/api-contract';
import { anyCopy, canHoldSome, choicesOf, holdBlock } from '@catalogue/domain';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { lockCivilDay } from '../../tenants/due';
import { lockPatron, lockTitles } from '../../locks.store';
import { findCopies, findCopiesOfAll, refuseUnknownTitle } from '../title/title.public';
import { findUnits } from '../units/units.public';
import { forecastOf } from './forecast';
import { knownOfHolds } from './forecasts.store';
import { findHolds, findOwnActive, hasActiveHold } from './holds.store';
import { evaluate, placeHold } from './placing';
import { endHolds, findQueue, releaseCopies } from './queue.store';

export const holdsHandlers: Handlers<typeof holds> = {
  async getHoldOptions({ params, patron, refuse }, { db }) {
    await refuseUnknownTitle(db, params.id, refuse);
    const copies = await findCopies(db, params.id, null);
    const active = await hasActiveHold(db, patron.cod_pessoa, params.id);
    // The volume is not known yet: one holdable copy is enough.
    const block =
      canHoldSome(copies) && !active
        ? null
        : holdBlock({ copies, preference: anyCopy, hasActiveHold: active, isAway: false });
    const holding = new Set(copies.map(({ cod_biblioteca }) => cod_biblioteca));
    return {
      pode_reservar: block === null,
      motivo: block,
      bibliotecas: (await findUnits(db)).filter(({ cod_biblioteca }) => holding.has(cod_biblioteca)),
      ...choicesOf(copies),
      fila: (await findQueue(db, [params.id])).length,
    };
  },

  async checkHoldQueue({ body, patron, refuse }, { db, settings, today }) {
    await refuseUnknownTitle(db, body.cod_acervo, refuse);
    const { block, posicao, previsao, isKnownUnit } = await evaluate(db, body, patron.cod_pessoa, {
      today: today(),
      timeZone: settings.TIME_ZONE,
    });
    if (!isKnownUnit) refuse('biblioteca_invalida', { facts: body });
    return {
      pode_reservar: block === null,
      posicao: block === null ? posicao : null,
      motivo: block,
      previsao: block === null ? previsao : undefined,
    };
  },

  async placeHold({ body, patron, refuse }, deps) {
    await refuseUnknownTitle(deps.db, body.cod_acervo, refuse);
    const placed = await placeHold(deps, patron.cod_pessoa, body);
    return placed.refusal ? refuse(placed.refusal, { facts: placed.facts }) : placed;
  },

  async listHolds({ patron }, { db, settings, today }) {
    const holds = await findHolds(db, patron.cod_pessoa, null, settings.TIME_ZONE);
    const waiting = holds.filter(({ posicao }) => posicao !== null);
    const copies = await findCopiesOfAll(
      db,
      waiting.map(({ cod_acervo }) => cod_acervo),
    );
    const copiesOf = (title: number) => copies.filter(({ cod_acervo }) => cod_acervo === title);
    const known = await knownOfHolds(db, copies, { today: today(), timeZone: settings.TIME_ZONE });
    return holds.map((hold) => ({
      ...hold,
      previsao: hold.posicao === null ? undefined : forecastOf(hold.posicao, hold, copiesOf(hold.cod_acervo), known),
    }));
  },

  async cancelHolds({ body, patron, refuse }, deps) {
    const wanted = [...new Set(body)];
    const isDone = await cancelOwn(deps, patron.cod_pessoa, wanted);
    if (!isDone) refuse('Reserva não encontrada.', { facts: { reservas: wanted } });
  },

  async listPastHolds({ query, patron }, { db, settings }) {
    return findHolds(db, patron.cod_pessoa, query, settings.TIME_ZONE);
  },
};

/** Cancels all of them or none; copies set aside for them go to the next in the queue. */
const cancelOwn = ({ db, clock, today }: Deps, cod_pessoa: number, wanted: number[]): Promise<boolean> =>
  db.$transaction(async (tx) => {
    await lockCivilDay(tx);
    await lockPatron(tx, cod_pessoa);
    const own = await findOwnActive(tx, cod_pessoa, wanted);
    if (own.length < wanted.length) return false;
    const titles = own.map(({ cod_acervo }) => cod_acervo);
    await lockTitles(tx, titles);
    await endHolds(tx, wanted, HoldStatus.cancelled, clock.now());
    await releaseCopies(tx, titles, today());
    return true;
  });
