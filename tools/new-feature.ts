import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { Failure } from '@catalogue/command-kit/failure';
import { featureName } from './new-feature/names';
import { insert, registers } from './new-feature/registers';
import { serverRooms } from './new-feature/serverRooms';
import { webRooms } from './new-feature/webRooms';
import { inWorkspace } from '@catalogue/command-kit/workspace';

/** `npm run new-feature NAME`: writes the rooms that every feature has, compiling and tested, around one call. */
export async function run([word = '']: string[]): Promise<void> {
  const name = featureName(word);
  const rooms = { ...serverRooms(name), ...webRooms(name) };
  const taken = Object.keys(rooms).find((file) => existsSync(inWorkspace(file)));
  if (taken !== undefined)
    throw new Failure(`${taken} is already there: choose another word, or go on in that feature.`);

  const changed = Object.entries(registers(name)).map(([file, insertions]) => ({
    file,
    text: insert(file, readFileSync(inWorkspace(file), 'utf8'), insertions),
  }));
  const written = Object.entries(rooms).map(([file, text]) => ({ file, text: text.trimStart() }));
  for (const { file, text } of [...written, ...changed]) await write(file, text);

  console.log(written.map(({ file }) => `  ${file}`).join('\n'));
  console.log(`
The feature "${name.words}" has its rooms and one call, and is served. Next:
  1. libs/api-contract/src/${name.folder}.ts: the calls of the documents in place of the example, each with its id
  2. the compiler now names the handlers, rows and hooks to change; the SQL is in ${name.folder}.store.ts
  3. apps/web/src/app/routes.tsx: a route to ${name.pascal}Screen
  4. npm test, whose first run writes the new pact: look at it and commit it`);
}

async function write(file: string, text: string): Promise<void> {
  const path = inWorkspace(file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, await format(text, { ...(await resolveConfig(path)), filepath: path }));
}
