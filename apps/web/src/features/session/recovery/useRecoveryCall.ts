import { recoveryNotice, type CallFailure } from '@catalogue/domain';
import { useState } from 'react';

/** Runs one call of the recovery at a time, and returns the notice of its failure. */
export function useRecoveryCall() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);

  async function attempt<T>(call: () => Promise<{ data?: T; error?: unknown }>): Promise<T | undefined> {
    if (isBusy) return undefined;
    setBusy(true);
    setFailure(null);
    const { data, error } = await call();
    setBusy(false);
    if (error) setFailure(error as CallFailure);
    return data;
  }
  return { attempt, isBusy, failure, notice: failure && recoveryNotice(failure) };
}
