import { comingEvents } from './events';

const now = new Date('2026-03-10T12:00:00Z');

describe('coming events', () => {
  it.each([
    ['one that is still to come', '2026-03-11T09:00:00Z', '2026-03-11T10:00:00Z', true],
    ['one that goes on', '2026-03-09T09:00:00Z', '2026-03-12T10:00:00Z', true],
    ['one that ends right now', '2026-03-10T09:00:00Z', '2026-03-10T12:00:00Z', false],
    ['one that is over', '2026-03-01T09:00:00Z', '2026-03-01T10:00:00Z', false],
    ['one without an end that began this morning', '2026-03-10T08:00:00Z', null, true],
    ['one without an end that began two days ago', '2026-03-08T08:00:00Z', null, false],
  ])('%s', (_, inicio, fim, isShown) => {
    expect(comingEvents([{ inicio, fim }], now)).toHaveLength(isShown ? 1 : 0);
  });

  it('come in the order of their beginning', () => {
    const later = { inicio: '2026-03-20T09:00:00Z', fim: null };
    const sooner = { inicio: '2026-03-12T09:00:00Z', fim: null };
    expect(comingEvents([later, sooner], now)).toEqual([sooner, later]);
  });
});
