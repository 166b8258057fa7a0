import { WithValue } from '../../testing/WithValue';
import { RequestStatusBadge, requestStatuses, RequestStatusSelect } from './RequestStatus';

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
  'to choose one': (
    <WithValue initial="">
      {(value, change) => (
        <RequestStatusSelect value={requestStatuses.find((status) => status === value) ?? ''} onChange={change} />
      )}
    </WithValue>
  ),
};
