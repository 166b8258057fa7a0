import { control } from './control';
import * as features from './features';
import { observedCalls } from './observed';

/** The app's calls, by feature. */
export const contracts = { ...features };
export type Contracts = typeof contracts;
/** Calls that the app never makes: of the control room, and those that other clients of the real server make. */
export const serverOnlyContracts = { control, observed: observedCalls };
