import { SkeletonRows } from './SkeletonRows';

export const states = { lines: <SkeletonRows rows={2} />, 'with covers': <SkeletonRows rows={2} cover /> };
