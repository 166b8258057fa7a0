import { dateEntered } from './dateEntered';
import { sampleRecord } from './describeSample';

const entered = (fixed: string) => dateEntered(sampleRecord([`008 ${fixed}`]), '2026-03-10');

describe('the day on which a record was entered', () => {
  it.each([
    ['150227s2010    bl', '2015-02-27'],
    ['260310s2010    bl', '2026-03-10'],
    ['980101s1997    bl', '1998-01-01'],
    ['240229s2023    bl', '2024-02-29'],
  ])('of 008 %s is %s', (fixed, date) => expect(entered(fixed)).toBe(date));

  it.each([
    ['is tomorrow', '260311s2010    bl'],
    ['is long before MARC', '300101s2010    bl'],
    ['is no day', '230230s2010    bl'],
    ['is no month', '231301s2010    bl'],
    ['is not given', '      s2010    bl'],
    ['breaks off', '1502'],
  ])('that %s is not known', (_, fixed) => expect(entered(fixed)).toBeNull());

  it('is not known without 008', () => expect(dateEntered({ leader: '', fields: [] }, '2026-03-10')).toBeNull());
});
