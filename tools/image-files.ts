import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { step } from '@catalogue/command-kit/progress';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import { generateClient } from '@catalogue/database/prismaCommand';
import { build, builtWeb } from './build';
import { bundle, describe } from './bundle';

export const usage = `Usage: npm run image:files
Writes dist/image, what a container needs: server.cjs, web.cjs, the built web app, the migrations, and a package.json with its lock file.`;

const folder = inWorkspace('dist', 'image');

/** `npm run image:files`: the files that the Dockerfile copies into its images. */
export async function run(): Promise<void> {
  await generateClient();
  await build(['web']);
  await step('Writing dist/image', write);
}

async function write(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const [server, web] = await Promise.all([
    bundle(inWorkspace('tools', 'image', 'server.ts'), join(folder, 'server.cjs')),
    bundle(inWorkspace('tools', 'image', 'web.ts'), join(folder, 'web.cjs')),
    cp(inWorkspace('prisma', 'migrations'), join(folder, 'prisma', 'migrations'), { recursive: true }),
    cp(builtWeb, join(folder, 'web'), { recursive: true }),
    cp(inWorkspace('dist', 'web-server'), join(folder, 'web-server'), { recursive: true }),
    cp(inWorkspace('LICENSE'), join(folder, 'LICENSE')),
    // npm takes the tested versions of all packages from it and leaves out the others.
    cp(inWorkspace('package-lock.json'), join(folder, 'package-lock.json')),
  ]);
  // The PostgreSQL from npm stays out: a container uses another one.
  const { optionalDependencies: _embedded, ...described } = await describe([...server, ...web]);
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'catalogue', ...described }, null, 2));
}
