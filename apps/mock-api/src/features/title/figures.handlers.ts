import type { collectionTotals, titleFigures } from '@catalogue/api-contract';
import { wholeYear } from '@catalogue/domain';
import type { PrismaClient } from '@catalogue/database/generated/client';
import type { Handlers } from '../../http/serve';
import { findColourLabel, findMonthsOfUse, findTotals, findYearsOfUse } from './figures.store';
import { titleExists } from './title.store';

const refuseUnknown = async (db: PrismaClient, id: number, refuse: (key: 'Acervo não encontrado.') => never) => {
  if (!(await titleExists(db, id))) refuse('Acervo não encontrado.');
};

const nothing = { titulos: 0, exemplares: 0, emprestimos: 0, reservas: 0, por_tipo: [] };

export const titleFiguresHandlers: Handlers<typeof titleFigures> = {
  async getColourLabel({ params, refuse }, { db }) {
    const { cor, descricao } = (await findColourLabel(db, params.id)) ?? refuse('Acervo não encontrado.');
    return cor === null ? null : { cor, descricao: descricao ?? '' };
  },

  async getTitleTotals({ params, query: { dataIni = null, dataFim = null, biblioteca = null }, refuse }, deps) {
    await refuseUnknown(deps.db, params.id, refuse);
    const wanted = { cod_acervo: params.id, dataIni, dataFim, biblioteca };
    return (await findTotals(deps.db, wanted, deps.settings.TIME_ZONE)) ?? nothing;
  },

  async listStatisticsYears({ params, refuse }, { db, settings }) {
    await refuseUnknown(db, params.id, refuse);
    return findYearsOfUse(db, params.id, settings.TIME_ZONE);
  },

  async getYearStatistics({ params: { id, year }, refuse }, { db, settings }) {
    await refuseUnknown(db, id, refuse);
    const months = await findMonthsOfUse(db, id, year, settings.TIME_ZONE);
    if (months.length === 0) refuse('Ano não encontrado nas estatísticas do acervo.', {}, { id, year });
    return { ano: year, meses: wholeYear(months) };
  },
};

export const collectionTotalsHandlers: Handlers<typeof collectionTotals> = {
  async getCollectionTotals({ query: { dataIni = null, dataFim = null, biblioteca = null } }, { db, settings }) {
    const wanted = { cod_acervo: null, dataIni, dataFim, biblioteca };
    return (await findTotals(db, wanted, settings.TIME_ZONE)) ?? nothing;
  },
};
