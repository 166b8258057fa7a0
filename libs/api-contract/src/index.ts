import { control } from './control';
import { loans } from './loans';
import { search } from './search';
import { session } from './session';
import { site } from './site';
import { title } from './title';

export * from './address';
export * from './control';
export * from './endpoint';
export * from './fields';
export * from './loans';
export * from './search';
export * from './session';
export * from './site';
export * from './title';

/** The documents' calls, by feature. The one list that the server, the client and the tests go by. */
export const contracts = { session, site, search, title, loans };
export type Contracts = typeof contracts;
/** Calls of ours that a real server does not have. */
export const ownContracts = { control };
