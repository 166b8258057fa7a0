import { defineContract } from './endpoint';

export const serials = defineContract({});
