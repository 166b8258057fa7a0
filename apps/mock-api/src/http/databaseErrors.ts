// PostgreSQL: too many clients, a full disk, a statement that took too long, the server stops or starts, a lock that is
// taken.
const busyCodes = new Set(['53300', '53100', '57014', '57P01', '57P02', '57P03', '55P03']);
// Prisma: no contact, no database, too slow, closed, no free connection.
const unreachableCodes = new Set([
  'P1001',
  'P1002',
  'P1003',
  'P1008',
  'P1017',
  'P2024',
  'P2028',
  'P2037',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
]);
// The same of a query in SQL, which Prisma reports under one code.
const unreachableKinds = new Set([
  'DatabaseNotReachable',
  'DatabaseDoesNotExist',
  'TooManyConnections',
  'ConnectionClosed',
]);
// The driver's own, which have no code: none free, broken, without a reply.
const unreachableTexts =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|Query read timeout/;

interface DatabaseFailure {
  code?: string | undefined;
  kind?: string | undefined;
  /** The model whose query failed. */
  model?: string | undefined;
}

/** What a failure of Prisma or of the driver is about, without its message, which may hold values. */
function failureOf(error: unknown): DatabaseFailure {
  const { code, meta } = error as {
    code?: string;
    meta?: { modelName?: string; driverAdapterError?: { cause?: { originalCode?: string; kind?: string } } };
  };
  const cause = meta?.driverAdapterError?.cause;
  return { code: cause?.originalCode ?? code, kind: cause?.kind, model: meta?.modelName };
}

/** Whether the database is away or has too much to do: the same call may succeed a little later. */
export function isUnavailable(error: unknown): boolean {
  const { code = '', kind = '' } = failureOf(error);
  const prismaCode = (error as { code?: string }).code ?? '';
  return (
    busyCodes.has(code) ||
    unreachableCodes.has(prismaCode) ||
    isWithoutSocket(error) ||
    unreachableKinds.has(kind) ||
    (error instanceof Error && unreachableTexts.test(error.message))
  );
}

// A full disk, a statement that took too long, a lock that is taken.
const ofOneCall = new Set(['53100', '57014', '55P03']);

/** Whether the database is out of reach, as far as one call can tell: others then fail in the same way. */
export const isAway = (error: unknown): boolean => isUnavailable(error) && !ofOneCall.has(failureOf(error).code ?? '');

// A server that has ended takes its Unix socket along. Prisma passes on the driver's text alone.
const isWithoutSocket = (error: unknown): boolean =>
  /connect ENOENT .*\.s\.PGSQL/.test((error as { message?: string }).message ?? '');

/** Whether a statement that writes was sent to a database that may only be read. */
export const isReadOnly = (error: unknown): boolean => failureOf(error).code === '25006';

// No right to a table, no such user or not from here, a wrong password.
const refusalCodes = new Set(['42501', '28000', '28P01']);

/** Whether the database refuses its user. */
export const isOfUser = (error: unknown): boolean => refusalCodes.has(failureOf(error).code ?? '');

/** Whether a table is not there: of a database that is not migrated. */
export const isAboutNoTable = (error: unknown): boolean => failureOf(error).code === '42P01';

// Its messages name tables and columns: the code is wrong, not the data.
const isAboutNames = (code = ''): boolean => code.startsWith('42');

/**
 * An error as the log holds it. The message of a database error may quote stored data, so only its code and its place
 * in the program are kept.
 */
export function loggedError(error: Error): LoggedError {
  const { code, model } = failureOf(error);
  const type = error.constructor.name;
  const stack = error.stack ?? '';
  if (!isOfDatabase(error) || isAboutNames(code)) return { type, message: error.message, code, stack };
  const message = `${type} ${code ?? ''}`;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return { type, message, code, model, stack: [message, ...frames].join('\n') };
}

interface LoggedError {
  [extra: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

const isOfDatabase = (error: Error): boolean =>
  error.constructor.name.startsWith('PrismaClient') || error.constructor.name === 'DatabaseError';
