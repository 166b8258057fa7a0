import { defineContract } from './endpoint';

export const requests = defineContract({});
