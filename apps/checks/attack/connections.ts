import type { Attack } from './attack';

// More than one address may have, and less than all may.
const wanted = 400;

export const connectionAttacks: Attack[] = [
  {
    wants: 'so many connections that others get none',
    // The machine's own users are not limited.
    tries: async (target) =>
      target.isLocal
        ? []
        : [{ how: `${wanted} of one address`, getsThrough: async () => (await target.openMany(wanted)) === wanted }],
  },
];
