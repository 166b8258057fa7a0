#!/usr/bin/env node
// Replaces Prisma's native schema engine, which the Prisma CLI would otherwise download: the same arguments and the
// same JSON-RPC lines over stdin and stdout, handled by Prisma's own WebAssembly build of that engine.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { Databases } from './databases.mjs';
import { manageDatabase } from './manageDatabase.mjs';
import { Engine } from './engine.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: {
    datasource: { type: 'string' },
    datamodels: { type: 'string', multiple: true },
    version: { type: 'boolean' },
  },
});

if (options.version) {
  const { version } = createRequire(import.meta.url)('@prisma/schema-engine-wasm/package.json');
  console.log(`schema-engine-wasm ${version}`);
} else {
  process.stderr.write('\n'); // The CLI ignores the first line of stderr.
  const databases = new Databases(JSON.parse(options.datasource ?? '{}').url);
  if (positionals[0] === 'cli') process.exitCode = await manageDatabase(positionals[1], databases);
  else await answerRequests(new Engine(databases, readSchemas()));
}

function readSchemas() {
  return options.datamodels?.map((file) => [file, readFileSync(file, 'utf8')]);
}

async function answerRequests(engine) {
  const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === '') continue;
    const { id, method, params } = JSON.parse(line);
    if (method === undefined) continue; // The CLI's reply to our own `print`.
    const answer = await engine.answer(method, params);
    const printed = method === 'diff' ? answer.result?.stdout : undefined;
    if (printed) send({ id: Number.MAX_SAFE_INTEGER, method: 'print', params: { content: printed } });
    send({ id, ...answer });
  }
}
