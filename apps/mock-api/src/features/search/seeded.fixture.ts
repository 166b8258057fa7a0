import { openTestApp, type TestApp } from '../../testing/app';
import type { Answer, Found } from './catalogue.fixture';

/** A server on the demo data, called by a visitor. */
export async function openSeeded() {
  const server: TestApp = await openTestApp();
  const get = async (address: string, query: Record<string, string> = {}, lang = '1') => {
    const answer = await server.app.inject({ url: address, query, headers: { lang } });
    return { status: answer.statusCode, body: answer.json<Answer>() };
  };
  return {
    ...server,
    get,
    search: async (query: Record<string, string>): Promise<Found> => {
      const { status, body } = await get('/consulta', query);
      if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
      return body as unknown as Found;
    },
  };
}
export type Seeded = Awaited<ReturnType<typeof openSeeded>>;
