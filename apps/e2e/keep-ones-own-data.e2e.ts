import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { signIn } from './controls';
import { expect, test } from './journey';

test('a patron sees that another acted for them, takes all of their data, and lets the history be erased', async ({
  page,
}) => {
  await page.goto('/login?redirect=/meupergamum/troca-usuario');
  await signIn(page, 'bruno');
  await page.getByRole('textbox', { name: 'Usuário da outra pessoa' }).fill('trocas');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: 'Continuar como Tomás Ribeiro Evangelista' }).click();
  await expect(page.getByRole('link', { name: 'Bruno, por Tomás' })).toBeVisible();
  await page.goto('/meupergamum/dados-pessoais/copia');
  await expect(page.getByText('Só a própria pessoa vê isto: volte à sua conta.')).toBeVisible();
  await page.goto('/sair');
  await expect(page).toHaveURL('/');

  await page.goto('/login?redirect=/meupergamum/dados-pessoais');
  await signIn(page, 'trocas');
  await page.getByRole('radio', { name: 'Tomás Ribeiro Evangelista (biblioteca)' }).check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  const parts = page.getByRole('navigation', { name: 'Partes de Meus dados' });
  await parts.getByRole('link', { name: 'Quem viu' }).click();
  const rows = page.getByRole('listitem');
  await expect(rows.filter({ hasText: 'Bruno Teixeira Salgado entrou' })).toBeVisible();
  await expect(rows.filter({ hasText: 'Você entrou' })).toBeVisible();

  await parts.getByRole('link', { name: 'Cópia e histórico' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar os meus dados' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^meus-dados-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(readFileSync(await download.path()));
  expect(strFromU8(files['LEIA-ME.txt'] ?? new Uint8Array())).toContain('Tomás Ribeiro Evangelista');
  expect(strFromU8(files['acesso_dados.csv'] ?? new Uint8Array())).toContain('outra_pessoa');

  await page.getByRole('button', { name: 'Apagar e não guardar mais' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apagar e não guardar mais' }).click();
  await expect(page.getByText('A biblioteca não guarda o seu histórico.')).toBeVisible();
  await page.goto('/meupergamum/historico-reservas');
  await expect(page.getByText('Aqui aparece só o que está aberto.')).toBeVisible();
});
