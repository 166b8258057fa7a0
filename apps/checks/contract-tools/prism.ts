import { spawn } from 'node:child_process';
import { addressOf, fillPath, queryString } from '@catalogue/api-contract';
import { end } from '@catalogue/command-kit/childProcess';
import { Failure } from '@catalogue/command-kit/failure';
import { freePort } from '@catalogue/command-kit/port';
import { atShutdown } from '@catalogue/command-kit/shutdown';
import { describedCalls, type DescribedCall } from '@catalogue/mock-api/testing/describedCalls';
import { validInput } from '@catalogue/mock-api/testing/validInput';
import type { InstalledTools } from './installedTools';

// Forms are no JSON, and what the control room is told has no examples.
const jsonCalls = describedCalls.filter(
  ({ endpoint }) => endpoint.style === undefined && (endpoint.method === 'GET' || !endpoint.path.startsWith('/__mock')),
);
/** How many calls Prism is asked for. */
export const asked = jsonCalls.length;

/** Runs Prism until `work` is over. */
async function withPrism<Answer>(
  tools: InstalledTools,
  args: readonly string[],
  work: (address: string) => Promise<Answer>,
): Promise<Answer> {
  const port = await freePort();
  const script = await tools.script('@stoplight/prism-cli');
  const child = spawn(process.execPath, [script, ...args, '--port', String(port), '--host', '127.0.0.1'], {
    cwd: tools.folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  atShutdown(() => end(child));
  let output = '';
  try {
    await new Promise<void>((resolve, reject) => {
      const hear = (chunk: Buffer) => {
        output += String(chunk);
        if (output.includes('is listening')) resolve();
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('exit', (code) => reject(new Failure(`Prism ended with ${code}:\n${output.slice(0, 2000)}`)));
    });
    return await work(`http://127.0.0.1:${port}`);
  } finally {
    await end(child);
  }
}

const send = (address: string, call: DescribedCall, cod_acervo: number, authorization: string) => {
  const { params, query, body } = validInput(call, cod_acervo);
  return fetch(address + fillPath(addressOf(call.endpoint), params) + queryString(query), {
    method: call.endpoint.method,
    headers: { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    redirect: 'manual',
  });
};

/** Asks Prism's mock for each call; says how many it answers as the document has it, and which not. */
export const prismMock = (tools: InstalledTools): Promise<string> =>
  withPrism(tools, ['mock', 'openapi.json'], async (address) => {
    const others: string[] = [];
    for (const call of jsonCalls) {
      const reply = await send(address, call, 1, 'Bearer any');
      await reply.arrayBuffer();
      if (reply.status !== (call.endpoint.status ?? 200)) others.push(`${call.name} ${reply.status}`);
    }
    return [`${jsonCalls.length - others.length} answered`, ...others].join(', ');
  });
