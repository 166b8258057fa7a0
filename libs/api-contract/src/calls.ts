import { acquisitions } from './acquisitions';
import { alerts } from './alerts';
import { authority } from './authority';
import { basket } from './basket';
import { clearance } from './clearance';
import { comments } from './comments';
import { control } from './control';
import type { Contract, Endpoint, PlainContract } from './endpoint';
import { holds } from './holds';
import { interestProfile } from './interest-profile';
import { links } from './links';
import { loanRequests } from './loan-requests';
import { loans } from './loans';
import { partnerNetwork } from './partner-network';
import { person } from './person';
import { requests } from './requests';
import { search } from './search';
import { serials } from './serials';
import { session } from './session';
import { tokens } from './session.token';
import { site } from './site';
import { teachingPlan } from './teaching-plan';
import { title } from './title';
import { units } from './units';

function callsOf<C extends Contract>(contract: C): PlainContract<C> {
  const plain = Object.entries<Endpoint>(contract).map(([name, endpoint]) => {
    const { own, method, path, asks, access, style, file } = endpoint;
    const notFound =
      own && Object.entries(endpoint.refusals ?? {}).flatMap(([key, status]) => (status === 404 ? key : []));
    return [name, { method, path, asks, access, style, file, notFound }];
  });
  return Object.fromEntries(plain) as PlainContract<C>;
}

// What a caller needs of each contract. The build of the app for the browser evaluates this file and contains only its
// values, so that a page can call the server before zod and the schemas are loaded.
export const acquisitionsCalls = callsOf(acquisitions);
export const alertsCalls = callsOf(alerts);
export const authorityCalls = callsOf(authority);
export const basketCalls = callsOf(basket);
export const clearanceCalls = callsOf(clearance);
export const commentsCalls = callsOf(comments);
export const controlCalls = callsOf(control);
export const holdsCalls = callsOf(holds);
export const interestProfileCalls = callsOf(interestProfile);
export const linksCalls = callsOf(links);
export const loanRequestsCalls = callsOf(loanRequests);
export const loansCalls = callsOf(loans);
export const partnerNetworkCalls = callsOf(partnerNetwork);
export const personCalls = callsOf(person);
export const requestsCalls = callsOf(requests);
export const searchCalls = callsOf(search);
export const serialsCalls = callsOf(serials);
export const sessionCalls = callsOf(session);
export const siteCalls = callsOf(site);
export const teachingPlanCalls = callsOf(teachingPlan);
export const titleCalls = callsOf(title);
export const tokenCalls = callsOf(tokens);
export const unitsCalls = callsOf(units);
