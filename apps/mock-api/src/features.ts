import { contracts, ownContracts, type Contracts } from '@catalogue/api-contract';
import type { FastifyInstance } from 'fastify';
import { controlHandlers } from './features/control/control.handlers';
import { loansHandlers } from './features/loans/loans.handlers';
import { searchHandlers } from './features/search/search.handlers';
import { sessionHandlers } from './features/session/session.handlers';
import { siteHandlers } from './features/site/site.handlers';
import { titleHandlers } from './features/title/title.handlers';
import { serve, type Handlers } from './http/serve';
import type { DueRules } from './world/due';
import type { Worlds } from './world/worlds';

const handlers: { [F in keyof Contracts]: Handlers<Contracts[F]> } = {
  session: sessionHandlers,
  site: siteHandlers,
  search: searchHandlers,
  title: titleHandlers,
  loans: loansHandlers,
};

/** What happens in a library as time passes; the daily rules run in this order. */
export const dueRules: DueRules = { daily: [], moments: [] };

/** Every feature of the contract, served. A feature without handlers does not compile. */
export function serveFeatures(app: FastifyInstance, worlds: Worlds) {
  serve(app, contracts.session, handlers.session, worlds);
  serve(app, contracts.site, handlers.site, worlds);
  serve(app, contracts.search, handlers.search, worlds);
  serve(app, contracts.title, handlers.title, worlds);
  serve(app, contracts.loans, handlers.loans, worlds);
  if (worlds.shared.deps.settings.MOCK_CONTROLS) serve(app, ownContracts.control, controlHandlers, worlds);
}
