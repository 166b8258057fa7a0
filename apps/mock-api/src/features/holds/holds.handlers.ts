import type { holds } from '@catalogue/api-contract';
import type { Handlers } from '../../http/serve';

export const holdsHandlers: Handlers<typeof holds> = {};
