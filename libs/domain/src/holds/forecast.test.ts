import fc from 'fast-check';
import { addDays } from '../dates';
import { holdForecast, nextReturn, shownBy, type AwaitedCopy, type ReturnsShown } from './forecast';

const today = '2026-11-23';
const due = (day: string | null, loanDays = 14, returns?: ReturnsShown): AwaitedCopy => ({
  due: day,
  loanDays,
  returns,
});
const shown = (early: number, late: number): ReturnsShown => ({ loans: 100, early, late });

describe('when a hold will probably be ready', () => {
  it.each([
    ['the next one gets the first copy', 1, [due('2026-12-01'), due('2026-11-27')], '2026-11-27', '2026-12-04'],
    ['the second gets the second copy', 2, [due('2026-12-01'), due('2026-11-27')], '2026-12-01', '2026-12-08'],
    ['the second waits a whole loan where there is one copy', 2, [due('2026-11-27')], '2026-12-11', '2026-12-28'],
    ['a book that is late may come today', 1, [due('2026-11-01')], '2026-11-23', '2026-11-30'],
    ['a copy at the desk is lent first', 1, [due(null)], '2026-12-07', '2026-12-17'],
  ])('%s', (_, position, copies, from, to) => {
    expect(holdForecast(position, copies, today)).toEqual({ from, to });
  });

  it.each([
    ['early, where readers of this library are', 1, [due('2026-12-01', 14, shown(-5, 1))], '2026-11-26', '2026-12-02'],
    ['by each reader ahead', 2, [due('2026-12-01', 14, shown(-5, 1))], '2026-12-05', '2026-12-20'],
    ['but not tomorrow of a copy that is late', 1, [due('2026-10-01', 14, shown(0, 1))], '2026-11-23', '2026-11-30'],
    ['never before today', 1, [due('2026-11-24', 14, shown(-5, 1))], '2026-11-23', '2026-11-25'],
    ['late, where even the earliest are', 1, [due('2026-12-01', 14, shown(2, 20))], '2026-12-03', '2026-12-21'],
    ['after a day at least with each', 3, [due('2026-11-24', 7, shown(-9, 0))], '2026-11-25', '2026-12-14'],
    ['over two days, where all keep theirs', 1, [due('2026-12-01', 14, shown(0, 0))], '2026-12-01', '2026-12-02'],
    [
      'by the copy that is lent for fewer days',
      2,
      [due('2026-12-01', 3, shown(-1, 0)), due('2026-12-20', 30, shown(-1, 0))],
      '2026-12-02',
      '2026-12-07',
    ],
  ])('comes %s', (_, position, copies, from, to) => {
    expect(holdForecast(position, copies, today)).toEqual({ from, to });
  });

  it('follows what returned loans show only where these are enough', () => {
    expect(shownBy({ ...shown(-5, 1), loans: 30 })).toEqual({ ...shown(-5, 1), loans: 30 });
    expect(shownBy({ ...shown(-5, 1), loans: 29 })).toBeUndefined();
    expect(shownBy(undefined)).toBeUndefined();
  });

  it('is not known where no copy serves it', () => expect(holdForecast(1, [], today)).toBeNull());

  const copy = fc.record({
    due: fc.option(fc.integer({ min: -60, max: 60 }).map((days) => addDays(today, days))),
    loanDays: fc.integer({ min: 1, max: 60 }),
    returns: fc.option(
      fc.tuple(fc.integer({ min: -30, max: 10 }), fc.nat(30)).map(([early, more]) => shown(early, early + more)),
      { nil: undefined },
    ),
  });
  const copies = fc.array(copy, { minLength: 1, maxLength: 8 });
  const place = fc.integer({ min: 1, max: 30 });

  it('begins today or later, and ends after it begins', () => {
    fc.assert(
      fc.property(place, copies, (position, some) => {
        const found = holdForecast(position, some, today);
        expect(found && found.from >= today && found.to > found.from).toBe(true);
      }),
    );
  });

  it('is never earlier for who comes later, and never later with one copy more', () => {
    fc.assert(
      fc.property(place, copies, copy, (position, some, more) => {
        const own = holdForecast(position, some, today);
        const after = holdForecast(position + 1, some, today);
        const richer = holdForecast(position, [...some, more], today);
        for (const side of ['from', 'to'] as const) {
          expect((after?.[side] ?? '') >= (own?.[side] ?? '')).toBe(true);
          expect((richer?.[side] ?? '') <= (own?.[side] ?? '')).toBe(true);
        }
      }),
    );
  });

  it('has the day on which it is ready if everybody is punctual, or each at most a week late', () => {
    const pace = fc.record({ delay: fc.integer({ min: 0, max: 7 }), atDesk: fc.integer({ min: 0, max: 3 }) });
    const onLoan = fc.integer({ min: 0, max: 60 }).map((days) => addDays(today, days));
    fc.assert(
      fc.property(
        place,
        onLoan,
        fc.integer({ min: 1, max: 60 }),
        fc.array(pace, { minLength: 31, maxLength: 31 }),
        (position, day, loanDays, paces) => {
          // One copy that goes from hand to hand.
          let ready = addDays(day, paces[0]?.delay ?? 0);
          for (const { delay, atDesk } of paces.slice(1, position)) ready = addDays(ready, atDesk + loanDays + delay);
          const found = holdForecast(position, [{ due: day, loanDays }], today);
          expect(found && found.from <= ready && ready <= found.to).toBe(true);
        },
      ),
    );
  });

  it('has the day on which nine of ten chains of readers are served, where they return as the loans show', () => {
    // Readers who bring a copy back from six days early to three late, all as often.
    const days = [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3];
    const found = holdForecast(2, [due('2026-12-10', 14, shown(-6, 2))], today);
    const ready = days.flatMap((first) =>
      days.flatMap((second) => [0, 1, 2, 3].map((atDesk) => addDays('2026-12-10', first + atDesk + 14 + second))),
    );
    const kept = ready.filter((day) => found && found.from <= day && day <= found.to).length;
    expect(kept / ready.length).toBeGreaterThan(0.9);
    // A whole period and no early return misses more.
    const assumed = holdForecast(2, [due('2026-12-10')], today);
    expect(ready.filter((day) => assumed && assumed.from <= day && day <= assumed.to).length).toBeLessThan(kept);
  });

  it('names the next return', () => {
    expect(nextReturn([due('2026-12-01'), due('2026-11-27'), due(null), due('2026-11-01')], today)).toBe('2026-11-27');
    expect(nextReturn([due(null), due('2026-11-01')], today)).toBeNull();
  });
});
