import type { serials } from '@catalogue/api-contract';
import type { Handlers } from '../../http/serve';

export const serialsHandlers: Handlers<typeof serials> = {};
