import type { partnerNetwork } from '@catalogue/api-contract';
import { networkFails, partnerNetworkFailure } from '@catalogue/domain';
import { Refusal } from '../../http/errors';
import type { Handlers } from '../../http/serve';
import { findInstitutions, findNetworkTitle } from './partner-network.store';

export const partnerNetworkHandlers: Handlers<typeof partnerNetwork> = {
  async getNetworkTitle({ params, refuse }, { db }) {
    const title = (await findNetworkTitle(db, params.id)) ?? refuse('Acervo da rede não encontrado.');
    if (networkFails(await findInstitutions(db), [Number(title.instituicao.cod_empresa)]))
      throw new Refusal(500, partnerNetworkFailure);
    return title;
  },

  listInstitutions: (_, { db }) => findInstitutions(db),
};
