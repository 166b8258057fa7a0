import { setTimeout as pause } from 'node:timers/promises';
import type { Bench, BenchOptions, Measured } from '../bench';
import { Failure } from '@catalogue/command-kit/failure';
import { workspaceRoot } from '@catalogue/command-kit/workspace';
import { withTitles } from './manyTitles';
import { percentile } from './median';
import { startServer } from './startServer';

const TITLES = 200_000;
const ROUNDS = 5;
const CLIENTS = 8;

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

// A number makes each address new, so that no reply is a kept one.
let asked = 0;
const calls = {
  'a page of 20': (term: string) => {
    asked += 1;
    return `/api/v2/consulta/pesquisa_geral/${asked}?termo_pesquisa=${encodeURIComponent(term)}&perPage=20`;
  },
  'up to 1,000 titles': (term: string) => {
    asked += 1;
    return `/api/consulta?termo_pesquisa=${encodeURIComponent(term)}&limite=${1000 + asked}`;
  },
  // Extra blanks change the address but not the search, so the cache is missed.
  'a page with its six facets': (term: string) => {
    asked += 1;
    return `/api/consulta/pagina?termo_pesquisa=${encodeURIComponent(term)}${'+'.repeat(asked % 150)}&por_pagina=${20 + Math.floor(asked / 150)}`;
  },
  'suggestions for the first letters': (term: string) => {
    asked += 1;
    return `/api/consulta/sugestoes?termo=${encodeURIComponent(term.slice(0, 5))}${'+'.repeat(asked % 150)}`;
  },
};

const run = ({ titles = TITLES }: BenchOptions): Promise<Measured[]> =>
  withTitles(titles, async (env) => {
    const rows: Measured[] = [];
    for (const index of ['postgresql', 'memory', 'memory']) {
      const server = await startServer(workspaceRoot, { ...env, SEARCH_INDEX: index });
      try {
        const isSecond = rows.some(({ note }) => note?.startsWith('memory'));
        if (index === 'memory')
          rows.push(await indexMade(server.address, isSecond ? 'memory: read from its file' : 'memory: made'));
        if (!isSecond) rows.push(...(await measure(server.address, index)));
      } finally {
        await server.stop();
      }
    }
    return rows;
  });

/** The seconds from the first healthy reply until the index answers, and its memory. */
async function indexMade(address: string, note: string): Promise<Measured> {
  const began = performance.now();
  for (;;) {
    const health = (await (await fetch(`${address}/healthz`)).json()) as { search_index?: { bytes: number } };
    const seconds = (performance.now() - began) / 1000;
    if (health.search_index)
      return { value: seconds, unit: 's', note: `${note}, ${Math.round(health.search_index.bytes / 2 ** 20)} MiB` };
    await pause(20);
  }
}

async function measure(address: string, index: string): Promise<Measured[]> {
  const rows: Measured[] = [];
  for (const [name, call] of Object.entries(calls)) {
    // The first round warms up.
    for (const term of TERMS) await ask(address, call(term));
    const times: number[] = [];
    for (const term of everyTerm()) times.push(await ask(address, call(term)));
    const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
    rows.push({
      value: mean,
      unit: 'ms',
      note: `${index}: ${name}, mean; half within ${percentile(times, 0.5).toFixed(1)}, 95 % within ${percentile(times, 0.95).toFixed(1)} ms`,
    });
  }
  const began = performance.now();
  const terms = everyTerm();
  const count = terms.length;
  const client = async () => {
    for (let term = terms.pop(); term !== undefined; term = terms.pop())
      await ask(address, calls['a page of 20'](term));
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  const seconds = (performance.now() - began) / 1000;
  return [
    ...rows,
    { value: count / seconds, unit: 'searches/s', note: `${index}: pages of 20 for ${CLIENTS} clients` },
  ];
}

const everyTerm = (): string[] => Array.from({ length: ROUNDS }, () => TERMS).flat();

/** Milliseconds until the last byte. */
async function ask(address: string, call: string): Promise<number> {
  const began = performance.now();
  const reply = await fetch(address + call);
  await reply.arrayBuffer();
  if (!reply.ok) throw new Failure(`${call} was answered ${reply.status}.`);
  return performance.now() - began;
}

const bench: Bench = {
  name: 'Search, 200,000 titles or --titles N',
  goal: 'page <= 2 ms, 1,000 titles <= 15 ms, facets <= 3 ms, suggestions <= 5 ms, >= 800/s',
  slow: 'search',
  run,
};

export default bench;
