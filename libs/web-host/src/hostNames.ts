import type { IncomingMessage } from 'node:http';

/** Whether a text is the name or address of a host, with or without a port. */
export const isHost = (text: string): boolean => /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(text);

/** Whether a request names its host twice: programs on its way may have taken the other (RFC 9112 §3.2). */
export const hasTwoHosts = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1;
