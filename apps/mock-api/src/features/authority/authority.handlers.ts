import type { authority } from '@catalogue/api-contract';
import type { Handlers } from '../../http/serve';

export const authorityHandlers: Handlers<typeof authority> = {};
