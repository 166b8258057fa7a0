import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { LibraryChoice } from '@catalogue/database/findLibraries';
import type { MarcEncoding } from '@catalogue/domain';
import { commandLine } from '@catalogue/command-kit/commandLine';
import { Failure } from '@catalogue/command-kit/failure';

interface ImportOptions {
  /** Absolute paths, or `-` for the standard input; none to name libraries, list runs or undo one. */
  files: string[];
  dryRun: boolean;
  libraries: LibraryChoice;
  /** The campus of libraries, by code. */
  campuses: ReadonlyMap<string, string>;
  /** Lists the imports. */
  runs: boolean;
  /** The number of the import to undo. */
  undo?: number;
  /** The source of the control numbers of records without 003. */
  source?: string;
  /** For files with a wrong encoding in their leaders. */
  encoding?: MarcEncoding;
}

const ENCODINGS: readonly MarcEncoding[] = ['utf-8', 'marc-8', 'iso-8859-1'];

export const importUsage = `${commandLine('import', 'FILE…')} reads MARC 21 (ISO 2709 or MARCXML, also .gz; "-" is the standard input).
  --library CODE=NAME        assigns CODE in the records to the library NAME (code or name); repeatable
  --campus CODE=NAME         puts the library CODE on the campus NAME; repeatable
  --default-library NAME     gets the copies whose library is unknown or missing
  --source NAME              source of the control numbers of records without 003; use the same one each time
  --encoding NAME            reads every ISO 2709 record as utf-8, marc-8 or iso-8859-1, whatever its leader says
  --dry-run                  shows what would happen and changes nothing
Without FILE:
  --library, --campus        give libraries that exist a name or a campus
  --runs                     lists the imports
  --undo NUMBER              undoes an import`;

/** Parses the arguments of `npm run import`. Throws a Failure with the usage. */
export function readOptions(args: string[], folder = process.env['INIT_CWD'] ?? process.cwd()): ImportOptions {
  const { values, positionals } = parse(args);
  const { runs, undo } = values;
  const isOther = runs || undo !== undefined;
  const names = values.library.length + values.campus.length;
  if (positionals.length === 0 && !isOther && names === 0)
    throw new Failure(`Name the files to import.\n${importUsage}`);
  if (positionals.length > 0 && isOther) throw new Failure(`--runs and --undo take no files.\n${importUsage}`);
  if (undo !== undefined && !/^[1-9]\d{0,8}$/.test(undo))
    throw new Failure(`--undo takes the number of an import, not "${undo}": --runs lists them.`);
  return {
    files: [...new Set(positionals.map((file) => (file === '-' ? file : resolve(folder, file))))],
    dryRun: values['dry-run'],
    encoding: encodingOf(values.encoding),
    source: values.source?.trim() || undefined,
    campuses: new Map(values.campus.map((text) => mapping('--campus', text))),
    runs,
    undo: undo === undefined ? undefined : Number(undo),
    libraries: {
      names: new Map(values.library.map((text) => mapping('--library', text))),
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
      campus: { type: 'string', multiple: true, default: [] },
      runs: { type: 'boolean', default: false },
      undo: { type: 'string' },
      source: { type: 'string' },
      encoding: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
  });
}

function mapping(option: string, text: string): [string, string] {
  const [, code, name] = /^\s*([^=]*?)\s*=\s*(.*?)\s*$/.exec(text) ?? [];
  if (!code || !name) throw new Failure(`${option} takes CODE=NAME, not "${text}".\n${importUsage}`);
  return [code.toUpperCase(), name];
}

function encodingOf(name: string | undefined): MarcEncoding | undefined {
  const known = ENCODINGS.find((encoding) => encoding === name?.toLowerCase());
  if (name !== undefined && known === undefined) throw new Failure(`Unknown --encoding "${name}".\n${importUsage}`);
  return known;
}
