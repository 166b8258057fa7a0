import { z } from 'zod';

const Personas = z.array(z.object({ login: z.string(), password: z.string(), shows: z.string() }));

/** Prints where the library is and who can sign in to it. */
export async function printServerInfo(address: string): Promise<void> {
  console.log(`\nThe library is open at ${address}  (Ctrl-C closes it)`);
  const answer = await fetch(`${address}/__mock/personas`).catch(() => undefined);
  const personas = answer?.ok ? Personas.safeParse(await answer.json()).data : undefined;
  if (personas === undefined || personas.length === 0) return;
  const width = (key: 'login' | 'password'): number => Math.max(...personas.map((persona) => persona[key].length));
  console.log('\nDemo people (user, password, what they show):');
  for (const { login, password, shows } of personas) {
    console.log(`  ${login.padEnd(width('login'))}  ${password.padEnd(width('password'))}  ${shows}`);
  }
  console.log(`\nInterface description: ${address}/docs`);
}
