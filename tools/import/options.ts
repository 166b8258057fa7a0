import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { LibraryChoice } from '@catalogue/database/findLibraries';
import type { MarcEncoding } from '@catalogue/domain';
import { Failure } from '@catalogue/command-kit/failure';

interface ImportOptions {
  /** Absolute paths, or `-` for the standard input. */
  files: string[];
  dryRun: boolean;
  libraries: LibraryChoice;
  /** The source of the control numbers of records without 003. */
  source?: string;
  /** For files with a wrong encoding in their leaders. */
  encoding?: MarcEncoding;
}

const ENCODINGS: readonly MarcEncoding[] = ['utf-8', 'marc-8', 'iso-8859-1'];

export const importUsage = `npm run import -- FILE… reads MARC 21 (ISO 2709 or MARCXML, also .gz; "-" is the standard input).
  --library CODE=NAME        assigns CODE in the records to the library NAME (code or name); repeatable
  --default-library NAME     gets the copies whose library is unknown or missing
  --source NAME              source of the control numbers of records without 003; use the same one each time
  --encoding NAME            reads every ISO 2709 record as utf-8, marc-8 or iso-8859-1, whatever its leader says
  --dry-run                  shows what would happen and changes nothing`;

/** Parses the arguments of `npm run import`. Throws a Failure with the usage. */
export function readOptions(args: string[], folder = process.env['INIT_CWD'] ?? process.cwd()): ImportOptions {
  const { values, positionals } = parse(args);
  if (positionals.length === 0) throw new Failure(`Name the files to import.\n${importUsage}`);
  return {
    files: [...new Set(positionals.map((file) => (file === '-' ? file : resolve(folder, file))))],
    dryRun: values['dry-run'],
    encoding: encodingOf(values.encoding),
    source: values.source?.trim() || undefined,
    libraries: {
      names: new Map(values.library.map(mapping)),
      fallback: values['default-library']?.trim() || null,
    },
  };
}

function parse(args: string[]) {
  return parseArgs({
    args,
    allowPositionals: true,
    options: {
      library: { type: 'string', multiple: true, default: [] },
      'default-library': { type: 'string' },
      source: { type: 'string' },
      encoding: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
  });
}

function mapping(text: string): [string, string] {
  const [, code, name] = /^\s*([^=]*?)\s*=\s*(.*?)\s*$/.exec(text) ?? [];
  if (!code || !name) throw new Failure(`--library takes CODE=NAME, not "${text}".\n${importUsage}`);
  return [code.toUpperCase(), name];
}

function encodingOf(name: string | undefined): MarcEncoding | undefined {
  const known = ENCODINGS.find((encoding) => encoding === name?.toLowerCase());
  if (name !== undefined && known === undefined) throw new Failure(`Unknown --encoding "${name}".\n${importUsage}`);
  return known;
}
