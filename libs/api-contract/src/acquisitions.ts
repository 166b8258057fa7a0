import { defineContract } from './endpoint';

export const acquisitions = defineContract({});
