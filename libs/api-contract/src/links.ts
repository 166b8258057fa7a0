import { defineContract } from './endpoint';

export const links = defineContract({});
