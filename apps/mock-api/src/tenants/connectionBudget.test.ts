import { connectionBudget } from './connectionBudget';

describe('the connections of a database server', () => {
  it.each([20, 26, 40, 100, 200, 400, 1000])(
    'that takes %i are not used up by sandboxes that all work at once',
    (max) => {
      for (const wanted of [1, 10, 36, 100, 10_000]) {
        const { sandboxes, connections } = connectionBudget(max, wanted);
        const shared = connectionBudget(max, wanted, 3);
        expect(3 * (shared.sandboxes * shared.connections + 23)).toBeLessThanOrEqual(Math.max(3 * 24, max - 9));
        expect(sandboxes).toBeLessThanOrEqual(wanted);
        expect(connections).toBeGreaterThanOrEqual(1);
        expect(sandboxes * connections).toBeLessThanOrEqual(Math.max(1, max - 32));
      }
    },
  );

  it('are shared out so that a page can make a few calls at once where there are enough', () => {
    expect(connectionBudget(400, 100)).toEqual({ sandboxes: 100, connections: 3 });
    expect(connectionBudget(100, 100)).toEqual({ sandboxes: 68, connections: 1 });
    expect(connectionBudget(100, 10)).toEqual({ sandboxes: 10, connections: 3 });
    expect(connectionBudget(400, 100, 3)).toEqual({ sandboxes: 100, connections: 1 });
  });
});
