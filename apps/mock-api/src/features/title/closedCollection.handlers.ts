import type { closedCollection } from '@catalogue/api-contract';
import { planStoreOrder } from '@catalogue/domain';
import type { Handlers } from '../../http/serve';
import { refuseUnknownTitle } from './knownTitle';
import { lockCivilDay } from '../../tenants/due';
import { findOpenStoreOrders, findStoreItems, lockStoreItems, storeOrder } from './closedCollection.store';

export const closedCollectionHandlers: Handlers<typeof closedCollection> = {
  async listStoreItems({ params, query, refuse }, { db }) {
    await refuseUnknownTitle(db, params.id, refuse);
    return findStoreItems(db, params.id, query);
  },

  // The library may be in the query or in the body; two that differ count as none (ruling A9).
  async orderStoreItems({ query, body, patron: { cod_pessoa }, refuse }, { db, clock, today, settings }) {
    const named = new Set([query.cod_biblioteca, body.cod_biblioteca].filter((code) => code !== undefined));
    const [cod_biblioteca] = named;
    if (cod_biblioteca === undefined || named.size > 1)
      return refuse('informe_biblioteca', { facts: { bibliotecas: [...named] } });
    const codigo = await db.$transaction(async (tx) => {
      await lockCivilDay(tx);
      const titles = [...new Set(body.cesta.map(({ cod_acervo }) => cod_acervo))];
      const items = await lockStoreItems(tx, cod_biblioteca, titles);
      const orders = await findOpenStoreOrders(tx, {
        cod_pessoa,
        cod_biblioteca,
        today: today(),
        timeZone: settings.TIME_ZONE,
      });
      const plan = planStoreOrder(body.cesta, items, orders);
      if (plan.refused !== null) return refuse(plan.refused, { facts: { cod_biblioteca, item: plan.item } });
      const { take, codigo: known } = plan;
      if (take.length === 0 && known !== null) return known;
      return storeOrder(tx, { cod_pessoa, cod_biblioteca, data: clock.now(), take });
    });
    return { codigo, message: 'Pedido registrado.' };
  },
};
