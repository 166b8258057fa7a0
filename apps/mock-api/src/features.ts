import { contracts, serverOnlyContracts } from '@catalogue/api-contract';
import type { FastifyInstance } from 'fastify';
import { controlHandlers } from './features/control/control.handlers';
import { linksSlow } from './features/links/links.due.store';
import { feedPage } from './features/search/feed';
import { searchDaily } from './features/search/search.due.store';
import { openSearchPage, robotsPage, sitemapIndexPage, sitemapPage } from './features/site/crawlers';
import { logoPage } from './features/site/logo';
import { webManifestPage } from './features/site/webManifest';
import { titleDaily } from './features/title/title.due.store';
import { requestsDaily } from './features/requests/requests.due.store';
import { alertsActs, alertsDaily } from './features/alerts/alerts.due.store';
import { stopMailPage } from './features/alerts/stopMailPage';
import { calendarPage } from './features/alerts/calendarPage';
import { interestProfileDaily, interestProfileSlow } from './features/interest-profile/interest-profile.due.store';
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
import * as handlers from './handlers';
import { servePages } from './http/pages';
import { serve, type Handlers } from './http/serve';
import type { DueRules } from './tenants/due';
import type { Tenants } from './tenants/tenants';

const served = { ...contracts, ...serverOnlyContracts };
type Served = typeof served;

const handlersOf = (tenants: Tenants): { [F in keyof Served]: Handlers<Served[F]> } =>
  Object.assign({ control: controlHandlers(tenants) }, handlers);

/** What happens in a tenant as time passes; the slow rules run before the daily ones, each in this order. */
export const dueRules: DueRules = {
  slow: [...interestProfileSlow, ...linksSlow],
  daily: [
    ...titleDaily,
    ...loansDaily,
    ...holdsDaily,
    ...loanRequestsDaily,
    ...requestsDaily,
    ...clearanceDaily,
    // Reports what the others change, and the interests that end next.
    ...alertsDaily,
    ...interestProfileDaily,
    ...retentionDaily,
    ...searchDaily,
  ],
  moments: [...loansMoments, ...sessionMoments, ...personMoments],
  acts: alertsActs,
};

/** Registers every feature, and the pages that are not calls. */
export function serveFeatures(app: FastifyInstance, tenants: Tenants) {
  const { settings } = tenants.shared.deps;
  const answers = handlersOf(tenants);
  const serveFeature = <F extends keyof Served>(feature: F) => serve(app, served[feature], answers[feature], tenants);
  for (const feature of Object.keys(served) as (keyof Served)[])
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
