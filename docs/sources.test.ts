import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { inWorkspace } from '@catalogue/command-kit/workspace';

const sources = readFileSync(inWorkspace('docs', 'SOURCES.md'), 'utf8');
const entries = [...sources.matchAll(/^- \*\*([A-F]\d+|(?:D1|D2|LOOK|LOOK-2) §\d+)\*\*/gm)].map(
  ([, entry = '']) => entry,
);
const records = readdirSync(inWorkspace('docs', 'decisions')).map((name) => `decision ${name.slice(0, 3)}`);
const known = new Set([...entries, ...records]);

// A citation may go on in the next line of its comment.
const gap = String.raw`\s+(?:(?:\*|//)\s+)?`;
const among = String.raw`(?:,${gap}|${gap}(?:and|to)${gap})`;
const ruling = String.raw`[A-F]\d+\b(?!${gap}§)`;
const citation = new RegExp(
  [
    String.raw`\b[Rr]ulings?${gap}(?<rulings>${ruling}(?:${among}${ruling})*)`,
    String.raw`\b(?<source>D1|D2|LOOK|LOOK-2)${gap}(?<sections>§\d+(?:${among}§\d+)*)`,
    String.raw`\b[Dd]ecisions?${gap}(?<records>\d{3}\b(?:${among}\d{3}\b)*)`,
    String.raw`\bRFC${gap}\d+${gap}§`,
    // Other text that looks like a citation, without its section or source.
    String.raw`(?<vague>\b[Dd]ecisions?${gap}[A-F]\d+\b|\([B-F]\d+(?=[,)])|\b[Dd]ocuments?${gap}[12]\b|\b(?:D1|D2|LOOK)\b|\bwire-observed\b|\bHOUSE\b|§\d+)`,
  ].join('|'),
  'g',
);

/** What a text cites, with the line. */
const citations = (text: string): { line: number; name: string }[] =>
  [...text.matchAll(citation)].flatMap(({ index, groups = {} }) => {
    const { rulings, source, sections, records, vague } = groups;
    const cited = [
      ...(rulings?.match(/[A-F]\d+/g) ?? []),
      ...(sections?.match(/§\d+/g) ?? []).map((section) => `${source} ${section}`),
      ...(records?.match(/\d{3}/g) ?? []).map((record) => `decision ${record}`),
      ...(vague ? [`${vague} (in none of its forms)`] : []),
    ];
    const line = text.slice(0, index).split('\n').length;
    return cited.map((name) => ({ line, name }));
  });

/** What a text cites that docs/SOURCES.md does not have, as `file:line: citation`. */
const unknownCitations = (file: string, text: string): string[] =>
  citations(text).flatMap(({ line, name }) => (known.has(name) ? [] : `${file}:${line}: ${name}`));

const tracked = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
const isText = /\.(?:[cm]?[jt]sx?|json|md|prisma|sql|ya?ml|css|html)$/;
// This file has invalid citations on purpose.
const isApart = /^package-lock\.json$|^docs\/SOURCES\.md$|\bsources\.test\.ts$/;
const files = execFileSync('git', tracked, { cwd: inWorkspace(), encoding: 'utf8', maxBuffer: 2 ** 26 })
  .split('\0')
  .filter((file) => isText.test(file) && !isApart.test(file) && existsSync(inWorkspace(file)));

test('docs/SOURCES.md has every citation in the repository', () => {
  const unknown = files.flatMap((file) => unknownCitations(file, readFileSync(inWorkspace(file), 'utf8')));
  expect(unknown).toEqual([]);
});

test('the tests that documents name exist', () => {
  const tests = files.filter((file) => /\.test\.tsx?$/.test(file));
  const missing = files
    .filter((file) => /^[^/]+\.md$|^docs\//.test(file) && file.endsWith('.md') && file !== 'CHANGELOG.md')
    .flatMap((file) =>
      [...readFileSync(inWorkspace(file), 'utf8').matchAll(/`([\w./-]+\.test\.tsx?)`/g)]
        .filter(([, name = '']) => !tests.some((path) => `/${path}`.endsWith(`/${name}`)))
        .map(([, name]) => `${file}: ${name}`),
    );
  expect(missing).toEqual([]);
});

test('each decision record has a number of its own', () => {
  expect(records.filter((record, index) => records.indexOf(record) !== index)).toEqual([]);
});

test.each([
  ['// (ruling B99)', ['a.ts:1: B99']],
  ['/**\n * As rulings B13, F1 and\n * F2 say. */', ['a.ts:2: F1', 'a.ts:2: F2']],
  ['D1 §2, §12; LOOK-2 §99', ['a.ts:1: D1 §12', 'a.ts:1: LOOK-2 §99']],
  ['decision 999', ['a.ts:1: decision 999']],
  ['decisions 005, 998 and\n// 999', ['a.ts:1: decision 998', 'a.ts:1: decision 999']],
  ['decisions B13', ['a.ts:1: decisions B13 (in none of its forms)']],
  ['as it says (B13)', ['a.ts:1: (B13 (in none of its forms)']],
  ['as document 2 says, or D2', ['a.ts:1: document 2 (in none of its forms)', 'a.ts:1: D2 (in none of its forms)']],
  ['ruling B20, D2 §6, decision 003, RFC 6749 §5.1', []],
])('of %j, %j is unknown', (text, expected) => expect(unknownCitations('a.ts', text)).toEqual(expected));

test('each entry of docs/SOURCES.md is cited somewhere', () => {
  const cited = new Set(
    files.flatMap((file) => citations(readFileSync(inWorkspace(file), 'utf8')).map(({ name }) => name)),
  );
  expect(entries.filter((entry) => !cited.has(entry))).toEqual([]);
});

test('docs/SOURCES.md has each entry once', () => {
  expect(entries.filter((entry, place) => entries.indexOf(entry) !== place)).toEqual([]);
});
