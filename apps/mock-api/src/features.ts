import { contracts, ownContracts, type Contracts } from '@catalogue/api-contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps';
import { controlHandlers } from './features/control/control.handlers';
import { loansHandlers } from './features/loans/loans.handlers';
import { searchHandlers } from './features/search/search.handlers';
import { sessionHandlers } from './features/session/session.handlers';
import { siteHandlers } from './features/site/site.handlers';
import { titleHandlers } from './features/title/title.handlers';
import { serve, type Handlers } from './http/serve';

const handlers: { [F in keyof Contracts]: Handlers<Contracts[F]> } = {
  session: sessionHandlers,
  site: siteHandlers,
  search: searchHandlers,
  title: titleHandlers,
  loans: loansHandlers,
};

/** Every feature of the contract, served. A feature without handlers does not compile. */
export function serveFeatures(app: FastifyInstance, deps: Deps) {
  serve(app, contracts.session, handlers.session, deps);
  serve(app, contracts.site, handlers.site, deps);
  serve(app, contracts.search, handlers.search, deps);
  serve(app, contracts.title, handlers.title, deps);
  serve(app, contracts.loans, handlers.loans, deps);
  if (deps.settings.MOCK_CONTROLS) serve(app, ownContracts.control, controlHandlers, deps);
}
