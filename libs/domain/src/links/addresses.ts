/**
 * Whether an address from a record, a server or an institution is safe to link: http, https or ftp, without characters
 * that could break out of a page or an e-mail; never a script URL.
 */
export const isWebAddress = (address: string | null | undefined): address is string =>
  /^(https?|ftp):\/\/[^\s"'<>\\^`{|}]+$/i.test(address ?? '');

/** Whether an address stays on this site: a path, not `//host`, not `\`, no scheme (ruling B8: no open redirect). */
export const isOwnPath = (address: string): boolean => /^\/(?![/\\])/.test(address) && !/[\\\p{Cc}]/u.test(address);

/** Whether a server may redirect a reader there: another site, or a path of this one. */
export const isRedirectTarget = (address: string | null | undefined): address is string =>
  isWebAddress(address) || isOwnPath(address ?? '');
