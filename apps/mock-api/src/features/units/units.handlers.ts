import type { units } from '@catalogue/api-contract';
import type { Handlers } from '../../http/serve';

export const unitsHandlers: Handlers<typeof units> = {};
