import { openAsPatron } from './controls';
import { expect, test, today } from './journey';

test('a teaching plan is found by department and year, and at least one field is required', async ({ page }) => {
  const year = Number(today().slice(0, 4));
  await openAsPatron(page, 'plano-ensino', 'carla');
  const search = page.getByRole('button', { name: 'Procurar planos' });
  const department = page.getByRole('combobox', { name: 'Departamento' });
  const ofYear = page.getByRole('textbox', { name: 'Ano' });
  await expect(department.getByRole('option')).toHaveCount(13);
  await search.click();
  await page.getByRole('link', { name: 'Preencha ao menos um campo.' }).click();
  await expect(page.getByRole('combobox', { name: 'Disciplina' })).toBeFocused();

  await department.selectOption('Departamento de Letras');
  await search.click();
  await expect(page.getByRole('heading', { name: '6 planos encontrados' })).toBeFocused();
  await ofYear.fill('26');
  await search.click();
  await expect(ofYear).toHaveAccessibleDescription('Escreva o ano com quatro números, como 2026.');
  await ofYear.fill(String(year - 1));
  await search.click();
  await expect(page.getByRole('heading', { name: '3 planos encontrados' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'Linguística geral',
    'Literatura brasileira II',
    'Literatura brasileira I',
  ]);
  await expect(page.getByText(`${year - 1}, `).first()).toBeVisible();
  await expect(page).toHaveURL(`/meupergamum/plano-ensino?departamento=DLE&ano=${year - 1}`);

  await page.goBack();
  await expect(page.getByRole('heading', { name: '6 planos encontrados' })).toBeVisible();
  await expect(ofYear).toHaveValue('');
  await ofYear.fill('1999');
  await search.click();
  await expect(page.getByText('Nenhum plano de ensino com esses campos')).toBeVisible();
});
