import { defineContract } from './endpoint';

export const interestProfile = defineContract({});
