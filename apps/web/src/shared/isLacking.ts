import type { CallFailure } from '@catalogue/domain';

const tooManyCalls = 429;

/** Whether trying again is no use: a server that is not ours may refuse a list, or have none. */
export const isLacking = ({ status }: Partial<CallFailure>): boolean =>
  typeof status === 'number' && status < 500 && status !== tooManyCalls;
