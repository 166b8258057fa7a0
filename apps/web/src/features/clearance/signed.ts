import type { Reply, clearance } from '@catalogue/api-contract';

/** A signed declaration. No call returns it again. */
export type Signed = Reply<(typeof clearance)['signClearance']>;
