import { formatFiles, type Tree } from '@nx/devkit';
import { Failure } from '@catalogue/command-kit/failure';
import { featureName } from './names';
import { insert, registers } from './registers';
import { serverFiles } from './serverFiles';
import { webFiles } from './webFiles';

/** `npm run new-feature NAME`: writes the files that every feature has and adds it to the lists of features. */
export default async function generate(tree: Tree, options: { name: string }): Promise<() => void> {
  const name = featureName(options.name);
  const files = { ...serverFiles(name), ...webFiles(name) };
  const taken = Object.keys(files).find((file) => tree.exists(file));
  if (taken !== undefined) throw new Failure(`${taken} exists already: choose another name, or work in that feature.`);

  for (const [file, insertions] of Object.entries(registers(name)))
    tree.write(file, insert(file, tree.read(file, 'utf8') ?? '', insertions));
  for (const [file, text] of Object.entries(files)) tree.write(file, text.trimStart());
  await formatFiles(tree);

  return () =>
    console.log(`
The feature "${name.words}" has its files, one call and a screen at /${name.folder}. Next:
  1. libs/api-contract/src/${name.folder}.ts: your calls in place of the example; a call of the documents has their
     id and no "own"
  2. the compiler now names the handlers, rows and hooks to change; the SQL is in ${name.folder}.store.ts; the address of a
     call with parameters is fillPath(addressOf(call), { … })
  3. the screen is at /${name.folder}: move it to its place (libs/domain/src/pages.ts, apps/web/src/app/), and write its texts
  4. npx jest -c jest.config.mjs apps/contract-tests/consumer/${name.folder}.pact.test.ts, whose first run writes the new
     pact: look at it and commit it; npx nx run contract-tests:pact verifies it on the server. Then, twice,
     npx jest -c jest.config.mjs apps/checks/openApiExamples.test.ts, which writes its examples
  5. a link to the screen, a test of it and a journey in apps/e2e/ (signIn from ./controls, test from ./journey)
  6. a call that visitors may make: access 'public' in the contract, no line of it in accessLog.ts, in its pact
     user: 'visitor' and asVisitor, and a route without signedIn
  7. its word in docs/GLOSSARY.md, and where its calls on a patron's data belong in apps/mock-api/src/http/accessLog.ts (now: outros)`);
}
