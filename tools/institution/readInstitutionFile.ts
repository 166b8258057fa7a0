import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { z } from 'zod';
import { InstitutionFile, type InstitutionSettings } from '@catalogue/api-contract';
import { commandLine } from '@catalogue/command-kit/commandLine';
import { codeOf, Failure } from '@catalogue/command-kit/failure';
import { printable } from '@catalogue/command-kit/printable';
import { readLogo } from './readLogo';

/** A file that was read and is valid. */
export interface ValidInstitutionFile {
  data: InstitutionSettings;
  /** An error of a place in it: line, path and one sentence. */
  errorAt(path: readonly PropertyKey[], sentence: string): string;
}

// The server's messages are in Portuguese, and a test may run in the process of one.
const english = z.locales.en().localeError;

/** Reads an institution file. Throws a Failure with a line for each error. */
export function readInstitutionFile(file: string): ValidInstitutionFile {
  const text = textOf(file).replace(/^\uFEFF/, '');
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (first !== undefined || tree === undefined)
    throw new Failure(
      `${file}:${lineOf(first?.offset ?? 0)}: this is not JSON (${first ? printParseErrorCode(first.error) : 'it is empty'}).`,
    );
  const errorAt = (path: readonly PropertyKey[], sentence: string) =>
    `${file}:${lineOf(nearest(tree, path).offset)}: ${printable([pathText(path), sentence].filter(Boolean).join(' '))}.`;
  const parsed = InstitutionFile.safeParse(JSON.parse(text), { error: english });
  if (!parsed.success)
    throw new Failure(
      parsed.error.issues
        .map((issue) =>
          issue.code === 'unrecognized_keys'
            ? errorAt(
                [...issue.path, issue.keys[0] ?? ''],
                `is not known here; "${commandLine('library', '--schema')}" lists what is`,
              )
            : errorAt(issue.path, issue.message.replace(/^Invalid input: |^Too (big|small): /, 'is not right: ')),
        )
        .join('\n'),
    );
  const { data } = parsed;
  if (typeof data.instituicao?.logo === 'string') {
    const logo = readLogo(data.instituicao.logo, dirname(file));
    if ('sentence' in logo) throw new Failure(errorAt(['instituicao', 'logo'], logo.sentence));
    data.instituicao.logo = logo.address;
  }
  return { data, errorAt };
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Failure(`${file} cannot be read (${codeOf(error)}).`);
  }
}

/** The value of a path, or the place where it is missing. */
function nearest(tree: Node, path: readonly PropertyKey[]): Node {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(
      tree,
      path.slice(0, length).map((key) => (typeof key === 'number' ? key : String(key))),
    );
    if (node !== undefined) return node;
  }
  return tree;
}

const pathText = (path: readonly PropertyKey[]): string =>
  path.map((key, at) => (typeof key === 'number' ? `[${key}]` : `${at > 0 ? '.' : ''}${String(key)}`)).join('');
