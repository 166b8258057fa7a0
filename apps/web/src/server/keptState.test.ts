import { goOnFrom, type RootState } from '../app/store';
import { keptState } from './keptState';

const entry = (more: object) => ({ endpointName: 'getTitle', originalArgs: { params: { id: '7' } }, ...more });
const settings = { api_prefix: '/api' };
const stateWith = (queries: object) =>
  ({ settings, serverClock: 0, api: { queries, provided: { tags: {}, keys: {} } } }) as unknown as RootState;
const page = { language: 'pt', texts: [], parts: [], isRendered: true };

describe('what the browser gets of the server’s store', () => {
  it('is every reply and refusal, but no call that is not answered', () => {
    const kept = keptState(
      stateWith({
        b: entry({ status: 'fulfilled', data: 'B', requestId: 'x', fulfilledTimeStamp: 5 }),
        a: entry({ status: 'rejected', error: { status: 404 } }),
        c: entry({ status: 'pending' }),
      }),
      page,
    );
    expect(Object.keys(kept.queries)).toEqual(['a', 'b']);
    // The same page is the same bytes: no times, no numbers of requests.
    expect(kept.queries['b']).toEqual(entry({ status: 'fulfilled', data: 'B' }));
  });

  it('names a reply that is too large to send, instead of sending it', () => {
    const kept = keptState(stateWith({ large: entry({ status: 'fulfilled', data: 'x'.repeat(50_000) }) }), page);
    expect([kept.queries, kept.awaited]).toEqual([{}, ['large']]);
  });

  it('is where the browser’s store goes on: a reply counts as just fetched, a refusal is asked for again', () => {
    const { store } = goOnFrom(
      keptState(
        stateWith({
          good: entry({ status: 'fulfilled', data: 'B' }),
          refused: entry({ status: 'rejected', error: { status: 404 } }),
        }),
        page,
      ),
    );
    const { good, refused } = store.getState().api.queries as Record<string, { fulfilledTimeStamp?: number }>;
    expect(good?.fulfilledTimeStamp).toBeGreaterThan(Date.now() - 60_000);
    expect(refused?.fulfilledTimeStamp).toBeUndefined();
  });
});
