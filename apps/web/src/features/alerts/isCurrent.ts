import type { AlertEntry } from '@catalogue/api-contract';

/** Whether an alert is still true; of one without a fact only the library knows. */
export const isCurrent = ({ aviso }: AlertEntry): boolean => !aviso?.desfecho;
