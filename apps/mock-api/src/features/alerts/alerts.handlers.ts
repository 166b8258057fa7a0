import type { alerts } from '@catalogue/api-contract';
import type { Handlers } from '../../http/serve';

export const alertsHandlers: Handlers<typeof alerts> = {};
