import type { loanRequests } from '@catalogue/api-contract';
import {
  choicesOf,
  deliveryFlaw,
  isFree,
  loanRequestBlock,
  maxOpenRequests,
  repeatedRequest,
  requestCombinations,
  titleRequestBlock,
} from '@catalogue/domain';
import type { Handlers } from '../../http/serve';
import { lockCivilDay } from '../../tenants/due';
import { lockPatron, lockTitles } from '../../locks.store';
import { findContact, findUnitsAwayFrom, isAwayFrom } from '../person/person.public';
import { findCopies, refuseUnknownTitle } from '../title/title.public';
import { findUnits } from '../units/units.public';
import {
  findLoanRequests,
  findOwnOpen,
  findReceivingPlaces,
  findWaiting,
  storeLoanRequest,
} from './loan-requests.store';

export const loanRequestsHandlers: Handlers<typeof loanRequests> = {
  async getLoanRequestOptions({ params, patron, refuse }, { db, today }) {
    await refuseUnknownTitle(db, params.id, refuse);
    const copies = (await findCopies(db, params.id, null)).filter(isFree);
    const own = await findOwnOpen(db, patron.cod_pessoa);
    const away = await findUnitsAwayFrom(db, patron.cod_pessoa, today());
    const holding = new Set(copies.map(({ cod_biblioteca }) => cod_biblioteca));
    const units = await findUnits(db);
    const waiting = await findWaiting(db, params.id);
    const combinacoes = requestCombinations({ copies, own, waiting, cod_acervo: params.id });
    const motivo = titleRequestBlock(own.length, combinacoes);
    return {
      pode_solicitar: motivo === null,
      motivo,
      bibliotecas_origem: units.filter(({ cod_biblioteca }) => holding.has(cod_biblioteca)),
      bibliotecas_recebimento: units.map((unit) => ({ ...unit, afastada: away.includes(unit.cod_biblioteca) })),
      ...choicesOf(copies),
      combinacoes,
      locais_recebimento: await findReceivingPlaces(db),
      ...(await findContact(db, patron.cod_pessoa)),
      abertas: own.length,
      limite: maxOpenRequests,
    };
  },

  async requestLoan({ params: { id }, body, patron, refuse }, { db, clock, today }) {
    await refuseUnknownTitle(db, id, refuse);
    const units = (await findUnits(db)).map(({ cod_biblioteca }) => cod_biblioteca);
    if (![body.biblioteca_origem, body.biblioteca_recebimento].every((unit) => units.includes(unit)))
      refuse('biblioteca_invalida', { facts: { bibliotecas: units } });
    const places = (await findReceivingPlaces(db))
      .filter(({ cod_biblioteca }) => cod_biblioteca === body.biblioteca_recebimento)
      .map(({ cod_local_recebimento }) => cod_local_recebimento);
    const flaw = deliveryFlaw(body, places);
    if (flaw) refuse(flaw, { facts: { locais_recebimento: places } });
    const { cod_pessoa } = patron;
    return db.$transaction(async (tx) => {
      await lockCivilDay(tx);
      await lockPatron(tx, cod_pessoa);
      await lockTitles(tx, [id]);
      const facts = {
        wish: { ...body, localizacao: null },
        biblioteca_origem: body.biblioteca_origem,
        copies: await findCopies(tx, id, null),
        own: await findOwnOpen(tx, cod_pessoa),
        cod_acervo: id,
        waiting: (await findWaiting(tx, id)).filter((each) => each.biblioteca_origem === body.biblioteca_origem),
        isAway: await isAwayFrom(tx, cod_pessoa, body.biblioteca_recebimento, today()),
      };
      const block = loanRequestBlock(facts);
      if (block)
        refuse(block, {
          facts: {
            abertas: facts.own.length,
            limite: maxOpenRequests,
            aguardando: facts.waiting.length,
            repetida: repeatedRequest(facts)?.codigo,
            livres: facts.copies.filter(isFree).map(({ cod_exemplar }) => cod_exemplar),
          },
        });
      return storeLoanRequest(tx, { ...body, cod_acervo: id, cod_pessoa, data: clock.now() });
    });
  },

  async listLoanRequests({ query, patron }, { db, settings }) {
    return findLoanRequests(db, patron.cod_pessoa, query, settings.TIME_ZONE);
  },
};
