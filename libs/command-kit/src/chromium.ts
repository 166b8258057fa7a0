import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { runNode } from './childProcess';
import { Failure } from './failure';
import { inWorkspace } from './workspace';

const DEBIAN = '/usr/bin/chromium';

/** The path of the browser for the journeys. Installs one if there is none; throws a Failure that says what to install. */
export async function findChromium(): Promise<string> {
  const given = process.env['PLAYWRIGHT_CHROMIUM_EXECUTABLE'];
  if (given) {
    if (existsSync(given)) return given;
    throw new Failure(`PLAYWRIGHT_CHROMIUM_EXECUTABLE is ${given}, which does not exist: correct or unset it.`);
  }
  if (existsSync(playwrights())) return playwrights();
  if (existsSync(DEBIAN)) return DEBIAN;
  console.log('No Chromium found. Installing the one of Playwright …');
  await runNode([inWorkspace('node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium']);
  if (existsSync(playwrights())) return playwrights();
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Playwright could not install Chromium. Installing the Debian package …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'chromium-headless-shell'], {
      env,
      stdio: 'ignore',
    });
    if (existsSync(DEBIAN)) return DEBIAN;
  }
  throw new Failure(
    'The end-to-end tests need Chromium: run "npx playwright install --with-deps chromium", or install the package chromium, or set PLAYWRIGHT_CHROMIUM_EXECUTABLE.',
  );
}

const playwrights = (): string => chromium.executablePath();
