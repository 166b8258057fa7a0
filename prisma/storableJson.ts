/** JSON that PostgreSQL's jsonb accepts: NUL and unpaired surrogates become U+FFFD, the replacement character. */
export function storableJson(value: unknown): string {
  const json = JSON.stringify(value);
  if (!json.includes('\\u')) return json;
  return json.replace(/\\\\|\\u(?:0000|d[89a-f][0-9a-f]{2})/g, (found) => (found === '\\\\' ? found : '\ufffd'));
}
