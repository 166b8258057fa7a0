import type { interestProfile } from '@catalogue/api-contract';
import type { Handlers } from '../../http/serve';

export const interestProfileHandlers: Handlers<typeof interestProfile> = {};
