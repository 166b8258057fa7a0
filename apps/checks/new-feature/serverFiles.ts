import type { FeatureName } from './names';

/** Contract, handlers, store and test of a new feature: one call that reads data of the signed-in patron. */
export function serverFiles({ folder, key, pascal, words }: FeatureName): Record<string, string> {
  const mock = `apps/mock-api/src/features/${folder}/${folder}`;
  return {
    [`libs/api-contract/src/${folder}.ts`]: `
import * as z from 'zod/mini';
import { defineContract } from './endpoint';
import { assumed, Text } from './fields';

export const ${pascal}Entry = z.object({
  codigo: assumed(Text),
  descricao: assumed(z.string()),
});
export type ${pascal}Entry = z.output<typeof ${pascal}Entry>;

export const ${key} = defineContract({
  list${pascal}: {
    id: '${folder}',
    own: true,
    summary: 'The ${words} of the signed-in patron',
    method: 'GET',
    path: '/${folder}',
    access: 'patron',
    reply: z.array(${pascal}Entry),
  },
});
`,
    [`${mock}.handlers.ts`]: `
import type { ${key} } from '@catalogue/api-contract';
import type { Handlers } from '../../http/serve';
import { find${pascal} } from './${folder}.store';

export const ${key}Handlers: Handlers<typeof ${key}> = {
  async list${pascal}({ patron }, { db }) {
    return find${pascal}(db, patron.cod_pessoa);
  },
};
`,
    [`${mock}.store.ts`]: `
import type { ReplyRow, ${key} } from '@catalogue/api-contract';
import type { PrismaClient } from '@catalogue/database/generated/client';

/** The patron's sign-ins, in order. Replace it by the SQL of the feature. */
export const find${pascal} = (db: Pick<PrismaClient, '$queryRaw'>, cod_pessoa: number) =>
  db.$queryRaw<ReplyRow<(typeof ${key})['list${pascal}']>>\`
    SELECT login AS codigo, nome AS descricao
      FROM pessoa_login
     WHERE cod_pessoa = \${cod_pessoa}
     ORDER BY login\`;
`,
    [`${mock}.test.ts`]: `
import { addressOf, ${key} } from '@catalogue/api-contract';
import { appForFile } from '../../testing/app';

const server = appForFile();

test('a patron sees their own ${words} and nobody else sees them', async () => {
  const { cod_pessoa, login, nome } = await server.db.personLogin.findFirstOrThrow();
  const list = async (patron: number) => {
    const authorization = server.patronToken(patron, login);
    const answer = await server.app.inject({ url: addressOf(${key}.list${pascal}), headers: { authorization } });
    return answer.json();
  };
  expect(await list(cod_pessoa)).toContainEqual({ codigo: login, descricao: nome });
  expect(await list(cod_pessoa + 1)).not.toContainEqual({ codigo: login, descricao: nome });
});
`,
  };
}
