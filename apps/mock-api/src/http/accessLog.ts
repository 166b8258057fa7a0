import { alerts, contracts, person, type Contracts, type DataAccess, type Endpoint } from '@catalogue/api-contract';
import type { onSendAsyncHookHandler } from 'fastify';
import { recordAccess } from '../accesses.store';

/** The features that have calls of patrons. */
type PatronFeature = {
  [F in keyof Contracts]: Extract<Contracts[F][keyof Contracts[F]], { access: 'patron' }> extends never ? never : F;
}[keyof Contracts];

/** The data of a person that the patron calls of a feature are about. */
const dataOf: Record<PatronFeature, DataAccess['dados']> = {
  session: 'cadastro',
  person: 'cadastro',
  loans: 'emprestimos',
  holds: 'reservas',
  loanRequests: 'pedidos',
  requests: 'pedidos',
  acquisitions: 'pedidos',
  title: 'pedidos',
  clearance: 'nada_consta',
  comments: 'comentarios',
  alerts: 'alertas',
  interestProfile: 'interesses',
  basket: 'cesta',
  links: 'outros',
  teachingPlan: 'outros',
  units: 'outros',
};
const features = Object.keys(dataOf) as PatronFeature[];
const dataOfCall = new Map<Endpoint, DataAccess['dados']>(
  features.flatMap((feature) =>
    Object.values<Endpoint>(contracts[feature])
      .filter(({ access }) => access === 'patron')
      .map((endpoint) => [endpoint, dataOf[feature]] as const),
  ),
);

// What people do themselves is recorded where somebody else could have done it with their password.
const recordedOfOneself = new Set<Endpoint>([
  person.updatePersonalData,
  person.changePassword,
  person.confirmEmail,
  person.setHistoryChoice,
  // From then on, whoever has the address reads the deadlines.
  alerts.makeCalendarAddress,
]);

/**
 * Records every successful access of who acts for a person, before the reply is sent, and the person's own changes of
 * the account. Sign-ins, copies and what is not a patron's call are recorded where they happen.
 */
export const logAccess: onSendAsyncHookHandler = async (request, reply) => {
  const { caller, tenant } = request;
  const { endpoint } = request.routeOptions.config;
  const dados = endpoint && dataOfCall.get(endpoint);
  if (!dados || !tenant || caller?.kind !== 'patron' || reply.statusCode >= 400) return;
  const { acting, cod_pessoa } = caller;
  if (acting === null && !recordedOfOneself.has(endpoint)) return;
  await tenant.runShared(() =>
    recordAccess(tenant.deps, [cod_pessoa], {
      quem: acting === null ? 'proprio' : 'outra_pessoa',
      quem_cod_pessoa: acting,
      acao: endpoint.method === 'GET' || endpoint.asks ? 'leu' : 'mudou',
      dados,
    }),
  );
};
