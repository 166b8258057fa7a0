/** Whether an address from a record or a server is one that a link may have: never a script's. */
export const isWebAddress = (address: string): boolean => /^(https?|ftp):\/\/[^\s<>"']+$/i.test(address);
