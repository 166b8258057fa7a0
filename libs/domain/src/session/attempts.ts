/** What counts against guessing a password. All counts are of wrong ones. */
export interface WrongPasswords {
  /** For the login, from anywhere. */
  login: { lastMinute: number; lastDay: number };
  /** From the address, for any login. */
  address: { lastMinute: number };
  /** For the login from this address since the last right one, within a day. */
  here: { lastMinute: number; inARow: number; lastAt: Date | null };
  /** The login signed in well from this address recently. */
  isKnownHere: boolean;
}

/** Wrong passwords per login and minute after which the next attempt must wait (ruling B13). */
const perMinute = 5;
/** The same per IP address: a whole reading room may share one. */
const addressPerMinute = 20;
/** Wrong passwords of a login in a day, from all addresses from which it is not known. */
const perDay = 300;
/** Wrong passwords in a row from which on each makes the next attempt wait, longer each time. */
const patience = 10;
const maxDelay = 15;
/** Days for which a right password makes an address known for a login. */
export const knownAddressDays = 30;

const minute = 60_000;

/** Milliseconds to wait after so many wrong passwords in a row: 1, 2, 4, 8 and then 15 minutes. */
const delayAfter = (inARow: number): number =>
  inARow < patience ? 0 : Math.min(2 ** (inARow - patience), maxDelay) * minute;

/**
 * Whether another attempt must wait (429, D1 §8). Where a login is known its own wrong passwords count, so that nobody
 * else's guesses keep the person out.
 */
export function mustWait({ login, address, here, isKnownHere }: WrongPasswords, now: Date): boolean {
  if (here.lastMinute >= perMinute) return true;
  if (here.lastAt && now.getTime() - here.lastAt.getTime() < delayAfter(here.inARow)) return true;
  return (
    !isKnownHere && (login.lastMinute >= perMinute || login.lastDay >= perDay || address.lastMinute >= addressPerMinute)
  );
}

/** How many are allowed in a period: for a login, from an address, from its network (`addressNetwork`), and for a login from an address. */
export interface Rate {
  minutes: number;
  login?: number;
  address?: number;
  network?: number;
  here?: number;
}

const day = 24 * 60;
/** What is limited besides passwords. */
export const rates = {
  /** Recovery codes that are mailed, known and unknown logins alike. One address leaves some to the person's own. */
  recoveryMail: [
    { minutes: 15, login: 6, here: 3, address: 10, network: 20 },
    { minutes: day, login: 20, here: 10, address: 50, network: 100 },
  ],
  /** Wrong recovery codes, across codes. */
  recoveryGuess: [
    { minutes: 15, address: 20, network: 40 },
    { minutes: day, login: 30, here: 10, address: 50, network: 100 },
  ],
  /** New passwords of a person that keep the rules: each is compared with the last ones. */
  newPassword: [{ minutes: 60, login: 10 }],
  /** Codes mailed to a new address of a person. */
  newEmail: [{ minutes: day, login: 5 }],
  /** Mails that a person sends to others: each recipient counts. */
  mail: [{ minutes: day, login: 20 }],
  /** Declarations that are looked up by their code. */
  declarationCheck: [{ minutes: 1, address: 10 }],
} as const satisfies Record<string, readonly Rate[]>;
export type LimitedKind = keyof typeof rates;

/**
 * The part of an address that stands for one client: of IPv6 the network of 64 bits, of which a client has every
 * address; IPv4 also where it is written as IPv6.
 */
export function addressGroup(address: string): string {
  const [bare = ''] = address.split('%');
  if (!bare.includes(':')) return bare;
  const groups = ipv6Groups(bare);
  if (!groups) return bare;
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return [6, 7].flatMap((at) => [(groups[at] ?? 0) >> 8, (groups[at] ?? 0) & 0xff]).join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/**
 * The network of a client by `addressGroup`, of which a household or a company has all: of IPv6 that of 48 bits. Where
 * clients wait for each other, those of one network count as one.
 */
export const addressNetwork = (group: string): string =>
  group.endsWith('::/64') ? `${group.split(':').slice(0, 3).join(':')}::/48` : group;

function ipv6Groups(address: string): number[] | null {
  const hexadecimal = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.map(Number);
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  });
  const [start = '', end] = hexadecimal.split('::');
  const read = (part: string) => (part === '' ? [] : part.split(':').map((group) => parseInt(group, 16)));
  const [head, tail] = [read(start), read(end ?? '')];
  const missing = 8 - head.length - tail.length;
  if (missing < 0 || [...head, ...tail].some(Number.isNaN)) return null;
  return [...head, ...Array<number>(end === undefined ? 0 : missing).fill(0), ...tail];
}
