/** Whether a text is the name or address of a host, with or without a port. */
export const isHost = (text: string): boolean => /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(text);
