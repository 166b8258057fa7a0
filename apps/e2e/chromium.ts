import { existsSync } from 'node:fs';

const debians = { whole: '/usr/bin/chromium', windowless: '/usr/bin/chromium-headless-shell' };
const mayShow = ['--headed', '--debug', '--ui', 'test-server'];

// Workers load the configuration again, without the arguments of the command.
process.env.E2E_MAY_SHOW ??= String(process.argv.some((argument) => mayShow.includes(argument)));

/**
 * Debian's Chromium if it is installed, otherwise Playwright's own. Without --headed it is the headless shell, which opens a new
 * context in a third of the time. PLAYWRIGHT_CHROMIUM_EXECUTABLE names another.
 */
export function chromiumPath(): string | undefined {
  const given = process.env.PLAYWRIGHT_CHROMIUM_EXECUTABLE;
  if (given && given !== debians.whole) return given;
  if (process.env.E2E_MAY_SHOW !== 'true' && existsSync(debians.windowless)) return debians.windowless;
  return existsSync(debians.whole) ? debians.whole : undefined;
}
