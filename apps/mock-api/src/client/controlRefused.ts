/** The reply of the control room when it says no. */
export interface RefusalReply {
  /** Why, in Portuguese. */
  message: string;
  /** What is wrong with each wrong field of the call, by its name. */
  errors?: Record<string, string[]>;
}

/** The control room said no, or did not answer as one. */
export class ControlRefused extends Error {
  override readonly name = 'ControlRefused';
  /** What the control room replied; the text of the reply where it is not one. */
  readonly reply: RefusalReply | string;

  /** @param call its method and path */
  constructor(
    call: string,
    /** Of HTTP. */
    readonly status: number,
    text: string,
  ) {
    const reply = replyOf(text);
    super([`${call} was refused with ${status}`, sentenceOf(reply)].filter(Boolean).join(': '));
    this.reply = reply;
  }
}

function replyOf(text: string): RefusalReply | string {
  try {
    const reply = JSON.parse(text) as Partial<RefusalReply> | null;
    return typeof reply?.message === 'string' ? (reply as RefusalReply) : text;
  } catch {
    // A proxy in front of it answers with a page.
    return text;
  }
}

const maxLength = 200;

function sentenceOf(reply: RefusalReply | string): string {
  if (typeof reply === 'string') {
    const line = reply.replace(/\s+/g, ' ').trim();
    return line.length > maxLength ? `${line.slice(0, maxLength)}…` : line;
  }
  const fields = Object.entries(reply.errors ?? {}).map(([name, problems]) => `${name}: ${problems.join(', ')}`);
  return fields.length > 0 ? `${reply.message} (${fields.join('; ')})` : reply.message;
}
