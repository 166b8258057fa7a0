import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { Fault } from './fault';

/** Why the fault cannot be planted in the tree at `root`, or null: the list has to follow the code. */
export function outdated(root: string, fault: Fault): string | null {
  const path = join(root, fault.file);
  if ('create' in fault)
    return existsSync(path) ? `${fault.file} is there already` : unreadable(fault.file, fault.create);
  if (!existsSync(path)) return `${fault.file} is gone`;
  if ('delete' in fault) return null;
  const text = readFileSync(path, 'utf8');
  const times = text.split(fault.find).length - 1;
  if (times !== 1) return `${fault.file} has the text ${times} times: ${fault.find}`;
  return unreadable(fault.file, spoiled(text, fault));
}

/** Plants it. Taking it out is for who keeps the tree. */
export function plant(root: string, fault: Fault): void {
  const path = join(root, fault.file);
  if ('delete' in fault) return rmSync(path);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, 'create' in fault ? fault.create : spoiled(readFileSync(path, 'utf8'), fault));
}

// A function, since `$` means something in a replacement text.
const spoiled = (text: string, { find, replace }: { find: string; replace: string }): string =>
  text.replace(find, () => replace);

/** What is wrong with its grammar: a check that is red for that has noticed nothing. */
function unreadable(file: string, text: string): string | null {
  const said = `${file} cannot be read with it: `;
  if (file.endsWith('.json')) return isJson(text) ? null : `${said}it is no JSON`;
  if (!/\.tsx?$/.test(file)) return null;
  const { diagnostics = [] } = ts.transpileModule(text, {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.Preserve },
  });
  const [first] = diagnostics;
  return first ? said + ts.flattenDiagnosticMessageText(first.messageText, ' ') : null;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
