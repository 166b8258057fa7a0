import { control, openAsPatron } from './controls';
import { expect, test } from './journey';

const forms = [
  ['levantamento', 'Levantamento bibliográfico', 'Assunto geral', 'requestSurvey'],
  ['pesquisa-especializada', 'Pesquisa especializada', 'Assunto', 'requestSpecialisedSearch'],
] as const;

for (const [slug, title, field, endpoint] of forms)
  test(`a request of ${slug} that the server refused keeps its fields, is sent again, and is listed`, async ({
    page,
  }) => {
    const { setFaults } = control(page.request);
    await openAsPatron(page, slug, 'nada-consta');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const subject = page.getByRole('textbox', { name: field, exact: true });
    const send = page.getByRole('button', { name: /^Enviar pedido/ });

    await send.click();
    await expect(page.getByRole('group', { name: 'Falta acertar 1 campo' })).toBeFocused();

    await subject.fill('Aves do planalto');
    await setFaults({ name: 'unexpected-500', endpoint });
    await send.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Algo não saiu como devia.' })).toBeVisible();
    await expect(subject).toHaveValue('Aves do planalto');

    await setFaults();
    await send.dblclick();
    const rows = page.getByRole('row').filter({ hasText: 'Aves do planalto' });
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Aguardando');
    await expect(subject).toHaveValue('');

    await page.goto('/meupergamum/solicitacoes');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(title);
  });
