import type { basket } from '@catalogue/api-contract';
import type { Handlers } from '../../http/serve';

export const basketHandlers: Handlers<typeof basket> = {};
