import { readFileSync } from 'node:fs';
import { control, openAsPatron } from './controls';
import { expect, test } from './journey';

test.use({ ownServer: true });

/** Reads an address as a calendar program does: without a session, and without the browser's cookies. */
const program = async (address: string) => {
  const reply = await fetch(address);
  return { status: reply.status, text: (await reply.text()).replaceAll('\r\n ', '') };
};

test('a patron saves a due date, and a calendar program follows the others until the address is taken back', async ({
  page,
}) => {
  await openAsPatron(page, 'titulos-pendentes', 'ana');
  const row = page.getByRole('listitem').filter({ hasText: 'Redes de computadores' });
  const downloading = page.waitForEvent('download');
  await row.getByRole('button', { name: /^Pôr no calendário: Redes de computadores/ }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^prazo-.*\.ics$/);
  const saved = readFileSync(await file.path(), 'utf8');
  const uid = /^UID:.*$/m.exec(saved)?.[0] ?? 'no uid';
  const due = /^DTSTART.*$/m.exec(saved)?.[0] ?? 'no day';

  await page.getByRole('button', { name: 'Calendário', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Calendário' });
  await dialog.getByRole('button', { name: 'Criar o endereço' }).click();
  const shown = dialog.getByText(/\/calendario\/.*\.ics$/);
  const address = (await shown.textContent()) ?? '';
  const first = await program(address);
  expect(first.text).toContain(uid);
  expect(first.text).toContain(due);

  await dialog.getByRole('button', { name: 'Fechar' }).last().click();
  await row.getByRole('button', { name: /^Renovar/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'renovado com sucesso' })).toBeVisible();
  const renewed = await program(address);
  expect(renewed.text).toContain(uid);
  expect(renewed.text).not.toContain(due);

  await control(page.request).advance('P1D');
  await page.reload();
  await page.getByRole('button', { name: 'Calendário', exact: true }).click();
  await expect(dialog.getByText(/^Há um endereço desde/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Trocar o endereço' }).click();
  await expect(shown).not.toHaveText(address);
  expect((await program(address)).status).toBe(404);
  const second = (await shown.textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Remover o endereço' }).click();
  await expect(dialog.getByText(/^Endereço removido/)).toBeVisible();
  expect((await program(second)).status).toBe(404);
});
