import { contracts, serverOnlyContracts } from '@catalogue/api-contract';
import type { FastifyInstance } from 'fastify';
import { controlHandlers } from './features/control/control.handlers';
import { loansHandlers } from './features/loans/loans.handlers';
import { feedPage } from './features/search/feed';
import { searchHandlers } from './features/search/search.handlers';
import { sessionHandlers } from './features/session/session.handlers';
import { openSearchPage, robotsPage, sitemapIndexPage, sitemapPage } from './features/site/crawlers';
import { logoPage } from './features/site/logo';
import { webManifestPage } from './features/site/webManifest';
import { siteHandlers } from './features/site/site.handlers';
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
import { alertsDaily } from './features/alerts/alerts.due.store';
import { stopMailPage } from './features/alerts/stopMailPage';
import { calendarPage } from './features/alerts/calendarPage';
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
import { retentionDaily } from './features/person/retention.due.store';
import { personMoments } from './features/person/person.due.store';
import { identityPage } from './features/session/identityPage';
import { sessionMoments } from './features/session/session.due.store';
import { clearanceDaily } from './features/clearance/clearance.due.store';
import { holdsDaily } from './features/holds/holds.due.store';
import { loanRequestsDaily } from './features/loan-requests/loan-requests.due.store';
import { loansDaily, loansMoments } from './features/loans/loans.due.store';
export { stories } from './features/stories/stories.public';
import { hasDemoIdentity } from './exposure';
import { servePages } from './http/pages';
import { serve, type Handlers } from './http/serve';
import type { DueRules } from './tenants/due';
import type { Tenants } from './tenants/tenants';

const served = { ...contracts, ...serverOnlyContracts };
type Served = typeof served;

/** The list of all features of the server: leaving out a feature of the contract does not compile. */
const handlersOf = (tenants: Tenants): { [F in keyof Served]: Handlers<Served[F]> } => ({
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
  observed: observedHandlers,
  control: controlHandlers(tenants),
});

/** What happens in a tenant as time passes; the daily rules run in this order. */
export const dueRules: DueRules = {
  daily: [
    ...titleDaily,
    ...loansDaily,
    ...holdsDaily,
    ...loanRequestsDaily,
    ...requestsDaily,
    ...clearanceDaily,
    ...interestProfileDaily,
    // Last, since it reports what the others change.
    ...alertsDaily,
    ...retentionDaily,
  ],
  moments: [...loansMoments, ...sessionMoments, ...personMoments],
};

/** Registers every feature, and the pages that are not calls. */
export function serveFeatures(app: FastifyInstance, tenants: Tenants) {
  const { settings } = tenants.shared.deps;
  const handlers = handlersOf(tenants);
  const serveFeature = <F extends keyof Served>(feature: F) => serve(app, served[feature], handlers[feature], tenants);
  for (const feature of Object.keys(handlers) as (keyof Served)[])
    if (feature !== 'control' || settings.MOCK_CONTROLS) serveFeature(feature);
  if (settings.MOCK_CONTROLS) servePages(app, [handOverPage], tenants);
  if (hasDemoIdentity(settings)) servePages(app, [identityPage], tenants);
  servePages(
    app,
    [
      calendarPage,
      feedPage,
      logoPage,
      openSearchPage,
      robotsPage,
      sitemapIndexPage,
      sitemapPage,
      stopMailPage,
      webManifestPage,
    ],
    tenants,
  );
}
