import type { links } from '@catalogue/api-contract';
import type { Handlers } from '../../http/serve';

export const linksHandlers: Handlers<typeof links> = {};
