import { defineContract } from './endpoint';

export const comments = defineContract({});
