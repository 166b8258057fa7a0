/**
 * Whether an address from a record, a server or an institution is one that a link may have: http, https or ftp, and nothing that a
 * page or a mail could take for its own signs; never a script's.
 */
export const isWebAddress = (address: string | null | undefined): address is string =>
  /^(https?|ftp):\/\/[^\s"'<>\\^`{|}]+$/i.test(address ?? '');

/** Whether an address stays on this site: a path, not `//host`, not `\`, no scheme (ruling B8: no open redirect). */
export const isOwnPath = (address: string): boolean => /^\/(?![/\\])/.test(address) && !/[\\\p{Cc}]/u.test(address);

/** Whether a server may lead a reader there: another site, or a path of this one. */
export const isRedirectTarget = (address: string | null | undefined): address is string =>
  isWebAddress(address) || isOwnPath(address ?? '');
