import type { Reply, clearance } from '@catalogue/api-contract';

/** A signed declaration. */
export type Signed = Reply<(typeof clearance)['signClearance']>;
