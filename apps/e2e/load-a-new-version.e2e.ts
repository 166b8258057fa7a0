import { inWorkspace } from '@catalogue/command-kit/workspace';
import { buildWebHost } from '@catalogue/web-host/webHost';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from './journey';

/** A copy of the built web app in which every script has another name, as those of a next version have. */
async function nextVersion(): Promise<{ root: string; scripts: string[]; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'next-version-'));
  const root = join(folder, 'web');
  await cp(inWorkspace('dist', 'web'), root, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  await cp(inWorkspace('dist', 'web-server'), join(folder, 'web-server'), { recursive: true });
  const files = (await readdir(root, { recursive: true })).filter((file) => /\.(js|json|html)$/.test(file));
  const scripts = files.filter((file) => /^assets[\\/].*\.js$/.test(file)).map((file) => basename(file));
  for (const file of files) {
    const text = await readFile(join(root, file), 'utf8');
    const renamed = text.replace(/[\w-]+\.js\b/g, (name) => (scripts.includes(name) ? next(name) : name));
    await writeFile(join(root, file), renamed);
  }
  for (const name of scripts) await rename(join(root, 'assets', name), join(root, 'assets', next(name)));
  return { root, scripts, remove: () => rm(folder, { recursive: true }) };
}
const next = (script: string): string => script.replace(/\.js$/, 'n.js');

test('a page that was open during a deployment says so once, and goes on with what was typed', async ({
  catalogue,
  page,
}) => {
  const config = (await (await page.request.get('/config.json')).json()) as object;
  const open = (root: string) => buildWebHost({ root, api: catalogue.url, config });
  const later = await nextVersion();
  let host = await open(inWorkspace('dist', 'web'));
  try {
    const address = await host.listen({ port: 0, host: '127.0.0.1' });
    const suggestion = page.getByRole('dialog', { name: 'Sugerir compra' });
    const openSuggestion = page.getByRole('contentinfo').getByRole('button', { name: 'Sugerir compra de livro' });
    await page.goto(address);
    await openSuggestion.click();
    await suggestion.getByRole('textbox', { name: 'Título' }).fill('Grande sertão: veredas');
    await suggestion.getByRole('button', { name: 'Fechar' }).click();

    await host.close();
    host = await open(later.root);
    await host.listen({ port: Number(new URL(address).port), host: '127.0.0.1' });
    const gone = await page.request.get(`${address}/assets/${later.scripts[0]}`);
    expect([gone.status(), gone.headers()['cache-control']]).toEqual([404, 'no-store']);

    // The scripts of the sign-in had not been needed until now.
    await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click();
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('O catálogo foi atualizado.');
    await expect(page.getByText('Sem contato com o servidor')).toHaveCount(0);
    await expect(notice).toHaveCount(1);
    await notice.getByRole('button', { name: 'Carregar a versão nova' }).click();
    await expect(page.getByLabel('Usuário')).toBeVisible();

    await openSuggestion.click();
    await expect(suggestion.getByRole('textbox', { name: 'Título' })).toHaveValue('Grande sertão: veredas');
  } finally {
    await host.close();
    await later.remove();
  }
});
