import { defineContract } from './endpoint';

export const loanRequests = defineContract({});
