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
