import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** The exports of a project's file, by name, with the file that defines each. */
function exportsOf(file: string, found = new Map<string, string>()): Map<string, string> {
  const code = readFileSync(file, 'utf8');
  const beside = (name: string) => join(dirname(file), name.endsWith('.js') ? name : `${name}.ts`);
  for (const [, name = ''] of code.matchAll(/^export (?:async )?(?:function\*?|const|class) (\w+)/gm))
    found.set(name, file);
  for (const [, from = ''] of code.matchAll(/^export \* from '(.+)';$/gm)) exportsOf(beside(from), found);
  for (const [, names = '', from = ''] of code.matchAll(/^export \{([^}]*)\} from '(.+)';$/gm))
    for (const name of names.match(/\w+/g) ?? [])
      if (from.endsWith('.js') || exportsOf(beside(from)).has(name)) found.set(name, beside(from));
  return found;
}

/**
 * Rewrites imports from a project's index to the files that define the names. Through the index every page depends on the
 * whole project, and the bundler cannot split off the part that a page needs.
 */
export function directImports(libraries: Record<string, string>): Plugin {
  const files = Object.entries(libraries).map(([library, index]) => ({ library, exports: exportsOf(index) }));
  return {
    name: 'direct-imports',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.tsx?$/, code: Object.keys(libraries) },
      handler(code) {
        let direct = code;
        for (const { library, exports } of files)
          direct = direct.replace(
            new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["']${library}["'];?`, 'g'),
            (_, names: string) =>
              names
                .split(',')
                .map((entry) => entry.trim())
                .filter((entry) => entry !== '')
                .map((entry) => `import { ${entry} } from '${exports.get(entry.split(' ')[0] ?? '') ?? library}';`)
                .join(''),
          );
        return { code: direct, map: null };
      },
    },
  };
}
