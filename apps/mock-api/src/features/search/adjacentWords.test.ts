import { Operator, Position, TermType } from '@catalogue/api-contract';
import { adjacentPattern, adjacentQuery, nearestPlaces } from './adjacentWords';
import type { SearchRow } from './searchRows';

const row = (
  key: string,
  operator: SearchRow['operator'],
  column: SearchRow['column'] = TermType.title,
): SearchRow => ({
  operator,
  column,
  position: Position.anywhere,
  key,
  words: key.split(' '),
});
const above = row('cem anos', Operator.and);
const none = new Map<string, string[]>();

describe('two rows near each other', () => {
  it('may come in either order for next, in one order for after and before', () => {
    const after = adjacentQuery(above, row('solidao', Operator.after), none);
    const before = adjacentQuery(above, row('solidao', Operator.before), none);
    expect(after).toContain("(('cem':A) <-> ('anos':A)) <1> (('solidao':A))");
    expect(before).toContain("(('solidao':A)) <1> (('cem':A) <-> ('anos':A))");
    expect(after).not.toContain("(('solidao':A)) <");
    expect(adjacentQuery(above, row('solidao', Operator.next), none).split(' | ')).toEqual([
      ...after.split(' | '),
      ...before.split(' | '),
    ]);
    expect(after.split(' | ')).toHaveLength(nearestPlaces);
  });

  it('are in one field', () => {
    const free = row('cem', Operator.and, TermType.free);
    expect(adjacentQuery(free, row('anos', Operator.after, TermType.subject), none)).not.toMatch(/:[ABD]/);
    expect(adjacentQuery(above, row('garcia', Operator.after, TermType.author), none)).toBe('');
  });

  it('take similar words as well', () => {
    const similar = new Map([['solidao', ['solitude']]]);
    expect(adjacentQuery(above, row('solidao', Operator.after), similar)).toContain("'solidao':A | 'solitude':A");
  });

  it.each([
    ['cem anos de solidao', Operator.after, true],
    ['cem anos de solidao', Operator.before, false],
    ['cem anos de solidao', Operator.next, true],
    ['solidao por cem anos', Operator.next, true],
    ['cem anos um dois tres quatro solidao', Operator.after, false],
    ['cem anosde solidao', Operator.after, false],
  ])('%p with %p in a plain text: %p', (text, operator, found) => {
    const pattern = adjacentPattern(above, row('solidao', operator)).replace(/\\[mM]/g, '\\b');
    expect(new RegExp(pattern).test(text)).toBe(found);
  });
});
