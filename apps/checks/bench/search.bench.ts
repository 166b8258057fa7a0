import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bench, Measured } from '../bench';
import { runNode } from '@catalogue/command-kit/childProcess';
import { Failure } from '@catalogue/command-kit/failure';
import { inWorkspace, workspaceRoot } from '@catalogue/command-kit/workspace';
import { median } from './median';
import { startServer } from './startServer';

const TITLES = 200_000;
const ROUNDS = 5;

// Terms as readers type them: words of many titles and of few, names, several words, a typo, a word that does not occur.
const TERMS = [
  'história',
  'direito constitucional',
  'educação',
  'machado de assis',
  'estatística',
  'cálculo',
  'saúde pública',
  'dom casmurro',
  'arquitetura',
  'química orgânica',
  'memorias postumas',
  'brasil',
  'filosofia',
  'engenharia de software',
  'matematca',
  'xilofonista',
];

async function run(): Promise<Measured[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-search-'));
  chmodSync(folder, 0o755);
  const env = { DATA_DIR: folder, DATABASE_URL: '' };
  try {
    const seed = [inWorkspace('tools', 'cli.mjs'), 'db-seed', '--titles', String(TITLES)];
    const { code, output } = await runNode(seed, env);
    if (code !== 0) throw new Failure(`The database could not be seeded:\n${output}`);
    const server = await startServer(workspaceRoot, env);
    try {
      const times = await searchTimes(server.address);
      const slowest = Math.max(...times);
      return [
        { value: median(times), unit: 'ms', note: `the slowest of ${times.length} took ${Math.round(slowest)} ms` },
      ];
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Milliseconds of each search until its last byte, one after the other, without the first round, which warms up. */
async function searchTimes(address: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const term of TERMS) {
      const began = performance.now();
      const reply = await fetch(`${address}/api/consulta?termo_pesquisa=${encodeURIComponent(term)}`);
      await reply.arrayBuffer();
      if (!reply.ok) throw new Failure(`The search for "${term}" was answered ${reply.status}.`);
      if (round > 0) times.push(performance.now() - began);
    }
  }
  return times;
}

const bench: Bench = { name: 'GET /api/consulta, 200,000 titles, p50', goal: '< 60 ms', slow: 'consulta', run };

export default bench;
