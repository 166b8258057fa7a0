import type { TitleRecord } from '@catalogue/api-contract';
import { screen, waitFor, within } from '@testing-library/dom';
import { renderApp } from '../../testing/renderApp';
import { serverForEach } from '../../testing/server';
import { firstFields } from './firstFields';
import { titleApi } from './title.api';

const server = serverForEach();

const many = (count: number, tag: string, code: string, text: string) =>
  Array.from({ length: count }, (_, at) => ({
    tag,
    ind1: '4',
    ind2: '0',
    subfields: [{ code, value: `${text}${at}` }],
  }));

/** A title whose record has so many names, notes and links; its code. */
async function longTitle(): Promise<number> {
  const { cod_acervo, marc } = await server.db.title.findFirstOrThrow({ where: { titulo: 'Dom Casmurro' } });
  const { fields, ...record } = marc as { fields: { tag: string }[] };
  const more = [
    ...many(700, '700', 'a', 'Nome número '),
    ...many(101, '500', 'a', 'Nota número '),
    ...many(130, '856', 'u', 'https://obras.example.org/'),
  ];
  const kept = fields.filter(({ tag }) => !['500', '700', '856'].includes(tag));
  await server.db.title.update({ where: { cod_acervo }, data: { marc: { ...record, fields: [...kept, ...more] } } });
  return cod_acervo;
}

const shown = (text: RegExp) => screen.getAllByText(text, { selector: 'main *' }).length;
const showAll = () => screen.findByRole('button', { name: 'Mostrar todos (941)' });

test('a title with more fields than a page takes shows the first of each kind, and all of them on request', async () => {
  const { user } = await renderApp(`/acervo/${await longTitle()}`);
  const button = await showAll();
  expect(screen.getByText('E mais 200')).toBeVisible();
  expect([shown(/^Nome número/), shown(/^Nota número/)]).toEqual([500, 101]);
  await user.click(button);
  await waitFor(() => expect([shown(/^Nome número/), shown(/^Nota número/)]).toEqual([700, 101]));
  expect(screen.queryByText('E mais 200')).toBeNull();
});

test('a list of links that is too long is shown to its end on request', async () => {
  const { user } = await renderApp(`/acervo/${await longTitle()}`);
  const section = (await screen.findByRole('heading', { name: 'Na internet', level: 2 })).closest('section');
  const links = within(section as HTMLElement);
  await user.click(await links.findByRole('button', { name: 'Mostrar todos (130)' }));
  expect(links.getAllByRole('link')).toHaveLength(130);
});

test('where the page came with the first fields alone, the rest is asked for', async () => {
  const code = String(await longTitle());
  const { user, store, go } = await renderApp('/');
  const asked = { params: { id: code } };
  const reply = await fetch(`/api/acervo/${code}`);
  const part = firstFields((await reply.json()) as TitleRecord);
  await store.dispatch(titleApi.util.upsertQueryData('getTitle', asked, part));
  go(`/acervo/${code}`);
  expect(await screen.findByText('E mais 200')).toBeVisible();
  await user.click(await showAll());
  await waitFor(() => expect(shown(/^Nome número/)).toBe(700));
});
