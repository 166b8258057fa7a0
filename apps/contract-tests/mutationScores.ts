import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { inWorkspace } from '@catalogue/command-kit/workspace';

/** How many changes were made to replies, and how many of them a test of the contract noticed. */
interface Score {
  side: 'provider' | 'consumer';
  made: number;
  noticed: number;
}

const Score = z.object({ side: z.enum(['provider', 'consumer']), made: z.number(), noticed: z.number() });
const usualFolder = inWorkspace('reports', 'contract-tests', 'mutations');

/** Saves a score for `scoreLine` under a name that is unique to the test file. */
export function saveScore(name: string, score: Score, folder = usualFolder): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(score));
}

/** One line with the scores of both sides. */
export function scoreLine(folder = usualFolder): string {
  mkdirSync(folder, { recursive: true });
  const scores = readdirSync(folder).map((file) => Score.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
  const [provider, consumer] = (['provider', 'consumer'] as const).map((side) => {
    const own = scores.filter((score) => score.side === side);
    const made = own.reduce((sum, score) => sum + score.made, 0);
    const noticed = own.reduce((sum, score) => sum + score.noticed, 0);
    return made === 0 ? `${side} not tried` : `${side} ${noticed} of ${made} noticed`;
  });
  return `mutations: ${provider} (the rest, with reasons, in contract-tests/unread.ts); ${consumer}`;
}
