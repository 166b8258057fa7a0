import { recoveryNotice, type CallFailure } from '@catalogue/domain';
import { useState } from 'react';
import { useOneAtATime } from '../../../shared/useOneAtATime';

/** Runs one call of the recovery at a time, and returns the notice of its failure. */
export function useRecoveryCall() {
  const { run, isBusy } = useOneAtATime();
  const [failure, setFailure] = useState<CallFailure | null>(null);

  const attempt = <T>(call: () => PromiseLike<{ data?: T; error?: unknown }>): Promise<T | undefined> =>
    run(async () => {
      setFailure(null);
      const { data, error } = await call();
      if (error) setFailure(error as CallFailure);
      return data;
    });
  return { attempt, isBusy, failure, notice: failure && recoveryNotice(failure) };
}
