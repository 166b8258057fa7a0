/** The name of the database of a URL. */
export const databaseOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));

/** The URL of another database on the same server. */
export function withDatabase(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${encodeURIComponent(database)}`;
  return other.href;
}
