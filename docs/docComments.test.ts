import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inWorkspace } from '@catalogue/command-kit/workspace';

const exported = /^export (?:async )?(?:function\*? |class |const (?=\w+(?::[^=]+)? =(?: async)?(?: \(|$| <)))(\w+)/;

/** The exported functions and classes of a file that have no doc comment above them. */
function undocumented(code: string): string[] {
  const lines = code.split('\n');
  return lines.flatMap((line, at) => {
    const name = exported.exec(line)?.[1];
    const above = lines[at - 1] ?? '';
    // An overload has its comment above the first.
    return name === undefined || above.endsWith('*/') || /^export (async )?function/.test(above) ? [] : [name];
  });
}

test('every exported function of the libraries has a doc comment', () => {
  const folder = inWorkspace('libs');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /src.*\.ts$/.test(name) && !/\.test\.ts$|testing/.test(name),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    undocumented(readFileSync(join(folder, file), 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

test('one without is noticed', () => {
  const code =
    '/** One. */\nexport const one = (): number => 1;\nexport const two = (): number => 2;\nexport function three() {}\n';
  expect(undocumented(code)).toEqual(['two', 'three']);
});
