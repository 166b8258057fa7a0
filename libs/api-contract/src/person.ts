import { defineContract } from './endpoint';

export const person = defineContract({});
