import { defineContract } from './endpoint';

export const units = defineContract({});
