import type { CallFailure } from '@catalogue/domain';

/** A call that failed because a call it depends on failed. */
export class FailedCall extends Error {
  constructor(
    readonly failure: CallFailure,
    options?: ErrorOptions,
  ) {
    super(`A call failed: ${failure.status} ${failure.message}`, options);
  }
}

/** Awaits a `fetch` or the reading of its body. A rejection is a lost connection, unless the caller aborted. */
export async function connected<T>(answer: Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    if (signal?.aborted) throw cause;
    // No reply arrived, or only a part of it.
    throw new FailedCall({ status: 'network', message: '' }, { cause });
  }
}

// What a proxy answers while the server behind it is away.
const away: readonly unknown[] = [502, 503, 504];

/** Whether an error means that the server cannot be reached, and not that the app or a reply is wrong. */
export function isOutOfReach(error: unknown): boolean {
  const { status } = error instanceof FailedCall ? error.failure : ((error ?? {}) as Partial<CallFailure>);
  return status === 'network' || away.includes(status);
}
