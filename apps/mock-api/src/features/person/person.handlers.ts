import type { person } from '@catalogue/api-contract';
import type { Handlers } from '../../http/serve';

export const personHandlers: Handlers<typeof person> = {};
