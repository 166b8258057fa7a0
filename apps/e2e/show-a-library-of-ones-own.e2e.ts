import { encodeIso2709, type MarcRecord } from '@catalogue/domain';
import { freePort } from '@catalogue/command-kit/port';
import { createTestDatabase } from '@catalogue/database/testing/testDatabase';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { control, openAsPatron } from './controls';
import { expect, test } from './journey';

const cli = join(__dirname, '..', '..', 'tools', 'cli.mjs');

const record: MarcRecord = {
  leader: '00000nam a2200000 a 4500',
  fields: [
    { tag: '001', value: '1' },
    { tag: '003', value: 'BR-Nova' },
    { tag: '008', value: '260101s2019    bl            000 0 por d' },
    { tag: '245', ind1: '1', ind2: '0', subfields: [{ code: 'a', value: 'Rios que voltam.' }] },
    {
      tag: '852',
      ind1: ' ',
      ind2: ' ',
      subfields: [
        { code: 'b', value: 'BN' },
        { code: 'h', value: '551.48' },
        { code: 'p', value: '0012345' },
      ],
    },
  ],
};
const files = {
  'logo.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><path fill="#0f5c3a" d="M0 0h90v60H0z"/></svg>',
  'my-library.json': JSON.stringify({
    instituicao: { sigla: 'UNV', nome: 'Universidade Nova', tema: '#0f5c3a', logo: 'logo.svg' },
    campi: [{ cod_campus: 1, nome_campus: 'Campus Sul' }],
    bibliotecas: [{ sigla: 'BN', desc_biblioteca: 'Biblioteca Nova', cod_campus: 1 }],
  }),
  'records.mrc': encodeIso2709(record),
  // As Excel writes them in Brazil.
  'people.csv':
    '\uFEFFlogin;nome_pessoa;email;senha\r\nclara;Clara Nunes Prado;clara@example.org;Telhado-4567\r\nrui;Rui Sá;;Telhado-4567\r\n',
  'loans.csv': 'cod_exemplar;login;data_saida;data_prevista\r\n0012345;clara;02/01/2026;01/12/2099\r\n',
};

// `npm start` itself, on a new database.
const own = test.extend({
  catalogue: async ({ browserName: _ }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'journey-'));
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    const database = await createTestDatabase({ seeded: false });
    const port = await freePort();
    const options = [
      '--library',
      'my-library.json',
      '--records',
      'records.mrc',
      '--people',
      'people.csv',
      '--loans',
      'loans.csv',
    ];
    const start = spawn(process.execPath, [cli, 'start', ...options], {
      env: {
        ...process.env,
        INIT_CWD: folder,
        DATABASE_URL: database.url,
        DEMO: 'false',
        HOST: '127.0.0.1',
        PORT: String(port),
        LOG_LEVEL: 'error',
      },
    });
    const ended = once(start, 'exit');
    let output = '';
    const running = new Promise<void>((resolve) => {
      for (const stream of [start.stdout, start.stderr])
        stream.on('data', (chunk: Buffer) => {
          output += chunk.toString();
          if (output.includes('is running at')) resolve();
        });
    });
    await Promise.race([
      running,
      ended.then(() => {
        throw new Error(output);
      }),
    ]);
    const close = async () => {
      start.kill('SIGTERM');
      await ended;
      await database.drop();
      rmSync(folder, { recursive: true });
    };
    await use({ url: `http://127.0.0.1:${port}`, databaseUrl: database.url, close });
    await close();
  },
});

const ofTheDemo = /ufvi|Vale do Ip|Biblioteca Central/i;

own('a library of one’s own is shown in one command, and nothing is left of the demo library', async ({ page }) => {
  const nothingOfTheDemo = async () => expect(await page.content()).not.toMatch(ofTheDemo);
  await page.goto('/');
  await expect(page).toHaveTitle(/Bibliotecas UNV$/);
  const brand = page.getByRole('banner').getByRole('link', { name: /^Bibliotecas UNV/ });
  await expect(brand).toContainText('Universidade Nova');
  const logo = brand.locator('img');
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(90);
  await nothingOfTheDemo();
  expect(await (await page.request.get('/opensearch.xml')).text()).toContain('Universidade Nova');

  await page.getByRole('combobox', { name: 'Termo de pesquisa' }).fill('rios');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Rios que voltam' }).first().click();
  await expect(page.getByText('Biblioteca Nova').first()).toBeVisible();
  await nothingOfTheDemo();

  await page.goto('/login?redirect=/meupergamum/titulos-pendentes');
  await nothingOfTheDemo();
  await openAsPatron(page, 'titulos-pendentes', 'clara', 'Telhado-4567');
  await expect(page.getByRole('link', { name: /Rios que voltam/ }).first()).toBeVisible();
  await nothingOfTheDemo();
});

own('its declaration is its own, on the screen, on paper and by mail', async ({ page }) => {
  await openAsPatron(page, 'nada-consta', 'rui', 'Telhado-4567');
  await page.getByRole('checkbox', { name: /^Sei que não pego livros/ }).check();
  await page.getByRole('button', { name: 'Assinar' }).click();
  await expect(page.getByRole('heading', { name: 'Declaração assinada: Biblioteca Nova' })).toBeVisible();
  expect(await page.content()).not.toMatch(ofTheDemo);
  await page.getByRole('textbox', { name: /^Enviar para os e-mails/ }).fill('rh@example.org');
  await page.getByRole('button', { name: 'Enviar por e-mail' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Declaração enviada' })).toBeVisible();

  const [mail] = await control(page.request).mails();
  const papers = (mail?.anexos ?? []).map(({ base64 }) => Buffer.from(base64, 'base64').toString('latin1'));
  expect(papers.join()).toContain('Universidade Nova');
  expect([mail?.assunto, mail?.texto, ...papers].join('\n')).not.toMatch(ofTheDemo);
});
