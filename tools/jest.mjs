#!/usr/bin/env node
// `node tools/jest.mjs PROJECT [arguments of Jest]`: the tests of one project of jest.config.mjs. Without further arguments, as `nx test PROJECT`
// runs it, it prints failures only, and writes the counts to reports/PROJECT; if CI is set, also a JUnit and an HTML report.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [project, ...rest] = process.argv.slice(2);
const isWhole = rest.length === 0;
const folder = join(root, 'reports', project);
const report = join(folder, 'jest.json');

// Nx runs two tasks at a time. These two take longest, and each goes on alone when the others have ended: they use all cores.
const isLong = project === 'web' || project === 'mock-api';
const workers = isLong ? availableParallelism() : Math.max(1, Math.floor(availableParallelism() / 2));
const quiet = [
  '--silent',
  '--json',
  `--outputFile=${report}`,
  ...(process.env.CI ? ['--reporters=default', '--reporters=jest-junit', '--reporters=jest-html-reporter'] : []),
  ...(process.env.SHARD ? [`--shard=${process.env.SHARD}`, '--passWithNoTests'] : []),
];
const args = [
  // Tests create many short-lived objects.
  '--max-semi-space-size=128',
  // Most functions of a test run a few times: compiling them for speed costs more than it saves (decision 026). Node 22 has no such
  // option, and a compiler that costs less.
  ...(process.versions.node.startsWith('20.') ? ['--interrupt-budget=2000000'] : []),
  join(root, 'node_modules', 'jest', 'bin', 'jest.js'),
  '--config=jest.config.mjs',
  `--selectProjects=${project}`,
  `--maxWorkers=${workers}`,
  ...(isWhole ? quiet : rest),
];

if (isWhole) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}
const child = spawn(process.execPath, args, {
  cwd: root,
  env: {
    ...process.env,
    JEST_JUNIT_OUTPUT_DIR: folder,
    JEST_JUNIT_SUITE_NAME: project,
    JEST_HTML_REPORTER_OUTPUT_PATH: join(folder, 'index.html'),
    JEST_HTML_REPORTER_PAGE_TITLE: project,
    JEST_HTML_REPORTER_INCLUDE_FAILURE_MSG: 'true',
  },
  stdio: ['ignore', isWhole ? 'ignore' : 'inherit', isWhole ? 'pipe' : 'inherit'],
});
let output = '';
child.stderr?.on('data', (chunk) => (output += chunk));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('close', (code) => {
  if (isWhole) console.log(sentence(code));
  process.exitCode = code ?? 1;
});

// A log is read from its end, where hundreds of names of passed tests would hide the reason of a failure.
function sentence(code) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    const failures = testResults.filter(({ status }) => status === 'failed').map(({ message }) => message);
    const counts = `${project}: ${numPassedTests} passed, ${numFailedTests} failed`;
    // A note of the project.
    const note = join(folder, 'note.txt');
    return [
      ...failures,
      failures.length === 0 && code !== 0 ? output : counts,
      ...(existsSync(note) ? [readFileSync(note, 'utf8')] : []),
    ].join('\n');
  } catch {
    return output;
  }
}
