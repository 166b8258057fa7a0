import { Prisma, type PrismaClient } from '@catalogue/database/generated/client';
import {
  addressNetwork,
  knownAddressDays,
  rates,
  type LimitedKind,
  type Rate,
  type WrongPasswords,
} from '@catalogue/domain';

type Db = Pick<PrismaClient, '$queryRaw' | '$executeRaw' | 'attempt'>;

type AttemptKind = LimitedKind | 'password';

/** Something that is counted: of whom, from where, when. */
export interface Attempt {
  kind: AttemptKind;
  login: string;
  address: string;
  at: Date;
}

const minute = 60_000;
const day = 24 * 60 * minute;
const before = (at: Date, milliseconds: number): Date => new Date(at.getTime() - milliseconds);

/** Locks the address and the login, if any, of an attempt until the transaction ends; addresses first, to avoid deadlocks. */
export async function lockAttempts(tx: Db, { login, address }: Attempt): Promise<void> {
  const ofAddress = Prisma.sql`pg_advisory_xact_lock(hashtext('address'), hashtext(${address}))`;
  // What is counted by addresses alone has no login: those of different addresses do not wait for each other.
  const locks =
    login === '' ? ofAddress : Prisma.sql`${ofAddress}, pg_advisory_xact_lock(hashtext('login'), hashtext(${login}))`;
  await tx.$executeRaw`SELECT ${locks}`;
}

/** Counts an attempt; deletes those that count no longer. */
export async function recordAttempt(tx: Db, attempt: Attempt, times = 1): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM tentativa WHERE id IN (
      SELECT id FROM tentativa WHERE at <= ${before(attempt.at, day)} FOR UPDATE SKIP LOCKED)`;
  await tx.attempt.createMany({ data: Array.from({ length: times }, () => attempt) });
}

/** Whether a login signed in well from an address recently. */
const isKnownAt = ({ login, address, at }: Attempt): Prisma.Sql => Prisma.sql`EXISTS (
  SELECT 1 FROM sessao WHERE login = ${login} AND endereco = ${address} AND acting_cod_pessoa IS NULL
     AND iniciada_em > ${before(at, knownAddressDays * day)})`;

/** The wrong passwords that count against an attempt. */
export async function countWrongPasswords(db: Db, attempt: Attempt): Promise<WrongPasswords> {
  const { login, address, at } = attempt;
  const minuteAgo = before(at, minute);
  const [row] = await db.$queryRaw<
    {
      login_minute: number;
      login_day: number;
      address_minute: number;
      here_minute: number;
      here_day: number;
      last: Date | null;
      is_known: boolean;
    }[]
  >`
    SELECT count(*) FILTER (WHERE login = ${login} AND at > ${minuteAgo})::int AS login_minute,
           count(*) FILTER (WHERE login = ${login})::int AS login_day,
           count(*) FILTER (WHERE address = ${address} AND at > ${minuteAgo})::int AS address_minute,
           count(*) FILTER (WHERE login = ${login} AND address = ${address} AND at > ${minuteAgo})::int AS here_minute,
           count(*) FILTER (WHERE login = ${login} AND address = ${address})::int AS here_day,
           max(at) FILTER (WHERE login = ${login} AND address = ${address}) AS last,
           ${isKnownAt(attempt)} AS is_known
      FROM tentativa
     WHERE kind = 'password' AND at > ${before(at, day)} AND (login = ${login} OR address = ${address})`;
  return {
    login: { lastMinute: row?.login_minute ?? 0, lastDay: row?.login_day ?? 0 },
    address: { lastMinute: row?.address_minute ?? 0 },
    here: { lastMinute: row?.here_minute ?? 0, inARow: row?.here_day ?? 0, lastAt: row?.last ?? null },
    isKnownHere: row?.is_known ?? false,
  };
}

/** Forgets the wrong passwords of a login from an address, after a right one. */
export const forgetWrongPasswords = (tx: Db, { login, address }: Attempt) =>
  tx.attempt.deleteMany({ where: { kind: 'password', login, address } });

/** Forgets everything counted against a login. */
export const forgetAttempts = (tx: Pick<PrismaClient, 'attempt'>, login: string) =>
  tx.attempt.deleteMany({ where: { login } });

async function findIsKnown(tx: Db, attempt: Attempt): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ is_known: boolean }[]>`SELECT ${isKnownAt(attempt)} AS is_known`;
  return row?.is_known ?? false;
}

// Kinds that need no sign-in: others could use up what a person is allowed.
const causedByAnybody: ReadonlySet<LimitedKind> = new Set(['recoveryMail', 'recoveryGuess']);

/** The addresses of the same network: of IPv4 only the one. */
const inNetworkOf = (address: string) =>
  address.endsWith('::/64') ? { startsWith: addressNetwork(address).replace('::/48', ':') } : address;

/** Counts so many more of a kind, unless they are over its rates; whether they were counted. */
export async function takeRate(tx: Db, attempt: Attempt & { kind: LimitedKind }, times = 1): Promise<boolean> {
  await lockAttempts(tx, attempt);
  if (await isOverRate(tx, attempt, times)) return false;
  await recordAttempt(tx, attempt, times);
  return true;
}

/**
 * Whether so many more are over the rates of their kind. Where a login is known, only those from there count for it.
 */
export async function isOverRate(tx: Db, attempt: Attempt & { kind: LimitedKind }, times = 1): Promise<boolean> {
  const { kind, login, address, at } = attempt;
  const isKnown = causedByAnybody.has(kind) && (await findIsKnown(tx, attempt));
  const limits: readonly Rate[] = rates[kind];
  for (const { minutes, login: ofLogin, address: ofAddress, network: ofNetwork, here } of limits) {
    const counts: [limit: number | undefined, of: Prisma.AttemptWhereInput][] = [
      [isKnown ? undefined : ofLogin, { login }],
      [here, { login, address }],
      [ofAddress, { address }],
      [ofNetwork, { address: inNetworkOf(address) }],
    ];
    const recent = { kind, at: { gt: before(at, minutes * minute) } };
    for (const [limit, of] of counts)
      if (limit !== undefined && (await tx.attempt.count({ where: { ...recent, ...of } })) + times > limit) return true;
  }
  return false;
}
