import type { titleFigures } from '@catalogue/api-contract';
import { titleLinks, wholeYear } from '@catalogue/domain';
import type { Handlers } from '../../http/serve';
import { knownTitle, refuseUnknownTitle } from './knownTitle';
import { findColourLabel, findMonthsOfUse, findTotals, findYearsOfUse } from './figures.store';

export const titleFiguresHandlers: Handlers<typeof titleFigures> = {
  async listTitleLinks({ params, refuse }, { db }) {
    const { marc } = await knownTitle(db, params.id, refuse);
    return titleLinks(params.id, marc);
  },

  async getColourLabel({ params, refuse }, { db }) {
    const { cor, descricao } = (await findColourLabel(db, params.id)) ?? refuse('Acervo não encontrado.');
    return cor === null ? null : { cor, descricao: descricao ?? '' };
  },

  async getTitleTotals({ params, query: { dataIni = null, dataFim = null, biblioteca = null }, refuse }, deps) {
    await refuseUnknownTitle(deps.db, params.id, refuse);
    const wanted = { cod_acervo: params.id, dataIni, dataFim, biblioteca };
    return findTotals(deps.db, wanted, deps.settings.TIME_ZONE);
  },

  async getCollectionTotals({ query: { dataIni = null, dataFim = null, biblioteca = null } }, { db, settings }) {
    return findTotals(db, { cod_acervo: null, dataIni, dataFim, biblioteca }, settings.TIME_ZONE);
  },

  async listStatisticsYears({ params, refuse }, { db, settings }) {
    await refuseUnknownTitle(db, params.id, refuse);
    return findYearsOfUse(db, params.id, settings.TIME_ZONE);
  },

  async getYearStatistics({ params: { id, year }, refuse }, { db, settings }) {
    await refuseUnknownTitle(db, id, refuse);
    const months = await findMonthsOfUse(db, id, year, settings.TIME_ZONE);
    if (months.length === 0) refuse('Ano não encontrado nas estatísticas do acervo.', { facts: { id, year } });
    return { ano: year, meses: wholeYear(months) };
  },
};
