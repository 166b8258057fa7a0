import { screen } from '@testing-library/dom';
import { renderApp } from '../../../testing/renderApp';
import { serverForEach } from '../../../testing/server';
import { neighbours, pageOfIndex } from './indexPages';

serverForEach();

const heading = (name: RegExp | string) => screen.findByRole('heading', { level: 1, name });

test('an index is walked on from a letter, and back past it', async () => {
  const { user, address } = await renderApp('/?tipo_indice=TITULO');
  await heading('Índice: Título');
  expect(await screen.findByText('O índice começa aqui.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'M' }));
  await heading('Título, a partir de “M”');
  await user.click(await screen.findByRole('link', { name: 'Próximos' }));
  expect(address()).toBe('/?termo_pesquisa=M&tipo_indice=TITULO&paginaAtiva=2');
  await user.click(await screen.findByRole('link', { name: 'Anteriores' }));
  await user.click(await screen.findByRole('link', { name: 'Anteriores' }));
  await heading('Título, antes de “M”');
  expect(address()).toBe('/?termo_pesquisa=M&tipo_indice=TITULO&sentido=ANTES');
  await screen.findByText(/neste trecho do índice$/);
  const names = screen.getAllByRole('link', { name: /^[A-L]/ }).filter((link) => link.closest('ol'));
  expect(names.length).toBeGreaterThan(0);
  await user.click(screen.getByRole('link', { name: 'Próximos' }));
  await heading('Título, a partir de “M”');
});

test('another index is chosen by name, and begins where it is told', async () => {
  const { user, address } = await renderApp('/?tipo_indice=TITULO');
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Índice' }),
    await screen.findByRole('option', { name: 'Autor' }),
  );
  await user.type(screen.getByRole('textbox', { name: 'A partir de' }), 'assis{Enter}');
  await heading('Autor, a partir de “assis”');
  expect(address()).toBe('/?termo_pesquisa=assis&tipo_indice=AUTOR');
  expect(await screen.findByRole('heading', { level: 2, name: /^Assis, Machado de/ })).toBeVisible();
});

test('where a server sends no more, the walk goes on from its last entry', () => {
  const data = Array.from({ length: 20 }, (_, at) => ({ entrada_indice: `e${at}` })) as never[];
  const place = { tipo_indice: 'AUTOR', termo_pesquisa: 'a' } as const;
  expect(neighbours(place, 2, { data, total: 99 }).next).toBe('/?termo_pesquisa=e19&tipo_indice=AUTOR');
  const back = { ...place, sentido: 'ANTES' } as const;
  expect(neighbours(back, 2, { data, total: 99 }).previous).toBe('/?termo_pesquisa=e0&tipo_indice=AUTOR&sentido=ANTES');
  expect(pageOfIndex(data, back, 1)).toHaveLength(20);
});

test('the walk through titles goes on from the last one without its initial article', () => {
  const data = Array.from({ length: 20 }, () => ({ entrada_indice: 'A hora', titulo_ordem: 'hora' })) as never[];
  expect(neighbours({ tipo_indice: 'TITULO' }, 2, { data, total: 99 }).next).toBe(
    '/?termo_pesquisa=hora&tipo_indice=TITULO',
  );
});
