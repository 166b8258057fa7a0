import { calls, type CallArgs, type control, type Reply } from '@catalogue/api-contract';
import type { CallFailure } from '@catalogue/domain';
import { useCallback, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useSettings, type Settings } from '../../shared/settings';
import { useFailureToast } from '../../shared/useFailureToast';
import { callServer } from '../../shared/wire';

type Control = typeof control;

/** Sends calls to the mock server's control room. A failure shows a toast and returns undefined. */
export function useControl() {
  const answerOf = useControlAnswer();
  const showFailure = useFailureToast();
  return async function call<Name extends keyof Control>(
    name: Name,
    args?: CallArgs<Control[Name]>,
  ): Promise<Reply<Control[Name]> | undefined> {
    const { data, error } = await answerOf(name, args);
    if (error) showFailure(error);
    return error ? undefined : data;
  };
}

/** The same for forms, which show a refusal themselves: the data, or the failure. */
export function useControlAnswer() {
  const settings = useSettings();
  return <Name extends keyof Control>(name: Name, args?: CallArgs<Control[Name]>) =>
    callServer(calls.control[name], args ?? {}, null, settings);
}

type ReadName = { [K in keyof Control]: Control[K]['method'] extends 'GET' ? K : never }[keyof Control];

/** Reads from the control room, in the shape that `QueryView` takes, with a refetch. */
export function useControlRead<Name extends ReadName>(name: Name) {
  const settings = useSelector((state: { settings: Settings | null }) => state.settings);
  const [answer, setAnswer] = useState<{ data?: Reply<Control[Name]>; error?: CallFailure } | null>(null);
  const ask = useCallback(
    async () => (settings ? callServer(calls.control[name], {}, null, settings) : undefined),
    [name, settings],
  );
  const refetch = useCallback(async () => {
    const result = await ask();
    if (result) setAnswer(result);
  }, [ask]);
  useEffect(() => {
    let isWanted = true;
    void ask().then((result) => {
      if (isWanted && result) setAnswer(result);
    });
    return () => {
      isWanted = false;
    };
  }, [ask]);
  return { currentData: answer?.data, error: answer?.error, isFetching: answer === null, refetch };
}
