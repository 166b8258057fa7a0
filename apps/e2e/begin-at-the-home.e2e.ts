import { control } from './controls';
import { expect, test } from './journey';

test('the home shows news and hours of the libraries, each part by itself, and leads on from there', async ({
  page,
}) => {
  const { setFaults } = control(page.request);
  // A part that fails to load leaves the others.
  await setFaults({ name: 'unexpected-500', endpoint: 'listQuestions' });
  await page.goto('/');
  await expect(page.getByText('O acervo de 8 bibliotecas, num só lugar.')).toBeVisible();
  const part = (name: string) => page.getByRole('region', { name });
  await expect(part('Chegaram há pouco').getByRole('listitem')).toHaveCount(8);
  await expect(part('Guias').getByRole('link')).not.toHaveCount(0);

  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Horários' }).click();
  const hours = part('Horários de hoje');
  await expect(hours.getByRole('listitem')).toHaveCount(8);
  await hours.getByRole('combobox', { name: 'Campus' }).selectOption('Campus Serra Verde');
  await expect(hours.getByRole('listitem')).toHaveCount(2);
  await expect(page).toHaveURL(/horarios=2/);
  await hours.getByText('Biblioteca de Arquitetura e Urbanismo', { exact: true }).click();
  const week = hours.getByRole('table', { name: 'Horários da semana: Biblioteca de Arquitetura e Urbanismo' });
  await expect(week.getByRole('row', { name: /segunda-feira/ })).toContainText('8h às 18h');
  await expect(week.getByRole('row', { name: /domingo/ })).toContainText('Fechada');
  await expect(week.locator('[aria-current=date]')).toHaveCount(1);

  const agenda = part('Agenda');
  await agenda.scrollIntoViewIfNeeded();
  await expect(agenda.getByRole('region', { name: 'Na instituição' }).getByRole('listitem').first()).toContainText(
    'Exposição Cartografias do Vale',
  );
  await expect(agenda.getByRole('link', { name: 'Treinamento: referências pela ABNT NBR 6023' })).toHaveAttribute(
    'href',
    'https://eventum.ufvi.example.org/nbr-6023',
  );
  await expect(agenda).not.toContainText('Encontro de editoras universitárias');
  const others = part('Outros catálogos').first();
  await others.scrollIntoViewIfNeeded();
  await expect(others.getByRole('link', { name: 'Catálogo coletivo nacional' })).toHaveAttribute(
    'href',
    'https://catalogos.example.org/nacional',
  );
  await expect(part('Informações gerais')).toContainText('oito unidades em três campi');

  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Ajuda' }).click();
  const questions = part('Perguntas frequentes');
  await expect(questions.getByRole('alert')).toContainText('Não conseguimos carregar as perguntas.');
  await setFaults();
  await questions.getByRole('button', { name: 'Tentar de novo' }).click();
  await questions.getByText('Como renovo um empréstimo?').click();
  await expect(questions.getByText(/^Em Minha área/)).toBeVisible();

  await part('Guias')
    .getByRole('link', { name: /^Obras raras/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Obras raras' })).toBeFocused();
  await page.goBack();
  await part('Chegaram há pouco')
    .getByRole('link', { name: /^Ver os \d+ títulos$/ })
    .click();
  await expect(page).toHaveURL(/pesquisa=novas_aquisicoes/);
  await expect(page.getByRole('heading', { level: 1, name: /^\d+ resultados em Novas aquisições$/ })).toBeVisible();
});
