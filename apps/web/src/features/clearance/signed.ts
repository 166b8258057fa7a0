import type { Reply, clearance } from '@catalogue/api-contract';

/** A declaration as it was signed: no call gives it again. */
export type Signed = Reply<(typeof clearance)['signClearance']>;
