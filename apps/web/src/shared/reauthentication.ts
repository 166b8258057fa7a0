import { createAction, isAnyOf, type Middleware } from '@reduxjs/toolkit';
import { credentialsRenewed, signedIn, signedOut } from './session';

/** Registers a callback for when the expired session is renewed or given up. */
export const reauthenticationAwaited = createAction<() => void>('session/reauthenticationAwaited');

const ends = isAnyOf(signedIn, credentialsRenewed, signedOut);

/** Keeps work from being lost when a session expires: stopped calls wait here until the patron has signed in again. */
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
