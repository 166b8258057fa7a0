import type { PatronSession } from './session';
import type { Settings } from './settings';
import type { ServerClock } from './serverClock';
import { isNumber, isText, objectOf, optional, recordOf, type Shape } from './storedShape';
import { storedWithSession } from './storedWithSession';

/** A reply of RTK Query's cache; the copy reads only when it arrived. */
interface StoredReply {
  fulfilledTimeStamp?: number | undefined;
  [field: string]: unknown;
}

/** What a patron can read without a network (decision 042): the replies to these calls, and what the app starts with. */
export interface OfflineCopy {
  cod_pessoa: string;
  chosenLogin?: string;
  settings: Settings;
  serverClock: ServerClock;
  queries: Record<string, StoredReply>;
}

export const keptOffline: readonly string[] = [
  'listActivities',
  'getInstitution',
  'listSearchGuides',
  'listOpeningHours',
  'listPendingTitles',
  'listHolds',
  'getLoanToken',
];

const isObject: Shape<object> = (value): value is object => typeof value === 'object' && value !== null;
const isCopy = objectOf<OfflineCopy>({
  cod_pessoa: isText,
  chosenLogin: optional(isText),
  settings: isObject as Shape<Settings>,
  serverClock: isNumber,
  queries: recordOf(isObject as Shape<StoredReply>),
});

/** It ends with the session, and is where the session is. */
export const offlineCopy = storedWithSession('catalogue.offline', isCopy);

/** Whose the copy is: one person, by one of their logins. */
export const isOwnCopy = (copy: OfflineCopy, { user, chosenLogin }: PatronSession): boolean =>
  copy.cod_pessoa === user.cod_pessoa && copy.chosenLogin === chosenLogin;
