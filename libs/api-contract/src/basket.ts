import { defineContract } from './endpoint';

export const basket = defineContract({});
