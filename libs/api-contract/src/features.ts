// The one list of features: server, client, tests and reports are made from it. Each is a contract of the app's calls: the
// documents', and those of this project, marked `own`.
export { acquisitions } from './acquisitions';
export { alerts } from './alerts';
export { authority } from './authority';
export { basket } from './basket';
export { clearance } from './clearance';
export { comments } from './comments';
export { holds } from './holds';
export { interestProfile } from './interest-profile';
export { links } from './links';
export { loanRequests } from './loan-requests';
export { loans } from './loans';
export { partnerNetwork } from './partner-network';
export { person } from './person';
export { requests } from './requests';
export { search } from './search';
export { serials } from './serials';
export { session } from './session';
export { site } from './site';
export { teachingPlan } from './teaching-plan';
export { title } from './title';
export { units } from './units';
