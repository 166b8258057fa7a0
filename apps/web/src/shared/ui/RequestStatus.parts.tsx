import { WithValue } from '../../testing/WithValue';
import { RequestAnswer, RequestStatusBadge, requestStatuses, RequestStatusSelect, RequestSteps } from './RequestStatus';

export const states = {
  'each status': (
    <ul className="row gap-2">
      {requestStatuses.map((status) => (
        <li key={status}>
          <RequestStatusBadge status={status} />
        </li>
      ))}
    </ul>
  ),
  'how far each is': (
    <ul className="stack gap-3">
      {requestStatuses.map((status) => (
        <li key={status}>
          <RequestSteps
            request={{ status, data: '2026-11-20T15:00:00Z', passos: { 2: '2026-11-23', 3: '2026-11-25' } }}
            whenReady="Já pode retirar, com a sua carteira."
          />
        </li>
      ))}
    </ul>
  ),
  'what the library answered': (
    <ul className="stack gap-3">
      <li>
        <RequestAnswer resposta="A cópia tem 12 páginas. Passe no balcão para aprovar o valor." valor={14} />
      </li>
      <li>
        <RequestAnswer valor={0} />
      </li>
      <li>
        <RequestAnswer resposta="Nenhuma biblioteca da rede empresta este volume." />
      </li>
    </ul>
  ),
  'to choose one': (
    <WithValue initial="">
      {(value, change) => (
        <RequestStatusSelect value={requestStatuses.find((status) => status === value) ?? ''} onChange={change} />
      )}
    </WithValue>
  ),
};
