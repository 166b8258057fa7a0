import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { runNode, type ProcessResult } from '@catalogue/command-kit/childProcess';
import { Failure } from '@catalogue/command-kit/failure';
import { atShutdown } from '@catalogue/command-kit/shutdown';
import { inWorkspace } from '@catalogue/command-kit/workspace';

/** What is installed for one run, in these versions. They are no dependencies: nobody who develops or runs the product needs them. */
const versions = {
  'openapi-typescript': '7.13.0',
  orval: '8.38.0',
  'openapi-to-postmanv2': '6.3.3',
  '@stoplight/prism-cli': '5.16.0',
};

/** The name of a tool in the registry. */
export type ToolName = keyof typeof versions;

const Manifest = z.object({ bin: z.union([z.string(), z.record(z.string(), z.string())]) });

/** Tools of others in a folder of their own, which is deleted at the end. */
export class InstalledTools {
  private constructor(readonly folder: string) {}

  /** Installs them, without running scripts of theirs. Throws a Failure where the registry does not answer. */
  static async install(): Promise<InstalledTools> {
    const folder = await mkdtemp(join(tmpdir(), 'catalogue-tools-'));
    atShutdown(() => rm(folder, { recursive: true, force: true }));
    await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'tools-of-others', private: true }));
    const packages = Object.entries(versions).map(([name, version]) => `${name}@${version}`);
    try {
      await promisify(execFile)(
        'npm',
        ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', ...packages],
        { cwd: folder, shell: process.platform === 'win32' },
      );
    } catch (error) {
      throw new Failure(`The tools could not be installed:\n${String(error)}`);
    }
    return new InstalledTools(folder);
  }

  /** `openapi-typescript 7.13.0` */
  nameOf = (tool: ToolName): string => `${tool} ${versions[tool]}`;

  path = (name: string): string => join(this.folder, name);

  write = (name: string, text: string): Promise<void> => writeFile(this.path(name), text);

  read = (name: string): Promise<string> => readFile(this.path(name), 'utf8');

  /** The script of a tool's command. */
  async script(tool: ToolName): Promise<string> {
    const home = this.path(join('node_modules', tool));
    const { bin } = Manifest.parse(JSON.parse(await readFile(join(home, 'package.json'), 'utf8')));
    const [file = ''] = typeof bin === 'string' ? [bin] : Object.values(bin);
    return join(home, file);
  }

  /** Runs a tool to its end. Throws a Failure with its output if it fails. */
  async run(tool: ToolName, args: readonly string[]): Promise<string> {
    return outputOf(this.nameOf(tool), await runNode([await this.script(tool), ...args], {}, { cwd: this.folder }));
  }

  /** Checks the types of files in the folder with the compiler of this clone. Throws a Failure with what it reports. */
  async compile(...files: readonly string[]): Promise<void> {
    const args = [
      ...[...files, '--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--types', ''],
      ...['--module', 'preserve', '--target', 'es2022', '--lib', 'es2023,dom'],
    ];
    const compiler = inWorkspace('node_modules', 'typescript-7', 'bin', 'tsc');
    outputOf('The compiler', await runNode([compiler, ...args], {}, { cwd: this.folder }));
  }
}

function outputOf(name: string, { code, output }: ProcessResult): string {
  if (code !== 0) throw new Failure(`${name} ended with ${code}:\n${output.slice(0, 2000)}`);
  return output;
}
