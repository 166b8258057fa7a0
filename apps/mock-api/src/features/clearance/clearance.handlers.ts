import type { clearance } from '@catalogue/api-contract';
import type { Handlers } from '../../http/serve';

export const clearanceHandlers: Handlers<typeof clearance> = {};
