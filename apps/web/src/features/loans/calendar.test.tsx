import { screen, waitFor, within } from '@testing-library/dom';
import ICAL from 'ical.js';
import { renderApp } from '../../testing/renderApp';
import { startServer, type TestServer } from '../../testing/server';

let server: TestServer;
let saved: Blob[];
beforeEach(async () => {
  saved = [];
  server = await startServer();
  URL.createObjectURL = (blob: Blob) => (saved.push(blob), 'blob:');
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await server.stop();
});

const address = '/meupergamum/titulos-pendentes';
const lastSaved = async () => {
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(saved.at(-1) ?? new Blob());
  });
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
};
const openCalendar = async (patron: string) => {
  const app = await renderApp(address, { patron });
  await app.user.click(await screen.findByRole('button', { name: 'Calendário' }));
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Calendário' })) };
};

test('one due date, or all that are still to come, are saved as a file', async () => {
  const { user, dialog } = await openCalendar('ana');
  await user.click(dialog.getByRole('button', { name: /^Baixar os \d prazos$/ }));
  expect(await screen.findByText('Arquivo baixado: prazos.ics.')).toBeVisible();
  const all = await lastSaved();
  expect(all.length).toBeGreaterThan(1);
  expect(all[0]?.location).toMatch(/^Biblioteca .*, (aberta das \d+h\d* às \d+h|fechada neste dia)/);
  await user.click(dialog.getAllByRole('button', { name: 'Fechar' })[0] as HTMLElement);
  const [first] = await screen.findAllByRole('button', { name: /^Pôr no calendário: / });
  await user.click(first as HTMLElement);
  await screen.findByText(/^Arquivo baixado: prazo-/);
  const [event, ...others] = await lastSaved();
  expect(others).toEqual([]);
  expect(`Pôr no calendário: ${event?.summary.replace('Devolver ', '')}`).toBe(first?.getAttribute('aria-label'));
  expect(all.map(({ uid }) => uid)).toContain(event?.uid);
});

test('what is late is not put into a calendar', async () => {
  const { dialog } = await openCalendar('bruno');
  const late = await server.db.loan.count({
    where: { person: { persona_id: 'bruno' }, data_devolucao: null, data_prevista: { lt: new Date('2026-03-10') } },
  });
  const all = document.querySelectorAll('[id^=tit-]').length;
  expect(late).toBeGreaterThan(0);
  expect(screen.queryAllByRole('button', { name: /^Pôr no calendário: /, hidden: true })).toHaveLength(all - late);
  expect(dialog.getByText(all === late ? 'Nenhum prazo para baixar' : /^Baixar /)).toBeVisible();
});

test('an address is shown once, changed, and taken back, and the focus stays in the dialog', async () => {
  const { user, dialog } = await openCalendar('ana');
  await user.click(await dialog.findByRole('button', { name: 'Criar o endereço' }));
  const shown = () => dialog.getByText(/^http.*\/calendario\/[\w-]{32}\.ics$/).textContent;
  expect(await dialog.findByText('Copie agora: o endereço não é mostrado de novo.')).toBeVisible();
  const first = shown();
  const change = await dialog.findByRole('button', { name: 'Trocar o endereço' });
  expect(change).toHaveFocus();
  await user.click(change);
  expect(await dialog.findByText(/O endereço anterior não vale mais\.$/)).toBeVisible();
  expect(shown()).not.toBe(first);
  await user.click(dialog.getByRole('button', { name: 'Remover o endereço' }));
  expect(await dialog.findByText(/^Endereço removido/)).toBeVisible();
  expect(dialog.queryByText(/\/calendario\//)).toBeNull();
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Criar o endereço' })).toHaveFocus());
});

test('a change is reported as one before the server has said since when there is an address', async () => {
  const real = globalThis.fetch;
  const { user, dialog } = await openCalendar('ana');
  const create = await dialog.findByRole('button', { name: 'Criar o endereço' });
  globalThis.fetch = (input, init) =>
    String(input).endsWith('/calendario') && (init?.method ?? 'GET') === 'GET'
      ? new Promise(() => undefined)
      : real(input, init);
  await user.click(create);
  await user.click(await dialog.findByRole('button', { name: 'Trocar o endereço' }));
  expect(await dialog.findByText(/O endereço anterior não vale mais\.$/)).toBeVisible();
  globalThis.fetch = real;
});

test('opened again, the dialog says only since when there is an address', async () => {
  const { user, dialog } = await openCalendar('ana');
  await user.click(await dialog.findByRole('button', { name: 'Criar o endereço' }));
  await dialog.findByText(/\/calendario\//);
  await user.click(dialog.getAllByRole('button', { name: 'Fechar' })[0] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Calendário' }));
  const again = within(await screen.findByRole('dialog', { name: 'Calendário' }));
  expect(await again.findByText('Há um endereço desde 10 mar. Ele só é mostrado ao ser criado.')).toBeVisible();
  expect(again.queryByText(/\/calendario\//)).toBeNull();
});

test('a server without the call offers the file alone', async () => {
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) =>
    String(input).endsWith('/calendario')
      ? new Response('{"message":"Not found"}', { status: 404 })
      : real(input, init);
  const { dialog } = await openCalendar('ana');
  expect(dialog.getByRole('button', { name: /^Baixar/ })).toBeVisible();
  await waitFor(() => expect(dialog.queryByText('Por um endereço')).toBeNull());
  globalThis.fetch = real;
});
