import { parseArgs } from 'node:util';
import { openTestServer } from '@catalogue/database/testing/testDatabase';
import { openTestApp } from '@catalogue/mock-api/testing/app';
import * as own from '@catalogue/mock-api/testing/testServer';
import { askSearch, type Answered } from './relevance/askSearch';
import { meanOf, type Figures } from './relevance/figures';
import { heldBack, tuned, type Judged } from './relevance/judged';

const goals: Figures = { success1: 0.95, success10: 1, ndcg10: 0.95 };
const worst = 10;

export const usage = `Usage: npm run relevance [-- --held-back]
Asks the judged searches of the demo library and reports how well the first hits answer them. The worst ten are those that
the order was made with; with --held-back those that were held back.`;

/** `npm run relevance [-- --held-back]`: fails if a goal is missed. */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { 'held-back': { type: 'boolean', default: false } } });
  const server = await openTestServer();
  const api = await openTestApp({ server: own, env: { LOG_LEVEL: 'silent', RATE_LIMIT: 'off' } });
  const askAll = async (searches: readonly Judged[]): Promise<Answered[]> => {
    const answered: Answered[] = [];
    for (const judged of searches) answered.push(await askSearch(api, judged));
    return answered;
  };
  const sets = { tuned: await askAll(tuned), 'held back': await askAll(heldBack) };
  await api.stop();
  await server.stop();
  for (const [name, answered] of Object.entries(sets)) console.log(line(name, answered));
  console.log(`goals: ${said(goals)}`);
  for (const each of worstOf(values['held-back'] ? sets['held back'] : sets.tuned)) console.log(described(each));
  const reached = Object.values(sets).every((answered) => reaches(meanOf(answered)));
  return reached ? 0 : 1;
}

const said = ({ success1, success10, ndcg10 }: Figures): string =>
  `success@1 ${success1.toFixed(3)}  success@10 ${success10.toFixed(3)}  nDCG@10 ${ndcg10.toFixed(3)}`;

const line = (name: string, answered: readonly Answered[]): string =>
  `${answered.length} searches, ${name}: ${said(meanOf(answered))}, ${answered.filter(({ followed }) => followed).length} after one click`;

const reaches = (figures: Figures): boolean =>
  figures.success1 >= goals.success1 && figures.success10 >= goals.success10 && figures.ndcg10 >= goals.ndcg10;

const worstOf = (answered: readonly Answered[]): Answered[] =>
  answered
    .filter(({ ndcg10, success1 }) => ndcg10 < 1 || success1 < 1)
    .sort((a, b) => a.ndcg10 - b.ndcg10)
    .slice(0, worst);

const described = ({ judged, followed, hits, ndcg10 }: Answered): string =>
  `  ${ndcg10.toFixed(2)}  ${judged.search}${followed === undefined ? '' : ` → ${followed}`}  found: ${hits.join(' | ') || 'nothing'}  wanted: ${judged.best.join(' | ')}`;
