#!/usr/bin/env node
// `npm run advisories`: known holes of high severity in the packages that users run, as far as the registry knows. It installs nothing,
// so that CI asks in seconds. Exit code 0: none; 1: some; 2: nobody could be asked, which must not pass for none.
import { spawnSync } from 'node:child_process';

/** What `npm audit --json` printed, or undefined. */
function readReport(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

// npm is a script of the shell on Windows.
const { stdout, stderr, error } = spawnSync('npm audit --package-lock-only --omit=dev --audit-level=high --json', {
  shell: true,
  encoding: 'utf8',
});
const report = readReport(stdout);
if (report?.metadata?.vulnerabilities === undefined) {
  const why = report?.message ?? report?.error?.summary ?? error?.message ?? stderr.trim();
  console.error(
    `NOT CHECKED for known holes: the registry gives no list of them.\n  ${why || 'npm did not say why.'}
Ask another registry: npm_config_registry=https://registry.npmjs.org npm run advisories`,
  );
  process.exitCode = 2;
} else {
  const grave = Object.values(report.vulnerabilities).filter(({ severity }) => ['high', 'critical'].includes(severity));
  for (const { name, severity, range, via } of grave) {
    const titles = via.flatMap((cause) => (typeof cause === 'string' ? `by ${cause}` : `${cause.title} ${cause.url}`));
    console.error(`${name} ${range}: ${severity}: ${titles.join('; ')}`);
  }
  if (grave.length === 0) console.log('No package that users run has a known hole of high severity.');
  process.exitCode = grave.length === 0 ? 0 : 1;
}
