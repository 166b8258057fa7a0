import { openAsPatron } from './controls';
import { expect, test } from './journey';

const article = ['Título do artigo', 'Título da revista', 'Ano', 'Volume e número', 'Página inicial', 'Página final'];
const thesis = ['Título', 'Autor', 'Ano'];
const part = ['Título da parte', 'Autor da parte', 'Página inicial', 'Página final', 'Título da obra', 'Ano'];

test('each type of article exchange has its own fields, keeps them while another is shown, and is listed with them', async ({
  page,
}) => {
  await openAsPatron(page, 'comutacao', 'nada-consta');
  const main = page.getByRole('main');
  const field = (name: string) => main.getByRole('textbox', { name: new RegExp(`^${name}( \\(opcional\\))?$`) });
  const hasOnly = async (names: readonly string[]) => {
    for (const name of names) await expect(field(name), name).toBeVisible();
    for (const name of [...article, ...thesis, ...part].filter((other) => !names.includes(other)))
      await expect(field(name), name).toHaveCount(0);
  };
  await hasOnly(article);
  await field('Título do artigo').fill('Cheias do rio das Pedras');
  await field('Título da revista').fill('Boletim do Vale');
  await field('Ano').fill('3000');
  await main.getByRole('radio', { name: 'Tese ou dissertação' }).check();
  await hasOnly(thesis);
  await main.getByRole('radio', { name: 'Parte de documento' }).check();
  await hasOnly(part);
  await expect(page).toHaveURL('/meupergamum/comutacao?tipo=parte-documento');

  await field('Página inicial').fill('30');
  await field('Página final').fill('12');
  await field('Título da obra').fill('Atlas das águas');
  await expect(main.getByText('A página inicial não pode vir depois da final.')).toBeVisible();
  const send = main.getByRole('button', { name: /^Enviar pedido/ });
  await send.click();
  await expect(main.getByRole('group', { name: 'Falta acertar 2 campos' })).toBeFocused();
  await main.getByRole('link', { name: 'Falta preencher: Título da parte.' }).click();
  await page.keyboard.type('O regime das chuvas');
  await field('Página final').fill('44');
  await send.click();
  const row = (title: string) => main.getByRole('row').filter({ hasText: title });
  await expect(row('O regime das chuvas')).toContainText('Parte de documento');
  await row('O regime das chuvas').getByText('Ver o pedido').click();
  await expect(row('O regime das chuvas').getByRole('term')).toHaveText([
    'Título da parte',
    'Página inicial',
    'Página final',
    'Título da obra',
  ]);

  await main.getByRole('radio', { name: 'Artigo', exact: true }).check();
  await expect(field('Título do artigo')).toHaveValue('Cheias do rio das Pedras');
  await send.click();
  await main.getByRole('link', { name: 'Escreva um ano entre 1450 e o atual.' }).click();
  await expect(field('Ano')).toBeFocused();
  await field('Ano').fill('2015');
  await send.click();
  await expect(row('Cheias do rio das Pedras')).toContainText('Artigo');
  await expect(field('Título do artigo')).toHaveValue('');
  await page.goto('/meupergamum/solicitacoes?tipo=comutacao-bibliografica');
  await expect(main.getByRole('row')).toHaveCount(3);
});
