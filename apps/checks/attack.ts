import { Failure } from '@catalogue/command-kit/failure';
import { accountAttacks } from './attack/accounts';
import type { Attack, Try } from './attack/attack';
import { connectionAttacks } from './attack/connections';
import { controlAttacks } from './attack/controls';
import { costAttacks } from './attack/cost';
import { pageAttacks } from './attack/page';
import { signInAttacks } from './attack/signIn';
import { Target } from './attack/target';

export const usage = `npm run attack -- https://catalogue.example.org

Tries the attacks of docs/SECURITY-MODEL.md, each in many variations, on a server that is running, and tells which get
through. It is noisy and writes next to nothing. Attack your own servers only.`;

const attacks: Attack[] = [
  ...controlAttacks,
  ...signInAttacks,
  ...accountAttacks,
  ...costAttacks,
  ...pageAttacks,
  ...connectionAttacks,
];
const shown = 5;

/** `npm run attack -- URL`: exit code 1 when an attack gets through. */
export async function run([address, ...rest]: string[]): Promise<number> {
  if (address === undefined || rest.length > 0 || !/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new Failure(usage);
  const target = new Target(address);
  if ((await target.send({ path: '/config.json' })).status !== 200)
    throw new Failure(
      `${address} is no server of the catalogue (it has no /config.json): give the address of one, as http://localhost:4200.`,
    );
  let total = 0;
  for (const attack of attacks) {
    const { tried, through } = await attempt(attack, target);
    const result = tried === 0 ? 'not tried here' : through.length === 0 ? 'blocked' : `${through.length} GOT THROUGH`;
    console.log(`${result.padEnd(16)} ${String(tried).padStart(4)}  ${attack.wants}`);
    for (const how of through.slice(0, shown)) console.log(`${' '.repeat(23)}${how}`);
    total += through.length;
  }
  await target.dropSandboxes();
  console.log(total === 0 ? '\nNo attack got through.' : `\n${total} attacks got through.`);
  return total === 0 ? 0 : 1;
}

/** One after the other: what is measured is the server, not how many requests it takes at once. */
async function attempt(attack: Attack, target: Target) {
  const tries = await attack.tries(target);
  const through: string[] = [];
  for (const one of tries) if (await getsThrough(one, target)) through.push(one.how);
  return { tried: tries.length, through };
}

async function getsThrough(one: Try, target: Target): Promise<boolean> {
  if ('getsThrough' in one) return one.getsThrough();
  const { send, flood = [], succeeds } = one;
  for (const sent of flood.slice(1)) await target.sendOnce(sent);
  return succeeds(await (flood[0] ? target.sendOnce(flood[0]) : target.send(send)));
}
