import { control } from './control';
import { loans } from './loans';
import { search } from './search';
import { session } from './session';
import { site } from './site';
import { title } from './title';
import { person } from './person';
import { holds } from './holds';
import { loanRequests } from './loan-requests';
import { units } from './units';
import { clearance } from './clearance';
import { comments } from './comments';
import { requests } from './requests';
import { alerts } from './alerts';
import { acquisitions } from './acquisitions';
import { interestProfile } from './interest-profile';
import { basket } from './basket';
import { teachingPlan } from './teaching-plan';
import { serials } from './serials';
import { authority } from './authority';
import { links } from './links';
import { partnerNetwork } from './partner-network';
import { observedCalls } from './observed';

export * from './address';
export * from './control';
export * from './endpoint';
export * from './fields';
export * from './loans';
export * from './search';
export * from './search.codes';
export * from './search.dropdowns';
export * from './search.forms';
export * from './search.query';
export * from './search.suggestions';
export * from './observed';
export * from './session';
export * from './site';
export * from './title';
export * from './title.figures';
export * from './person';
export * from './holds';
export * from './loan-requests';
export * from './units';
export * from './clearance';
export * from './comments';
export * from './requests';
export * from './alerts';
export * from './acquisitions';
export * from './interest-profile';
export * from './basket';
export * from './teaching-plan';
export * from './serials';
export * from './authority';
export * from './links';
export * from './partner-network';

/** The app's calls, by feature: the documents', and those of this project, marked `own`. Server, client and tests use this list. */
export const contracts = {
  session,
  site,
  search,
  title,
  loans,
  person,
  holds,
  loanRequests,
  units,
  clearance,
  comments,
  requests,
  alerts,
  acquisitions,
  interestProfile,
  basket,
  teachingPlan,
  serials,
  authority,
  links,
  partnerNetwork,
};
export type Contracts = typeof contracts;
/** Calls that the app never makes: of the control room, and those that other clients of the real server make. */
export const serverOnlyContracts = { control, observed: observedCalls };
