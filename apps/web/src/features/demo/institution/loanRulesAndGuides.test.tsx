import { screen, waitFor, within } from '@testing-library/dom';
import { renderApp } from '../../../testing/renderApp';
import { serverForEach } from '../../../testing/server';

const server = serverForEach();
const open = async () => {
  const app = await renderApp('/ajustes');
  await screen.findByRole('textbox', { name: 'Multa por dia de atraso' });
  return app;
};
const box = (name: string) => screen.getByRole('textbox', { name });
const bar = () => within(screen.getByRole('group', { name: 'Publicação' }));
const isPublished = () => waitFor(() => expect(bar().getByRole('status')).toHaveTextContent('Publicado'));
const publish = /^Publicar/;
/** Those with a text of their own, as they are listed. */
const guidesOf = () =>
  server.db.searchGuide.findMany({
    where: { texto: { not: null } },
    orderBy: [{ secao: 'asc' }, { ordem: 'asc' }, { id: 'asc' }],
  });

test('loan rules are published, each type for itself, and taken back', async () => {
  const { user } = await open();
  const types = await server.db.loanType.findMany({ orderBy: { cod_tipo_emprestimo: 'asc' } });
  const [, type] = types;
  const choice = screen.getByRole('combobox', { name: 'Tipo de empréstimo a mudar' });
  await user.selectOptions(choice, type?.descricao ?? '');
  expect(choice).toHaveFocus();
  expect(box('Prazo em dias')).toHaveValue(String(type?.dias));
  await user.clear(box('Prazo em dias'));
  await user.type(box('Prazo em dias'), '21');
  await user.clear(box('Renovações'));
  await user.type(box('Renovações'), '2');
  await user.click(screen.getByRole('checkbox', { name: 'Pode ser reservado' }));
  await user.clear(box('Multa por dia de atraso'));
  await user.type(box('Multa por dia de atraso'), '2,2');
  expect(bar().getByRole('status')).toHaveTextContent('2 mudanças por publicar');
  await user.click(bar().getByRole('button', { name: publish }));
  await isPublished();
  const changed = { dias: 21, renovacoes: 2, permite_reserva: !type?.permite_reserva };
  const now = () => server.db.loanType.findMany({ orderBy: { cod_tipo_emprestimo: 'asc' } });
  expect(await now()).toEqual(types.map((one) => (one === type ? { ...one, ...changed } : one)));
  expect(Number((await server.db.institution.findFirstOrThrow({ where: { active: true } })).multa_dia)).toBe(2.2);
  expect(box('Multa por dia de atraso')).toHaveValue('2,2');
  await user.click(bar().getByRole('button', { name: 'Desfazer a publicação' }));
  await waitFor(() => expect(box('Multa por dia de atraso')).toHaveValue('1,50'));
  expect(await now()).toEqual(types);
});

test('what is no number, or too much, is refused at its field', async () => {
  const { user } = await open();
  await user.clear(box('Prazo em dias'));
  await user.type(box('Prazo em dias'), '400');
  await user.clear(box('Multa por dia de atraso'));
  await user.type(box('Multa por dia de atraso'), 'dois');
  await user.click(bar().getByRole('button', { name: publish }));
  await waitFor(() =>
    expect(box('Prazo em dias')).toHaveAccessibleDescription(/Prazo em dias: escreva um número dentro do limite/),
  );
  expect(box('Multa por dia de atraso')).toHaveAccessibleDescription(/escreva um número dentro do limite/);
  expect(box('Multa por dia de atraso')).toHaveValue('dois');
  expect(screen.getByRole('group', { name: 'Falta acertar 2 campos' })).toHaveFocus();
  await user.click(bar().getByRole('button', { name: 'Desfazer tudo' }));
  expect(box('Multa por dia de atraso')).toHaveValue('1,50');
});

test('a guide is written, another one removed, and the one that was refused is shown', async () => {
  const { user } = await open();
  const before = await guidesOf();
  const choice = screen.getByRole('combobox', { name: 'Guia a mudar' });
  const [removed] = before;
  await user.selectOptions(choice, removed?.titulo ?? '');
  await user.click(screen.getByRole('button', { name: 'Tirar este guia' }));
  await user.click(screen.getByRole('button', { name: 'Novo guia' }));
  expect(box('Título do guia')).toHaveValue('Novo guia');
  await user.clear(box('Título do guia'));
  await user.type(box('Título do guia'), 'Como citar');
  await user.selectOptions(choice, '0');
  await user.click(bar().getByRole('button', { name: publish }));
  await waitFor(() => expect(box('Texto do guia')).toHaveAccessibleDescription(/Texto do guia: preencha/));
  expect(box('Título do guia')).toHaveValue('Como citar');
  await user.type(box('Texto do guia'), '## Livro{enter}SOBRENOME, Nome.');
  await user.click(bar().getByRole('button', { name: publish }));
  await isPublished();
  const titles = (await guidesOf()).map(({ titulo }) => titulo);
  expect(titles).toEqual([...before.slice(1).map(({ titulo }) => titulo), 'Como citar']);
});

test('a guide is moved in its list without dragging, keeps the focus, and no further than its ends', async () => {
  const { user } = await open();
  const before = await guidesOf();
  const inList = before.filter(({ secao }) => secao === before[0]?.secao).map(({ titulo }) => titulo);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Guia a mudar' }), inList[0] ?? '');
  const guides = within(screen.getByRole('group', { name: 'Guias' }));
  const up = guides.getByRole('button', { name: 'Subir' });
  const down = guides.getByRole('button', { name: 'Descer' });
  expect(up).toHaveAttribute('aria-disabled', 'true');
  await user.click(up);
  expect(bar().getByRole('status')).toHaveTextContent('Nada por publicar.');
  await user.click(down);
  expect(down).toHaveFocus();
  expect(screen.getByText(`${inList[0]}, 2 de ${inList.length}`, { selector: '[role=status]' })).toBeVisible();
  expect(box('Título do guia')).toHaveValue(inList[0]);
  await user.click(bar().getByRole('button', { name: publish }));
  await isPublished();
  const after = (await guidesOf()).filter(({ secao }) => secao === before[0]?.secao).map(({ titulo }) => titulo);
  expect(after).toEqual([inList[1], inList[0], ...inList.slice(2)]);
});

test('what is refused of one loan type is not at the field of another, and the summary leads to each', async () => {
  const { user } = await open();
  const types = await server.db.loanType.findMany({ orderBy: { cod_tipo_emprestimo: 'asc' } });
  const [first = '', second = '', third = ''] = types.map(({ descricao }) => descricao);
  const choice = screen.getByRole('combobox', { name: 'Tipo de empréstimo a mudar' });
  for (const type of [first, second]) {
    await user.selectOptions(choice, type);
    await user.clear(box('Prazo em dias'));
    await user.type(box('Prazo em dias'), '400');
  }
  await user.click(bar().getByRole('button', { name: publish }));
  const summary = within(await screen.findByRole('group', { name: 'Falta acertar 2 campos' }));
  expect(choice).toHaveDisplayValue(first);
  expect(box('Prazo em dias')).toHaveAccessibleDescription(/Prazo em dias: escreva um número dentro do limite/);
  await user.selectOptions(choice, third);
  expect(box('Prazo em dias')).not.toHaveAccessibleDescription(/escreva um número/);
  expect(box('Prazo em dias')).toBeValid();

  await user.click(summary.getByRole('link', { name: new RegExp(`^${second}: Prazo em dias: escreva`) }));
  expect(choice).toHaveDisplayValue(second);
  expect(box('Prazo em dias')).toHaveFocus();
  expect(box('Prazo em dias')).toHaveAccessibleDescription(/Prazo em dias: escreva/);
  expect(summary.getByRole('link', { name: new RegExp(`^${first}: Prazo em dias`) })).toBeVisible();
  await user.type(box('Prazo em dias'), '{Backspace}{Backspace}');
  expect(screen.queryByRole('group', { name: /^Falta acertar/ })).not.toBeInTheDocument();
});

test('what is refused of one guide, or of one library, is not at the field of another', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Novo guia' }));
  const guide = screen.getByRole('combobox', { name: 'Guia a mudar' });
  const added = (guide as HTMLSelectElement).value;
  const library = screen.getByRole('combobox', { name: 'Biblioteca a mudar' });
  const shown = (library as HTMLSelectElement).value;
  await user.clear(box('Nome da biblioteca'));
  await user.click(bar().getByRole('button', { name: publish }));
  const summary = within(await screen.findByRole('group', { name: 'Falta acertar 2 campos' }));
  expect(box('Texto do guia')).toHaveAccessibleDescription(/Texto do guia: preencha/);
  expect(box('Nome da biblioteca')).toHaveAccessibleDescription(/Nome da biblioteca: preencha/);
  await user.selectOptions(guide, '0');
  await user.selectOptions(library, within(library).getAllByRole('option')[1] as HTMLElement);
  expect(box('Texto do guia')).not.toHaveAccessibleDescription(/preencha/);
  expect(box('Nome da biblioteca')).not.toHaveAccessibleDescription(/preencha/);

  await user.click(summary.getByRole('link', { name: 'Novo guia: Texto do guia: preencha.' }));
  expect(guide).toHaveValue(added);
  expect(box('Texto do guia')).toHaveFocus();
  await user.click(summary.getByRole('link', { name: /^BC: Nome da biblioteca: preencha/ }));
  expect(library).toHaveValue(shown);
  expect(box('Nome da biblioteca')).toHaveFocus();
});
