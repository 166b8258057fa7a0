import type { SearchResult } from '@catalogue/api-contract';
import type { openTestApp } from '@catalogue/mock-api/testing/app';
import { figuresOf, type Figures, type Grade } from './figures';
import type { Judged } from './judged';

type Api = Awaited<ReturnType<typeof openTestApp>>;

/** A judged search, asked. */
export interface Answered extends Figures {
  judged: Judged;
  /** The search of the offer that was followed, since the one typed found nothing. */
  followed: string | undefined;
  hits: string[];
}

async function ask(api: Api, query: Record<string, string>): Promise<SearchResult> {
  const reply = await api.app.inject({
    url: '/api/consulta',
    query: { ...query, limite: '40' },
    headers: { authorization: api.publicToken(3600) },
  });
  if (reply.statusCode !== 200) throw new Error(`${JSON.stringify(query)}: ${reply.body}`);
  return reply.json();
}

const isTitle = (title: string, wanted: string): boolean => title === wanted || title.startsWith(`${wanted}: `);

/** Asks a search as a reader types it. Where nothing is found, the first offer is followed: one click. */
export async function askSearch(api: Api, judged: Judged): Promise<Answered> {
  let result = await ask(api, { termo_pesquisa: judged.search });
  const [offer] = result.total === 0 ? (result.semelhantes ?? []) : [];
  if (offer) result = await ask(api, offer.campos ?? { termo_pesquisa: offer.termo });
  const hits = result.data.map(({ descricao }) => descricao);
  const gradeOf = (title: string): Grade => {
    if (judged.best.some((wanted) => isTitle(title, wanted))) return 'best';
    return judged.also?.some((wanted) => isTitle(title, wanted)) ? 'also' : 'none';
  };
  const all: Grade[] = [...judged.best.map(() => 'best' as const), ...(judged.also ?? []).map(() => 'also' as const)];
  return { ...figuresOf(hits.map(gradeOf), all), judged, followed: offer?.termo, hits: hits.slice(0, 3) };
}
