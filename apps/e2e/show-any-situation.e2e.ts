import { expect, test } from './journey';

test('the demonstration panel signs in as anybody, sets the institution, the time and faults, and moderates a comment', async ({
  page,
}) => {
  await page.goto('/meupergamum/titulos-pendentes');
  const dock = page.getByRole('dialog', { name: 'Demonstração' });
  const open = () => page.getByRole('button', { name: 'Abrir o painel de demonstração' }).click();
  const part = (name: string) => dock.getByRole('region', { name, exact: true });
  await open();
  await part('Instituição').getByRole('combobox', { name: 'Como se entra' }).selectOption('87');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox', { name: 'Categoria' })).toBeVisible();

  await open();
  const wayIn = part('Instituição').getByRole('combobox', { name: 'Como se entra' });
  await wayIn.selectOption('plain');
  await expect(wayIn).toHaveValue('plain');
  await part('Pessoa').getByRole('combobox').selectOption('bruno');
  await expect(part('Pessoa')).toContainText('Dois livros em atraso');
  await part('Pessoa').getByRole('button', { name: 'Entrar como esta pessoa' }).click();
  await expect(page.getByRole('link', { name: 'Oi, Bruno' })).toBeVisible();

  await open();
  await part('Simular problemas').getByRole('combobox', { name: 'Problema' }).selectOption('unexpected-500');
  await part('Simular problemas').getByRole('combobox', { name: 'Quantas vezes' }).selectOption('sempre');
  await part('Simular problemas').getByRole('button', { name: 'Simular', exact: true }).click();
  await expect(part('Simular problemas').getByRole('status')).toHaveText('Erro inesperado em qualquer tela');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^Oi, / }).click();
  await page.getByRole('navigation', { name: 'Minha área' }).getByRole('link', { name: 'Débitos' }).click();
  await expect(page.getByText('Não conseguimos carregar os seus débitos.')).toBeVisible();
  await open();
  await part('Simular problemas').getByRole('button', { name: 'Parar de simular' }).click();
  await expect(part('Simular problemas').getByRole('status')).toHaveText('Nenhum problema simulado.');

  const clock = part('Relógio da biblioteca');
  await expect(clock.getByRole('status')).not.toHaveText('');
  const before = (await clock.getByRole('status').textContent()) ?? '';
  await clock.getByRole('button', { name: '+ 1 semana' }).click();
  await expect(clock.getByRole('status')).not.toHaveText(before);
  await part('E-mails enviados').getByRole('button', { name: 'Ler de novo' }).click();
  await expect(part('E-mails enviados')).toContainText('Avisos da biblioteca de hoje:');
  const waiting = part('Comentários à espera').getByRole('listitem');
  const words = (await waiting.first().textContent()) ?? '';
  await waiting.first().getByRole('button', { name: 'Aprovar' }).click();
  await expect(waiting.first()).not.toHaveText(words);

  await part('Biblioteca').getByRole('button', { name: 'Recomeçar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
});
