import { createHash } from 'node:crypto';

/** Most statements that get a name: each connection keeps its parsed form until it closes. */
const maxNames = 400;

/**
 * Names the statements that are sent again, so that PostgreSQL parses and plans them once a connection. A statement
 * that is new is sent without a name: texts that differ at each call, as of long lists, would fill the memory of the
 * database's process. Returns an empty name for those.
 */
export function statementNames(): (sql: string) => string {
  const seen = new Set<string>();
  const names = new Map<string, string>();
  return (sql) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    if (!seen.has(sql)) {
      if (seen.size >= maxNames * 4) seen.clear();
      seen.add(sql);
      return '';
    }
    if (names.size >= maxNames) return '';
    const name = createHash('sha256').update(sql).digest('base64url').slice(0, 22);
    names.set(sql, name);
    return name;
  };
}
