import { hydratedStore, type RootState } from '../app/store';
import { keptState } from './keptState';

const entry = (more: object) => ({ endpointName: 'getTitle', originalArgs: { params: { id: '7' } }, ...more });
const settings = { api_prefix: '/api' };
const stateWith = (queries: object) =>
  ({ settings, renderedAt: 0, api: { queries, provided: { tags: {}, keys: {} } } }) as unknown as RootState;
const page = { language: 'pt', texts: [], parts: [], isRendered: true };

/** As if the browser had got this page from the network at this time, or had kept it. */
function arrive({ responseStart, transferSize }: { responseStart: number; transferSize: number }) {
  // jsdom has no timing of its page.
  Object.assign(performance, { getEntriesByType: () => [{ responseStart, transferSize }] });
}

describe('what the browser gets of the server’s store', () => {
  it('is every reply and refusal, but no call that is not answered', () => {
    const kept = keptState(
      stateWith({
        b: entry({ status: 'fulfilled', data: 'B', requestId: 'x', fulfilledTimeStamp: 5 }),
        a: entry({ status: 'rejected', error: { status: 404 } }),
        c: entry({ status: 'pending' }),
      }),
      page,
      new Map(),
    );
    expect(Object.keys(kept.queries)).toEqual(['a', 'b']);
    // The same page is the same bytes: no times, no numbers of requests.
    expect(kept.queries['b']).toEqual(entry({ status: 'fulfilled', data: 'B' }));
  });

  it('is of a large reply only what its screen named, if it named something', () => {
    const large = { titles: 'x'.repeat(50_000) };
    const other = { titles: 'y'.repeat(50_000) };
    const small = { titles: 'z' };
    const kept = keptState(
      stateWith({
        large: entry({ status: 'fulfilled', data: large }),
        other: entry({ status: 'fulfilled', data: other }),
        small: entry({ status: 'fulfilled', data: small }),
      }),
      page,
      new Map([
        [large, () => ({ titles: 'x' })],
        [small, () => ({ titles: '' })],
      ]),
    );
    expect(Object.values(kept.queries).map(({ data }) => data)).toEqual([{ titles: 'x' }, other, small]);
  });

  it('is where the browser’s store goes on: a reply is as old as the page, a refusal is asked for again', () => {
    arrive({ responseStart: 120, transferSize: 300 });
    const { store } = hydratedStore(
      keptState(
        stateWith({
          good: entry({ status: 'fulfilled', data: 'B' }),
          refused: entry({ status: 'rejected', error: { status: 404 } }),
        }),
        page,
        new Map(),
      ),
    );
    const queries = store.getState().api.queries as Record<string, { fulfilledTimeStamp?: number }>;
    expect(queries['good']?.fulfilledTimeStamp).toBeCloseTo(Date.now() - performance.now() + 120, -3);
    expect(queries['refused']?.fulfilledTimeStamp).toBeUndefined();
  });

  it('is of unknown age where the browser had kept the page', () => {
    arrive({ responseStart: 120, transferSize: 0 });
    const kept = keptState(stateWith({ good: entry({ status: 'fulfilled', data: 'B' }) }), page, new Map());
    const { good } = hydratedStore(kept).store.getState().api.queries as Record<
      string,
      { fulfilledTimeStamp?: number }
    >;
    expect(good?.fulfilledTimeStamp).toBe(1);
  });

  it('is the server’s clock, where the browser’s is wrong', () => {
    arrive({ responseStart: 120, transferSize: 300 });
    const day = 24 * 60 * 60 * 1000;
    const clockAt = (renderedAt: number) =>
      hydratedStore({ ...keptState(stateWith({}), page, new Map()), renderedAt }).store.getState().serverClock;
    expect(clockAt(Date.now() - 90_000)).toBe(0);
    expect(clockAt(Date.now() + day)).toBeCloseTo(day, -4);
  });
});
