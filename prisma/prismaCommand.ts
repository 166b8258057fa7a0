import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { runNode } from '@catalogue/command-kit/childProcess';
import { Failure } from '@catalogue/command-kit/failure';
import { hashOfFiles } from '@catalogue/command-kit/stamp';
import { inWorkspace } from '@catalogue/command-kit/workspace';

const STAMP = inWorkspace('prisma', 'generated', 'made-from');

/** The inputs of the generated client, relative to the workspace. */
const clientSources = ['prisma/schema', 'node_modules/prisma/package.json'];

/** Generates prisma/generated when it is missing or was generated from another schema. A bundle, which has no schema, has it inside. */
export async function generateClient(): Promise<void> {
  if (!existsSync(inWorkspace('prisma', 'schema'))) return;
  const sources = hashOfFiles(clientSources);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return;
  await prisma(['generate'], '');
  writeFileSync(STAMP, sources);
}

/** Runs Prisma's own command line against the database at `url`. Throws a Failure with its output. */
export async function prisma(args: string[], url: string): Promise<void> {
  const command = inWorkspace('node_modules', 'prisma', 'build', 'index.js');
  const { code, output } = await runNode([command, ...args], {
    DATABASE_URL: url,
    CHECKPOINT_DISABLE: '1',
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
  });
  if (code !== 0) throw new Failure(`"prisma ${args.join(' ')}" failed:\n${output.trim()}`);
}
