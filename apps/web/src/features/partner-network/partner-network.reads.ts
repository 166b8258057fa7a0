import { partnerNetwork } from '@catalogue/api-contract';

/** What the screens read of the partner network. */
export const partnerNetworkReads = {
  getNetworkTitle: partnerNetwork.getNetworkTitle.reply,
  listInstitutions: partnerNetwork.listInstitutions.reply,
};
