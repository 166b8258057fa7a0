import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { prisma } from './migrate';
import { hashOfFiles } from './stamp';
import { inWorkspace } from './workspace';

const STAMP = inWorkspace('prisma', 'generated', 'made-from');

/** Makes prisma/generated when it is missing or was made from another schema. */
export async function generatePrismaClient(): Promise<void> {
  const source = hashOfFiles(['prisma/schema.prisma', 'node_modules/prisma/package.json']);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === source) return;
  await prisma(['generate'], '');
  writeFileSync(STAMP, source);
}
