import { defineContract } from './endpoint';

export const clearance = defineContract({});
