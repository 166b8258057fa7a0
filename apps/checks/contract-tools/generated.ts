import type { InstalledTools } from './installedTools';

const useTypes = `
import type { paths } from './types';
type Reply = paths['/api/emprestimo/titulos-pendentes']['get']['responses'][200]['content']['application/json'];
export const names = (reply: Reply): string[] => reply.titulos.map(({ descricao }) => descricao);
// @ts-expect-error A name is no number.
export const numbers = (reply: Reply): number[] => reply.titulos.map(({ descricao }) => descricao);
`;

/** Generates types and compiles a small client with them; says how many calls they have. */
export async function openApiTypescript(tools: InstalledTools): Promise<string> {
  await tools.run('openapi-typescript', ['openapi.json', '--output', 'types.ts']);
  await tools.write('useTypes.ts', useTypes);
  await tools.compile('useTypes.ts');
  const [, operations = ''] = (await tools.read('types.ts')).split('export interface operations {');
  return `${operations.match(/^ {4}\S+: \{$/gm)?.length ?? 0} calls, compiles`;
}

const useClient = `
import { listPendingTitles } from './client';
export async function names(): Promise<string[]> {
  const reply = await listPendingTitles();
  return reply.status === 200 ? reply.data.titulos.map(({ descricao }) => descricao) : [];
}
export async function numbers(): Promise<number[]> {
  const reply = await listPendingTitles();
  // @ts-expect-error A name is no number.
  return reply.status === 200 ? reply.data.titulos.map(({ descricao }) => descricao) : [];
}
`;

/** Generates functions that call with fetch and compiles their use; says how many there are. */
export async function orval(tools: InstalledTools): Promise<string> {
  await tools.run('orval', ['--input', 'openapi.json', '--output', 'client.ts', '--client', 'fetch']);
  await tools.write('useClient.ts', useClient);
  await tools.compile('useClient.ts');
  const calls = (await tools.read('client.ts')).match(/^export const get\w+Url = /gm);
  return `${calls?.length ?? 0} calls, compiles`;
}

interface Item {
  item?: Item[];
  request?: object;
}

const requestsIn = ({ item = [], request }: Item): number =>
  (request ? 1 : 0) + item.reduce((sum, one) => sum + requestsIn(one), 0);

/** Makes a Postman collection; says how many requests it has. */
export async function openApiToPostman(tools: InstalledTools): Promise<string> {
  await tools.run('openapi-to-postmanv2', ['--spec', 'openapi.json', '--output', 'collection.json']);
  return `${requestsIn(JSON.parse(await tools.read('collection.json')) as Item)} calls`;
}
