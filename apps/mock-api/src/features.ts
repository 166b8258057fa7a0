import { contracts, ownContracts, type Contracts } from '@catalogue/api-contract';
import type { FastifyInstance } from 'fastify';
import { controlHandlers } from './features/control/control.handlers';
import { loansHandlers } from './features/loans/loans.handlers';
import { feedPage } from './features/search/feed';
import { searchHandlers } from './features/search/search.handlers';
import { sessionHandlers } from './features/session/session.handlers';
import { openSearchPage, robotsPage, sitemapIndexPage, sitemapPage } from './features/site/crawlers';
import { siteHandlers } from './features/site/site.handlers';
import { collectionTotalsHandlers } from './features/collection-totals/collection-totals.handlers';
import { titleDaily } from './features/title/title.due.store';
import { titleHandlers } from './features/title/title.handlers';
import { personHandlers } from './features/person/person.handlers';
import { holdsHandlers } from './features/holds/holds.handlers';
import { loanRequestsHandlers } from './features/loan-requests/loan-requests.handlers';
import { unitsHandlers } from './features/units/units.handlers';
import { clearanceHandlers } from './features/clearance/clearance.handlers';
import { commentsHandlers } from './features/comments/comments.handlers';
import { requestsDaily } from './features/requests/requests.due.store';
import { requestsHandlers } from './features/requests/requests.handlers';
import { alertsHandlers } from './features/alerts/alerts.handlers';
import { acquisitionsHandlers } from './features/acquisitions/acquisitions.handlers';
import { interestProfileDaily } from './features/interest-profile/interest-profile.due.store';
import { interestProfileHandlers } from './features/interest-profile/interest-profile.handlers';
import { basketHandlers } from './features/basket/basket.handlers';
import { teachingPlanHandlers } from './features/teaching-plan/teaching-plan.handlers';
import { serialsHandlers } from './features/serials/serials.handlers';
import { authorityHandlers } from './features/authority/authority.handlers';
import { linksHandlers } from './features/links/links.handlers';
import { observedHandlers } from './features/observed/observed.handlers';
import { partnerNetworkHandlers } from './features/partner-network/partner-network.handlers';
import { handOverPage } from './features/person/handOver';
import { personMoments } from './features/person/person.due.store';
import { identityPage } from './features/session/identityPage';
import { sessionMoments } from './features/session/session.due.store';
import { clearanceDaily } from './features/clearance/clearance.due.store';
import { holdsDaily } from './features/holds/holds.due.store';
import { loanRequestsDaily } from './features/loan-requests/loan-requests.due.store';
import { loansDaily, loansMoments } from './features/loans/loans.due.store';
import { servePages } from './http/pages';
import { serve, type Handlers } from './http/serve';
import type { DueRules } from './world/due';
import type { Worlds } from './world/worlds';

const handlers: { [F in keyof Contracts]: Handlers<Contracts[F]> } = {
  session: sessionHandlers,
  site: siteHandlers,
  search: searchHandlers,
  title: titleHandlers,
  loans: loansHandlers,
  person: personHandlers,
  holds: holdsHandlers,
  loanRequests: loanRequestsHandlers,
  units: unitsHandlers,
  clearance: clearanceHandlers,
  comments: commentsHandlers,
  requests: requestsHandlers,
  alerts: alertsHandlers,
  acquisitions: acquisitionsHandlers,
  interestProfile: interestProfileHandlers,
  basket: basketHandlers,
  teachingPlan: teachingPlanHandlers,
  serials: serialsHandlers,
  authority: authorityHandlers,
  links: linksHandlers,
  partnerNetwork: partnerNetworkHandlers,
};

/** What happens in a library as time passes; the daily rules run in this order. */
export const dueRules: DueRules = {
  daily: [
    ...titleDaily,
    ...loansDaily,
    ...holdsDaily,
    ...loanRequestsDaily,
    ...requestsDaily,
    ...clearanceDaily,
    ...interestProfileDaily,
  ],
  moments: [...loansMoments, ...sessionMoments, ...personMoments],
};

/** Every feature of the contract, served. A feature without handlers does not compile. */
export function serveFeatures(app: FastifyInstance, worlds: Worlds) {
  serve(app, contracts.session, handlers.session, worlds);
  serve(app, contracts.site, handlers.site, worlds);
  serve(app, contracts.search, handlers.search, worlds);
  serve(app, contracts.title, handlers.title, worlds);
  serve(app, contracts.loans, handlers.loans, worlds);
  serve(app, contracts.person, handlers.person, worlds);
  serve(app, contracts.holds, handlers.holds, worlds);
  serve(app, contracts.loanRequests, handlers.loanRequests, worlds);
  serve(app, contracts.units, handlers.units, worlds);
  serve(app, contracts.clearance, handlers.clearance, worlds);
  serve(app, contracts.comments, handlers.comments, worlds);
  serve(app, contracts.requests, handlers.requests, worlds);
  serve(app, contracts.alerts, handlers.alerts, worlds);
  serve(app, contracts.acquisitions, handlers.acquisitions, worlds);
  serve(app, contracts.interestProfile, handlers.interestProfile, worlds);
  serve(app, contracts.basket, handlers.basket, worlds);
  serve(app, contracts.teachingPlan, handlers.teachingPlan, worlds);
  serve(app, contracts.serials, handlers.serials, worlds);
  serve(app, contracts.authority, handlers.authority, worlds);
  serve(app, contracts.links, handlers.links, worlds);
  serve(app, contracts.partnerNetwork, handlers.partnerNetwork, worlds);
  servePages(app, [identityPage, handOverPage], worlds);
  servePages(app, [feedPage, openSearchPage, robotsPage, sitemapIndexPage, sitemapPage], worlds);
  serve(app, ownContracts.observed, observedHandlers, worlds);
  serve(app, ownContracts.collectionTotals, collectionTotalsHandlers, worlds);
  if (worlds.shared.deps.settings.MOCK_CONTROLS) serve(app, ownContracts.control, controlHandlers(worlds), worlds);
}
