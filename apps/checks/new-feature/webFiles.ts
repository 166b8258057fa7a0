import type { FeatureName } from './names';

/** Screen, texts, hooks and pact of a new feature. */
export function webFiles({ folder, key, pascal, words }: FeatureName): Record<string, string> {
  const web = `apps/web/src/features/${folder}`;
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  const texts = (pageTitle: string, nothing: string, failed: string): string =>
    JSON.stringify({ pageTitle, nothing, failed }, null, 2);
  return {
    [`${web}/${folder}.api.ts`]: `
import { calls } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const ${key}Api = api.injectEndpoints({ endpoints: endpointsOf('${key}', calls.${key}) });
export const { useList${pascal}Query } = ${key}Api;
`,
    [`${web}/public.ts`]: `
export { ${pascal}Screen } from './${pascal}Screen';
`,
    [`${web}/${pascal}Screen.tsx`]: `
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../shared/QueryView';
import { PageTitle } from '../../shared/ui/PageTitle';
import { useList${pascal}Query } from './${folder}.api';

export function ${pascal}Screen() {
  const { t } = useTranslation('${folder}');
  const query = useList${pascal}Query();
  return (
    <>
      <PageTitle>{t('pageTitle')}</PageTitle>
      <QueryView query={query} empty={t('nothing')} failed={t('failed')}>
        {(entries) => (
          <ul>
            {entries.map(({ codigo, descricao }) => (
              <li key={codigo}>{descricao}</li>
            ))}
          </ul>
        )}
      </QueryView>
    </>
  );
}
`,
    [`${web}/texts/pt.json`]: texts(`Tela de ${words}`, 'Não há nada aqui.', 'Não foi possível carregar esta página.'),
    [`${web}/texts/en.json`]: texts(title, 'There is nothing here.', 'This page could not be loaded.'),
    [`${web}/texts/es.json`]: texts(`Pantalla de ${words}`, 'Aquí no hay nada.', 'No fue posible cargar esta página.'),
    [`apps/contract-tests/consumer/${folder}.pact.test.ts`]: `
import { ${key}Api } from '@catalogue/web/features/${folder}/${folder}.api';
import { describePact } from './describePact';
import { asPatron } from './headers';

describePact('${key}', [
  {
    title: 'a patron looks at the ${words}',
    user: 'patron',
    exchanges: [
      {
        that: 'the ${words} of a patron',
        given: [{ name: 'a patron', params: { login: 'ana', nome_pessoa: 'Ana Prado' } }],
        request: { method: 'GET', path: '/api/${folder}', headers: asPatron },
        reply: { status: 200, body: [{ codigo: 'ana', descricao: 'Ana Prado' }] },
      },
    ],
    act: async (app) => {
      const { data } = await app.dispatch(${key}Api.endpoints.list${pascal}.initiate(undefined, { subscribe: false }));
      return data?.map(({ codigo, descricao }) => \`\${codigo}: \${descricao}\`);
    },
    outcome: ['ana: Ana Prado'],
  },
]);
`,
  };
}
