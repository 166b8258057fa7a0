/** Whether an address from a record or a server is one that a link may have: never a script's. */
export const isWebAddress = (address: string | null | undefined): address is string =>
  /^(https?|ftp):\/\/[^\s<>"']+$/i.test(address ?? '');
