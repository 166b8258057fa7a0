import fc from 'fast-check';
import { addDays } from '../dates';
import { holdForecast, nextReturn, type AwaitedCopy } from './forecast';

const today = '2026-11-23';
const due = (day: string | null, loanDays = 14): AwaitedCopy => ({ due: day, loanDays });

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

  it('is not known where no copy serves it', () => expect(holdForecast(1, [], today)).toBeNull());

  const copy = fc.record({
    due: fc.option(fc.integer({ min: -60, max: 60 }).map((days) => addDays(today, days))),
    loanDays: fc.integer({ min: 1, max: 60 }),
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

  it('names the next return', () => {
    expect(nextReturn([due('2026-12-01'), due('2026-11-27'), due(null), due('2026-11-01')], today)).toBe('2026-11-27');
    expect(nextReturn([due(null), due('2026-11-01')], today)).toBeNull();
  });
});
