import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { isJson } from '@catalogue/mock-api/client/recording';
import type { Fault } from './fault';

/** Why the fault cannot be planted in the tree at `root`, or null: the code may have changed since it was listed. */
export function outdated(root: string, fault: Fault): string | null {
  const path = join(root, fault.file);
  if ('create' in fault)
    return existsSync(path) ? `${fault.file} exists already` : syntaxProblem(fault.file, fault.create);
  if (!existsSync(path)) return `${fault.file} is gone`;
  if ('delete' in fault) return null;
  const text = readFileSync(path, 'utf8');
  const times = text.split(fault.find).length - 1;
  if (times !== 1) return `${fault.file} has the text ${times} times: ${fault.find}`;
  return syntaxProblem(fault.file, changed(text, fault));
}

/** Plants it. The caller restores the tree. */
export function plant(root: string, fault: Fault): void {
  const path = join(root, fault.file);
  if ('delete' in fault) return rmSync(path);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, 'create' in fault ? fault.create : changed(readFileSync(path, 'utf8'), fault));
}

// A function, since `$` means something in a replacement text.
const changed = (text: string, { find, replace }: { find: string; replace: string }): string =>
  text.replace(find, () => replace);

/** Its syntax error, or null: a check that fails because of one has not noticed the fault. */
function syntaxProblem(file: string, text: string): string | null {
  const prefix = `${file} cannot be parsed with it: `;
  if (file.endsWith('.json')) return isJson(text) ? null : `${prefix}it is not JSON`;
  if (!/\.tsx?$/.test(file)) return null;
  const { diagnostics = [] } = ts.transpileModule(text, {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.Preserve },
  });
  const [first] = diagnostics;
  return first ? prefix + ts.flattenDiagnosticMessageText(first.messageText, ' ') : null;
}
