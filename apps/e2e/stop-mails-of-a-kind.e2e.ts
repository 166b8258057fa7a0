import { control, openAsPatron } from './controls';
import { expect, test } from './journey';

test('a patron stops a kind of mail by the link in it, without a sign-in, and finds it switched off', async ({
  page,
}) => {
  await page.goto('/');
  await control(page.request).advance('P20D');
  const mail = (await control(page.request).mails()).find(
    ({ para, texto }) => /^ana@/.test(para) && /atrasad/.test(texto),
  );
  await page.goto(mail?.parar ?? 'no mail');
  await expect(page.getByRole('heading', { name: 'Parar estes e-mails?' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Atraso e multa' })).toBeVisible();
  await page.getByRole('button', { name: 'Parar estes e-mails' }).click();
  await expect(page.getByRole('heading', { name: 'A biblioteca não lhe envia mais estes e-mails' })).toBeVisible();

  await openAsPatron(page, 'alertas/preferencias', 'ana');
  await expect(page.getByRole('checkbox', { name: 'Atraso e multa, E-mail' })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Atraso e multa, No catálogo, sempre' })).toBeChecked();
});
