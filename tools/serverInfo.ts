import { z } from 'zod';
import type { Env } from './env';

const Personas = z.array(z.object({ login: z.string(), password: z.string(), shows: z.string() }));

/** Prints the address of the server and the demo users. */
export async function printServerInfo(
  address: string,
  { CONTROL_KEY, BASE_PATH }: Pick<Env, 'CONTROL_KEY' | 'BASE_PATH'>,
): Promise<void> {
  console.log(`\nThe catalogue is running at ${address}${BASE_PATH}  (Ctrl-C stops it)`);
  const headers = CONTROL_KEY === undefined ? undefined : { 'x-control-key': CONTROL_KEY };
  const answer = await fetch(`${address}/__mock/personas`, { headers }).catch(() => undefined);
  const personas = answer?.ok ? Personas.safeParse(await answer.json()).data : undefined;
  if (personas === undefined || personas.length === 0) return;
  const width = (key: 'login' | 'password'): number => Math.max(...personas.map((persona) => persona[key].length));
  console.log('\nDemo users (login, password, what they show):');
  for (const { login, password, shows } of personas) {
    console.log(`  ${login.padEnd(width('login'))}  ${password.padEnd(width('password'))}  ${shows}`);
  }
  console.log(`\nAPI documentation: ${address}${BASE_PATH}/docs`);
}
