import { encodeIso2709, type MarcRecord } from '@catalogue/domain';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './journey';

const cli = join(__dirname, '..', '..', 'tools', 'cli.mjs');

const subfields = (...pairs: [string, string][]) => pairs.map(([code, value]) => ({ code, value }));
const field = (tag: string, indicators: string, ...pairs: [string, string][]) => ({
  tag,
  ind1: indicators[0] ?? ' ',
  ind2: indicators[1] ?? ' ',
  subfields: subfields(...pairs),
});
const book = (number: string, title: string, subject: string, year: string, barcode: string): MarcRecord => ({
  leader: '00000nam a2200000 a 4500',
  fields: [
    { tag: '001', value: number },
    { tag: '003', value: 'BR-Jornada' },
    { tag: '008', value: `260101s${year}    bl            000 0 por d` },
    field('082', '04', ['a', '981.03']),
    field('100', '1 ', ['a', 'Serpa, Iolanda Quaresma']),
    field('245', '10', ['a', `${title} :`], ['b', 'documentos da viagem /'], ['c', 'Iolanda Quaresma Serpa.']),
    field('260', '  ', ['a', 'Ouro Preto :'], ['b', 'Lavras Novas,'], ['c', `${year}.`]),
    field('300', '  ', ['a', '212 p.']),
    field('650', ' 4', ['a', subject]),
    field('852', '  ', ['b', 'BC'], ['h', '981.03'], ['i', 'S486x'], ['p', barcode]),
  ],
});

test('the main job: records imported, a title found, its copy seen, a loan renewed', async ({ page, catalogue }) => {
  const folder = mkdtempSync(join(tmpdir(), 'journey-'));
  const file = join(folder, 'records.mrc');
  const records = [
    book('1', 'Expedição às minas encantadas', 'Mineração', '2011', 'J0001'),
    book('2', 'Expedição às minas esquecidas', 'Garimpo', '2019', 'J0002'),
  ];
  writeFileSync(file, Buffer.concat(records.map((record) => encodeIso2709(record))));
  const imported = spawnSync(process.execPath, [cli, 'import', file], {
    env: { ...process.env, DATABASE_URL: catalogue.databaseUrl },
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  // read, new, updated, unchanged, rejected
  expect(imported.stdout + imported.stderr).toMatch(/^records\.mrc +2 +2 +0 +0 +0$/m);
  expect(imported.status).toBe(0);

  for (const term of ['expedição às minas', 'expedicao minas']) {
    await page.goto('/');
    await page.getByRole('combobox', { name: 'Termo de pesquisa' }).fill(term);
    await page.getByRole('button', { name: 'Pesquisar' }).click();
    await expect(page.getByRole('heading', { name: '2 resultados' })).toBeVisible();
  }
  await expect(
    page.getByRole('link', { name: 'Expedição às minas encantadas: documentos da viagem', exact: true }),
  ).toBeVisible();
  await expect(
    page.getByRole('link', { name: 'Expedição às minas esquecidas: documentos da viagem', exact: true }),
  ).toBeVisible();

  await page
    .locator('summary')
    .filter({ hasText: /^Assunto\s*$/ })
    .click();
  await page.getByRole('checkbox', { name: /Garimpo/ }).click();
  await expect(page.getByRole('checkbox', { name: /Garimpo/ })).toBeChecked();
  await expect(
    page.getByRole('link', { name: 'Expedição às minas encantadas: documentos da viagem', exact: true }),
  ).toBeHidden();
  await page.getByRole('link', { name: 'Expedição às minas esquecidas: documentos da viagem', exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name: /Expedição às minas esquecidas/ })).toBeVisible();
  await page.getByRole('link', { name: /^Exemplares/ }).click();
  await page.locator('summary').filter({ hasText: 'Número' }).click();
  await expect(page.getByText('J0002')).toBeVisible();
  await expect(page.getByRole('cell', { name: '1 disponível' })).toBeVisible();
  await page.getByRole('link', { name: 'Referência' }).click();
  await expect(page.getByText('SERPA, Iolanda Quaresma. Expedição às minas esquecidas').first()).toBeVisible();

  await page.getByRole('link', { name: 'Voltar aos resultados' }).click();
  await expect(page.getByRole('button', { name: /Remover filtro.*Garimpo/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: '1 de 2 resultados' })).toBeVisible();

  await page.getByRole('link', { name: 'Entrar' }).click();
  await page.locator('input[name=username]').fill('ana');
  await page.locator('input[name=password]').fill('biblioteca');
  await page.getByLabel('Direcionar para').selectOption('M');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.locator('button[title="Renovar"]:not([aria-disabled])').first().click();
  await expect(page.getByRole('alert').filter({ hasText: 'renovado com sucesso' })).toBeVisible();
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page.getByRole('link', { name: 'Entrar', exact: true })).toBeVisible();
});
