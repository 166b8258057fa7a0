import { parseArgs } from 'node:util';
import type { ProcessResult } from '@catalogue/command-kit/childProcess';
import { Failure } from '@catalogue/command-kit/failure';
import { openCopy, uncommitted, type Copy } from './mutants/copy';
import { baselineProblem, verdictOf, type Verdict } from './mutants/evaluate';
import type { Fault } from './mutants/fault';
import { faults } from './mutants/faults';
import { outdated, plant } from './mutants/plant';
import { suites, type Command } from './mutants/suites';

const commandOf = ({ suite, check }: Fault): Command => suites[suite](check);

export const usage = `Usage: npm run mutants [-- --only WORD …] [--list]
Plants known faults in a copy of the last commit and reports which of them the tests notice.`;

/**
 * `npm run mutants [-- --only WORD …] [--list]`: plants known faults one by one in a copy of the last commit, and reports which of them
 * the suites notice. WORD: a suite, or a part of a fault's name; may be given several times. Ends with 1 if one stays unnoticed.
 */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { only: { type: 'string', multiple: true }, list: { type: 'boolean', default: false } },
  });
  const chosen = faultsNamed(values.only);
  if (values.list) return list(chosen);
  if (uncommitted()) console.log('Changes that are not committed are not in the copy.');
  const copy = await openCopy();
  refuseOutdated(copy, chosen);

  const problems = await runBaseline(copy, chosen);
  const verdicts: { fault: Fault; verdict: Verdict }[] = [];
  for (const fault of chosen) {
    const began = performance.now();
    const problem = problems.get(keyOf(fault));
    const verdict = problem
      ? { isNoticed: false, reason: problem }
      : verdictOf(await runWithFault(copy, fault), commandOf(fault));
    verdicts.push({ fault, verdict });
    report(fault, verdict, performance.now() - began);
  }
  return summarize(verdicts);
}

/** Those of one of the suites, or with one of the words in their names; all without words. */
function faultsNamed(words: string[] = []): Fault[] {
  for (const word of words)
    if (!faults.some(isNamed(word)))
      throw new Failure(`No fault or suite is named "${word}": "npm run mutants -- --list" lists them.`);
  return faults.filter((fault) => words.length === 0 || words.some((word) => isNamed(word)(fault)));
}

const isNamed =
  (word: string) =>
  ({ name, suite }: Fault): boolean =>
    suite === word || name.includes(word);

function list(chosen: Fault[]): number {
  for (const { name, suite, file } of chosen) console.log(`${suite.padEnd(width)} ${name} (${file})`);
  console.log(`${chosen.length} faults`);
  return 0;
}

function refuseOutdated(copy: Copy, chosen: Fault[]): void {
  const problems = chosen.flatMap((fault) => {
    const problem = outdated(copy.root, fault);
    return problem === null ? [] : [`"${fault.name}": ${problem}`];
  });
  if (problems.length > 0) throw new Failure(`apps/checks/mutants/faults is out of date.\n${problems.join('\n')}`);
}

const keyOf = (fault: Fault): string => JSON.stringify(commandOf(fault).steps);

/** Runs each check once without a fault; returns by check why it cannot notice one, or null. */
async function runBaseline(copy: Copy, chosen: Fault[]): Promise<Map<string, string | null>> {
  const problems = new Map<string, string | null>();
  for (const fault of chosen) {
    const key = keyOf(fault);
    if (problems.has(key)) continue;
    const began = performance.now();
    const ran = await copy.run(commandOf(fault).steps);
    const problem = baselineProblem(ran, commandOf(fault));
    problems.set(key, problem);
    const check = `${fault.suite} ${fault.check.join(' ')}, ${seconds(performance.now() - began)}`;
    console.log(problem === null ? `  passes without a fault: ${check}` : `  ${check}: ${problem}\n${ran.output}`);
  }
  return problems;
}

async function runWithFault(copy: Copy, fault: Fault): Promise<ProcessResult> {
  plant(copy.root, fault);
  try {
    return await copy.run(commandOf(fault).steps);
  } finally {
    copy.restore();
  }
}

const width = Math.max(...Object.keys(suites).map((name) => name.length));
const seconds = (milliseconds: number): string => `${Math.round(milliseconds / 1000)} s`;

function report({ name, suite }: Fault, { isNoticed, reason }: Verdict, milliseconds: number): void {
  console.log(
    `${isNoticed ? '✓' : '✗'} ${suite.padEnd(width)} ${name}, ${seconds(milliseconds)}: ${reason.slice(0, 240)}`,
  );
}

function summarize(verdicts: { fault: Fault; verdict: Verdict }[]): number {
  console.log('');
  for (const suite of new Set(verdicts.map(({ fault }) => fault.suite))) {
    const own = verdicts.filter(({ fault }) => fault.suite === suite);
    console.log(`${suite.padEnd(width)} ${noticedIn(own)} of ${own.length}`);
  }
  const missed = verdicts.length - noticedIn(verdicts);
  console.log(`${noticedIn(verdicts)} of ${verdicts.length} planted faults noticed`);
  return missed === 0 ? 0 : 1;
}

const noticedIn = (verdicts: { verdict: Verdict }[]): number =>
  verdicts.filter(({ verdict }) => verdict.isNoticed).length;
