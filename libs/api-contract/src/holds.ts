import { defineContract } from './endpoint';

export const holds = defineContract({});
