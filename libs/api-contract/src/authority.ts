import { defineContract } from './endpoint';

export const authority = defineContract({});
