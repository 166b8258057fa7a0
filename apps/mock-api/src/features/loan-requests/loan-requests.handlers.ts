import type { loanRequests } from '@catalogue/api-contract';
import type { Handlers } from '../../http/serve';

export const loanRequestsHandlers: Handlers<typeof loanRequests> = {};
