import type { requests } from '@catalogue/api-contract';
import type { Handlers } from '../../http/serve';

export const requestsHandlers: Handlers<typeof requests> = {};
