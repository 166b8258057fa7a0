import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** What a file of a library gives, by name, and the file that defines it. */
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
 * Imports from a library's index as imports from the files behind it. Through the index every page depends on the whole library, so
 * that a page's own part of it cannot be told from the rest when the files are put together.
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
