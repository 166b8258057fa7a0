import { build } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { z } from 'zod';
import { Failure } from '@catalogue/command-kit/failure';
import { inWorkspace } from '@catalogue/command-kit/workspace';

const Package = z.looseObject({
  version: z.string(),
  license: z.string(),
  engines: z.record(z.string(), z.string()),
  dependencies: z.record(z.string(), z.string()),
  optionalDependencies: z.record(z.string(), z.string()),
  overrides: z.record(z.string(), z.unknown()),
});

/** Bundles our own code into one file; returns the packages that stay outside. */
export async function bundle(entry: string, outfile: string, banner = ''): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    packages: 'external',
    // Its paths lead to our own code; packages stay outside.
    tsconfig: inWorkspace('tsconfig.base.json'),
    banner: { js: banner },
    metafile: true,
    logLevel: 'error',
  });
  const imports = Object.values(metafile.outputs).flatMap(({ imports: all }) => all);
  return imports
    .filter(({ path, external }) => external && !path.startsWith('node:') && !builtinModules.includes(path))
    .map(({ path }) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path);
}

/** What a package.json of such bundles takes from ours: it depends on what they import, in the versions that are tested here. */
export async function describe(imported: readonly string[]) {
  const own = Package.parse(JSON.parse(await readFile(inWorkspace('package.json'), 'utf8')));
  const names = [...new Set(imported)].sort();
  const unknown = names.filter((name) => own.dependencies[name] === undefined);
  if (unknown.length > 0)
    throw new Failure(`These packages are imported, and package.json does not have them: ${unknown.join(', ')}`);
  return {
    version: own.version,
    license: own.license,
    engines: own.engines,
    dependencies: Object.fromEntries(names.map((name) => [name, own.dependencies[name]])),
    optionalDependencies: own.optionalDependencies,
    // Packages of packages that are tested in another version than theirs.
    overrides: own.overrides,
  };
}
