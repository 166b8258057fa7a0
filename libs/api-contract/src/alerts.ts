import { defineContract } from './endpoint';

export const alerts = defineContract({});
