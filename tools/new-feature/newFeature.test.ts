import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import { featureName } from './names';
import { insert, registers } from './registers';
import { serverRooms } from './serverRooms';
import { webRooms } from './webRooms';

const name = featureName('loan-requests');
const rooms = { ...serverRooms(name), ...webRooms(name) };

const syntaxErrors = (file: string, text: string) =>
  ts
    .transpileModule(text, {
      fileName: file.replace('.d.ts', '.ts'),
      reportDiagnostics: true,
      compilerOptions: { jsx: ts.JsxEmit.Preserve },
    })
    .diagnostics?.map(({ messageText }) => messageText);

test('one word names a feature in folders, code, components and sentences', () => {
  expect(name).toEqual({
    folder: 'loan-requests',
    key: 'loanRequests',
    pascal: 'LoanRequests',
    words: 'loan requests',
  });
});

test.each(['LoanRequests', 'loan_requests', '../loans', ''])('"%s" is not a feature word', (word) => {
  expect(() => featureName(word)).toThrow(/the glossary's word in lower case/);
});

test.each(Object.entries(registers(name)))('%s takes the new feature into its lists', (file, insertions) => {
  const source = readFileSync(inWorkspace(file), 'utf8');
  const text = insert(file, source, insertions);
  expect(syntaxErrors(file, text)).toEqual([]);
  expect(text.length - source.length).toBe(insertions.reduce((sum, { text: added }) => sum + added.length, 0));
  expect(text.match(/loan-?requests/gi)?.length).toBeGreaterThanOrEqual(insertions.length);
});

test('a list that is no longer where it was is named instead of being left out', () => {
  const [insertions = []] = Object.values(registers(name));
  expect(() => insert('index.ts', 'export {};', insertions)).toThrow('index.ts no longer has the list');
});

test('every room is written in the languages of the house and parses', () => {
  for (const [file, text] of Object.entries(rooms)) {
    if (file.endsWith('.json')) expect(Object.keys(JSON.parse(text))).toEqual(['pageTitle', 'nothing', 'failed']);
    else expect([file, syntaxErrors(file, text)]).toEqual([file, []]);
  }
});
