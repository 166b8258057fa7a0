import { createAction, isAnyOf, type Middleware } from '@reduxjs/toolkit';
import { credentialsRenewed, signedIn, signedOut } from './session';

/** Asks to be called when the session that lapsed is there again, or is given up. */
export const reauthenticationAwaited = createAction<() => void>('session/reauthenticationAwaited');

const ends = isAnyOf(signedIn, credentialsRenewed, signedOut);

/** A session that ends never loses work: calls that it stopped wait here until the patron has signed in again. */
export const reauthenticationMiddleware: Middleware = () => {
  let waiting: (() => void)[] = [];
  return (next) => (action) => {
    if (reauthenticationAwaited.match(action)) return void waiting.push(action.payload);
    const result = next(action);
    if (ends(action)) {
      const called = waiting;
      waiting = [];
      called.forEach((goOn) => goOn());
    }
    return result;
  };
};
