import { differences, rowsOf, type Waiver } from './contract-coverage/compare';
import { readSources, unseenFields } from './contract-coverage/sources';
import { table } from './contract-coverage/table';
import savedWaivers from './contract-coverage/waivers.json';

// Typed here, since TypeScript infers no entries from an empty list.
const waivers: Waiver[] = savedWaivers;

export const usage = `Usage: npm run contract:coverage
Reports where each call of the contract is served, used and tested.`;

/** Prints which calls of the documents each part has, and every difference between the parts; exit code 1 if there is one. */
export async function run(): Promise<number> {
  const parts = await readSources();
  const rows = rowsOf(parts, waivers);
  const found = [...differences(parts, waivers), ...(await unseenFields())];
  const covered = rows.filter(
    (row) => row.hasRoute && row.inPact && row.inClient && row.onScreen && row.isTested,
  ).length;
  const waived = rows.filter((row) => !row.inContract && row.waiver).length;
  console.log(`${table(rows)}\n`);
  for (const { group, since, reason, calls } of waivers)
    console.log(`Waived since ${since}, "${reason}": ${calls.length} of ${group}`);
  for (const difference of found) console.log(`Difference: ${difference}.`);
  console.log(`\n${covered} of ${rows.length} documented calls are covered, ${waived} are waived.`);
  console.log(`${covered} passed, ${found.length} failed`);
  return found.length === 0 ? 0 : 1;
}
