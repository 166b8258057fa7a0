import type { acquisitions } from '@catalogue/api-contract';
import type { Handlers } from '../../http/serve';

export const acquisitionsHandlers: Handlers<typeof acquisitions> = {};
