import type { CallFailure } from '@catalogue/domain';
import type { AppStore } from '@catalogue/web/app/store';
import { plainReply, type Exchange, type Scenario, type State } from './exchange';
import { asPatron, asVisitor, sendingJson } from './headers';

interface QueryScenario {
  title: string;
  /** The description of the interaction; by default the title. */
  that?: string;
  user?: 'patron' | 'visitor';
  given?: State[];
  method?: Exchange['request']['method'];
  path: string;
  query?: Record<string, string>;
  sends?: object;
  status?: number;
  /** As in the pact. */
  reply?: unknown;
  ask(app: AppStore): PromiseLike<{ data?: unknown; error?: unknown }>;
}

export const ana: State = { name: 'a patron', params: { login: 'ana' } };

/** A scenario of one call whose reply a screen shows unchanged; of a refusal the status, the message and the fields. */
export const queryScenario = ({
  title,
  that = title,
  user = 'patron',
  given = user === 'patron' ? [ana] : [],
  method = 'GET',
  path,
  query,
  sends,
  status = 200,
  reply,
  ask,
}: QueryScenario): Scenario => {
  const exchange: Exchange = {
    that,
    given,
    request: {
      method,
      path,
      ...(query && { query }),
      headers: { ...(user === 'patron' ? asPatron : asVisitor), ...(sends && sendingJson) },
      ...(sends && { body: sends }),
    },
    reply: { status, ...(reply !== undefined && { body: reply }) },
  };
  const { body = 'done' } = plainReply(exchange);
  return {
    title,
    user,
    exchanges: [exchange],
    act: async (app) => {
      const { data, error } = await ask(app);
      return error ? failure(error as CallFailure) : (data ?? 'done');
    },
    outcome: status < 400 ? body : { status, ...(body as object) },
  };
};

const failure = ({ status, message, errors }: CallFailure) => ({ status, message, ...(errors && { errors }) });
