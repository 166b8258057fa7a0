import { defineContract } from './endpoint';

export const partnerNetwork = defineContract({});
