import type { partnerNetwork } from '@catalogue/api-contract';
import type { Handlers } from '../../http/serve';

export const partnerNetworkHandlers: Handlers<typeof partnerNetwork> = {};
