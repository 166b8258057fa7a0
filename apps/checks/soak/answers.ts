/** The word for a call that was carried out. */
export const acknowledged = 'done';
/** The word for a call that was refused for now, with `Retry-After`. */
export const refused = '503 with a time to wait';

/** The word for a call whose reply did not come, or not whole. */
export const withoutReply = 'with no reply';

/** How a call was answered, in a word or two. */
export async function answerOf(call: Promise<Response>): Promise<string> {
  try {
    const reply = await call;
    await reply.arrayBuffer();
    if (reply.ok) return acknowledged;
    if (reply.status !== 503) return String(reply.status);
    return reply.headers.has('retry-after') ? refused : '503 without a time to wait';
  } catch {
    return withoutReply;
  }
}
