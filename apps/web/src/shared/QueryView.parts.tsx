import { Failed, FailedAside, QueryView } from './QueryView';

const query = { isFetching: false, refetch: () => undefined };
const offline = { status: 'network' as const };
const view = (state: { currentData?: string[]; error?: unknown; isFetching?: boolean }) => (
  <QueryView query={{ ...query, ...state }} empty="Nenhuma reserva.">
    {(titles) => titles.join(', ')}
  </QueryView>
);

export const states = {
  loading: view({ isFetching: true }),
  failed: view({ error: offline }),
  empty: view({ currentData: [] }),
  loaded: view({ currentData: ['Dom Casmurro', 'Quincas Borba'] }),
  'not up to date': view({ currentData: ['Dom Casmurro'], error: offline }),
  'secondary data failed': <FailedAside query={{ ...query, error: offline }} />,
  'a failure with its own text': (
    <Failed
      failure={{ status: 500, message: '' }}
      text="As reservas não puderam ser carregadas."
      onRetry={() => undefined}
    />
  ),
};
