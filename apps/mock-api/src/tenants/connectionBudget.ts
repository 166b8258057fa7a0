/** Connections of a sandbox: it has one tester, and a page of the web app makes a few calls at once. */
const maxPerSandbox = 3;

/** Connections that sandboxes leave to each server: sixteen for the shared tenant, six to make, drop and lock databases, one to hear the other servers. */
const reservedOfServer = 23;
/** Those that they leave to commands, backups and PostgreSQL's own reserve. */
const reserved = 9;

interface Budget {
  /** How many sandboxes may be open at once. */
  sandboxes: number;
  /** How many connections each of them may have. */
  connections: number;
}

/** Shares the connections of a database server among sandboxes, so that all in use together leave the others theirs. */
export function connectionBudget(maxConnections: number, wanted: number, servers = 1): Budget {
  const free = Math.max(1, Math.floor((maxConnections - reserved) / servers) - reservedOfServer);
  const connections = Math.min(maxPerSandbox, Math.max(1, Math.floor(free / wanted)));
  return { connections, sandboxes: Math.min(wanted, Math.floor(free / connections)) };
}
