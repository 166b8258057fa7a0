import { queryDatabase } from './controls';
import { expect, test } from './journey';

// One pixel.
const picture = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

test('the pictures of a title are shown side by side, and its colour label says what it means', async ({
  page,
  catalogue,
}) => {
  await page.route('https://capas.example.org/**', (route) =>
    route.request().url().includes('verso')
      ? route.fulfill({ status: 404, body: '' })
      : route.fulfill({ body: picture, contentType: 'image/gif' }),
  );
  const [title] = await queryDatabase(catalogue.databaseUrl)<{
    cod_acervo: number;
    titulo: string;
    cor_descricao: string;
  }>(
    `SELECT cod_acervo, titulo, cor_descricao FROM acervo JOIN acervo_imagem USING (cod_acervo)
      WHERE ordem = 2 ORDER BY cor_descricao IS NULL, cod_acervo LIMIT 1`,
  );
  await page.goto(`/acervo/${title?.cod_acervo}`);
  await expect(page.getByRole('term').filter({ hasText: 'Etiqueta de cor' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: title?.cor_descricao ?? 'a label' })).toBeVisible();
  const open = page.getByRole('button', { name: 'Ver 2 imagens' });
  await open.click();
  const pictures = page.getByRole('dialog', { name: `Imagens de ${title?.titulo}` });
  await expect(pictures.getByRole('img', { name: 'Imagem 1 de 2' })).toBeVisible();
  await expect(pictures.getByText('Imagem 2 de 2: não veio do servidor.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(pictures).toBeHidden();
  await expect(open).toBeFocused();
});
