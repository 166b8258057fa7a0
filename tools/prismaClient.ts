import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { prisma } from './migrate';
import { hashOfFiles } from './stamp';
import { inWorkspace } from './workspace';

const STAMP = inWorkspace('prisma', 'generated', 'made-from');

export const prismaClientSources = ['prisma/schema', 'node_modules/prisma/package.json'];

/** Makes prisma/generated when it is missing or was made from another schema. */
export async function generatePrismaClient(): Promise<void> {
  const sources = hashOfFiles(prismaClientSources);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return;
  await prisma(['generate'], '');
  writeFileSync(STAMP, sources);
}
