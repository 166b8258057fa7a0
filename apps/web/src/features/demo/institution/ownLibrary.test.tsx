import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { renderApp } from '../../../testing/renderApp';
import { startServer, type TestServer } from '../../../testing/server';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});
const open = async (env: Record<string, string> = {}) => {
  server = await startServer({ env });
  // Without the demo there is nothing after a reset.
  if (env['DEMO'] === 'false') await reset();
  const app = await renderApp('/ajustes');
  await screen.findByRole('textbox', { name: 'Nome da instituição' });
  return { ...app, db: server.db };
};
const reset = async () => {
  const headers = { 'content-type': 'application/json' };
  expect((await fetch('/__mock/reset', { method: 'POST', headers, body: '{}' })).ok).toBe(true);
};
const part = (name: string) => within(screen.getByRole('group', { name }));
const box = (name: string | RegExp) => screen.getByRole('textbox', { name });
const bar = () => part('Publicação');
const libraries = 'Bibliotecas e horários';

type User = Awaited<ReturnType<typeof open>>['user'];
const write = async (user: User, name: string | RegExp, text: string) => {
  await user.clear(box(name));
  await user.type(box(name), text);
};
const publish = async (user: User) => {
  await user.click(bar().getByRole('button', { name: /^Publicar/ }));
  await waitFor(() => expect(bar().getByRole('status')).toHaveTextContent('Publicado'));
};

test('a campus, a library on it with places to fetch copies, and a loan type are made in the form', async () => {
  const { user, db } = await open();
  await user.click(part('Campi').getByRole('button', { name: 'Novo campus' }));
  await write(user, 'Nome do campus', 'Campus Serra');
  await user.click(part(libraries).getByRole('button', { name: 'Nova biblioteca' }));
  expect(screen.getByRole('combobox', { name: 'Campus da biblioteca' })).toHaveDisplayValue('Campus Serra');
  await write(user, 'Nome da biblioteca', 'Biblioteca da Serra');
  await user.type(box('Locais de retirada novos, um por linha'), 'Balcão{enter}Armários');
  await user.click(part('Regras de empréstimo').getByRole('button', { name: 'Novo tipo' }));
  await write(user, 'Nome do tipo de empréstimo', 'Mapas');
  await user.click(bar().getByRole('button', { name: /^Publicar/ }));
  await waitFor(() => expect(box('Sigla da biblioteca')).toHaveAccessibleDescription(/Sigla da biblioteca: preencha/));
  await user.type(box('Sigla da biblioteca'), 'BSER');
  expect(bar().getByRole('status')).toHaveTextContent(
    '3 mudanças por publicar · Campus Serra, Biblioteca da Serra, Mapas',
  );
  await publish(user);

  const library = await db.library.findFirstOrThrow({
    where: { sigla: 'BSER' },
    include: { campus: true, openingHours: { orderBy: { dia_semana: 'asc' } } },
  });
  expect(library).toMatchObject({
    desc_biblioteca: 'Biblioteca da Serra',
    campus: { nome_campus: 'Campus Serra' },
  });
  expect(library.openingHours.map(({ abre, fecha }) => `${abre}-${fecha}`)).toEqual([
    ...Array.from({ length: 5 }, () => '08:00-18:00'),
    ...['null-null', 'null-null'],
  ]);
  expect(
    await db.receivingPlace.findMany({
      where: { cod_biblioteca: library.cod_biblioteca },
      orderBy: { cod_local_recebimento: 'asc' },
      select: { descricao: true },
    }),
  ).toEqual([{ descricao: 'Balcão' }, { descricao: 'Armários' }]);
  expect(await db.loanType.findFirst({ where: { descricao: 'Mapas' } })).toMatchObject({ dias: 14, renovacoes: 5 });

  expect(screen.queryByRole('button', { name: 'Desfazer a publicação' })).not.toBeInTheDocument();
  // What is published stays: it may be called otherwise, and no more.
  expect(screen.queryByRole('textbox', { name: 'Sigla da biblioteca' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Tirar esta biblioteca' })).not.toBeInTheDocument();
  expect(box('Locais de retirada novos, um por linha')).toHaveAccessibleDescription(/^Já há: Balcão; Armários/);
  await user.type(box('Locais de retirada novos, um por linha'), 'Guarita');
  await publish(user);
  expect(await db.receivingPlace.count({ where: { cod_biblioteca: library.cod_biblioteca } })).toBe(3);
});

test('a new library with the code of another one is refused, and the other one stays as it was', async () => {
  const { user, db } = await open();
  const before = await db.library.findMany({ orderBy: { cod_biblioteca: 'asc' } });
  await user.click(part(libraries).getByRole('button', { name: 'Nova biblioteca' }));
  await user.type(box('Sigla da biblioteca'), ` ${before[0]?.sigla?.toLowerCase()}`);
  await user.click(bar().getByRole('button', { name: /^Publicar/ }));
  await waitFor(() =>
    expect(box('Sigla da biblioteca')).toHaveAccessibleDescription(/Sigla da biblioteca: está duas vezes na lista/),
  );
  expect(await db.library.findMany({ orderBy: { cod_biblioteca: 'asc' } })).toEqual(before);
  await user.click(screen.getByRole('button', { name: 'Tirar esta biblioteca' }));
  expect(bar().getByRole('status')).toHaveTextContent('Nada por publicar.');
});

test('a new campus that a library is on is removed once that is confirmed, and the library is on another one', async () => {
  const { user } = await open();
  const campus = screen.getByRole('combobox', { name: 'Campus a mudar' });
  const first = within(campus).getAllByRole('option')[0]?.textContent ?? '';
  expect(screen.queryByRole('button', { name: 'Tirar este campus' })).not.toBeInTheDocument();
  await user.click(part('Campi').getByRole('button', { name: 'Novo campus' }));
  await user.click(part(libraries).getByRole('button', { name: 'Nova biblioteca' }));
  const remove = screen.getByRole('button', { name: 'Tirar este campus' });
  await user.click(remove);
  const asked = within(await screen.findByRole('alertdialog', { name: 'Tirar o campus Novo campus?' }));
  expect(asked.getByText(`Nova biblioteca está neste campus e passa para ${first}.`)).toBeVisible();
  await user.click(asked.getByRole('button', { name: 'Cancelar' }));
  expect(campus).toHaveDisplayValue('Novo campus');
  await user.click(remove);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Tirar este campus' }));
  expect(campus).not.toHaveDisplayValue('Novo campus');
  expect(within(campus).queryByRole('option', { name: 'Novo campus' })).not.toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Campus da biblioteca' })).toHaveDisplayValue(first);
});

test('questions and information are written, moved and removed', async () => {
  const { user, db } = await open();
  const listed = () => db.question.findMany({ orderBy: [{ ordem: 'asc' }, { id: 'asc' }] });
  const before = await listed();
  const questions = part('Perguntas frequentes');
  await user.click(questions.getByRole('button', { name: 'Tirar esta pergunta' }));
  await user.click(questions.getByRole('button', { name: 'Nova pergunta' }));
  await write(user, 'Pergunta', 'Posso levar mapas?');
  await user.type(box('Resposta'), 'Sim.');
  await user.click(questions.getByRole('button', { name: 'Subir' }));
  const information = part('Informações gerais');
  await user.click(information.getByRole('button', { name: 'Nova informação' }));
  await write(user, 'Texto da informação', 'Fechamos em janeiro.');
  expect(bar().getByRole('status')).toHaveTextContent(
    '2 mudanças por publicar · Perguntas frequentes, Informações gerais',
  );
  await publish(user);
  const kept = before.slice(1).map(({ pergunta }) => pergunta);
  expect((await listed()).map(({ pergunta }) => pergunta)).toEqual([
    ...kept.slice(0, -1),
    'Posso levar mapas?',
    ...kept.slice(-1),
  ]);
  expect((await db.generalInformation.findMany({ orderBy: { ordem: 'desc' } }))[0]?.texto).toBe('Fechamos em janeiro.');
});

test('what a kind of request costs is said, refused where it is no price, and taken back before it is published', async () => {
  const { user, db } = await open();
  await db.$executeRaw`DELETE FROM condicao_solicitacao WHERE tipo = 'pesquisa-especializada'`;
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tipo de pedido a mudar' }), 'Ficha catalográfica');
  await write(user, 'Valor', 'muito');
  await write(user, 'Prazo em dias úteis', '400');
  await user.click(bar().getByRole('button', { name: /^Publicar/ }));
  await waitFor(() => expect(box('Valor')).toHaveAccessibleDescription(/Valor: escreva um número dentro do limite/));
  expect(box('Prazo em dias úteis')).toHaveAccessibleDescription(/escreva um número dentro do limite/);
  await write(user, 'Valor', '12,5');
  await write(user, 'Prazo em dias úteis', '7');
  await write(user, /^Páginas por valor/, '20');
  await publish(user);
  expect(await db.requestConditions.findUnique({ where: { tipo: 'ficha-catalografica' } })).toMatchObject({
    dias_uteis: 7,
    paginas: 20,
  });
  await user.clear(box(/^Páginas por valor/));
  await publish(user);
  expect(await db.requestConditions.findUnique({ where: { tipo: 'ficha-catalografica' } })).toMatchObject({
    paginas: null,
  });
});

test('what another admin has published meanwhile stays, and so does what is typed here', async () => {
  const { user, db } = await open();
  const titles = async () =>
    (await db.searchGuide.findMany({ where: { texto: { not: null } }, orderBy: [{ secao: 'asc' }, { ordem: 'asc' }] }))
      .filter(({ secao }) => secao === 2)
      .map(({ titulo }) => titulo);
  const before = await titles();
  const guide = { descricao: null, texto: 'Deles.', secao: 2 };
  const { guias } = (await (await fetch('/__mock/library')).json()) as { guias: object[] };
  await server?.put('/__mock/library', { guias: [...guias, { ...guide, titulo: 'Como citar' }] });

  await user.click(part('Guias').getByRole('button', { name: 'Novo guia' }));
  await write(user, 'Título do guia', 'Como citar');
  await user.type(box('Texto do guia'), 'Meu.');
  await user.click(bar().getByRole('button', { name: /^Publicar/ }));
  const told = within(await screen.findByRole('alert'));
  expect(told.getByText('Outra pessoa publicou depois que você abriu esta página: Guias')).toBeVisible();
  expect(await titles()).toEqual([...before, 'Como citar']);
  expect(box('Texto do guia')).toHaveValue('Meu.');

  await user.click(told.getByRole('button', { name: 'Carregar de novo' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  await user.selectOptions(screen.getByRole('combobox', { name: 'Guia a mudar' }), 'Como citar (2)');
  expect(box('Texto do guia')).toHaveValue('Meu.');
  await publish(user);
  expect(await titles()).toEqual([...before, 'Como citar', 'Como citar (2)']);
});

test('a value that another admin has published is named before one’s own takes its place', async () => {
  const { user, db } = await open();
  const name = async () => (await db.institution.findFirstOrThrow({ where: { active: true } })).nome;
  const { sigla, desc_biblioteca, cod_campus } = await db.library.findFirstOrThrow({
    orderBy: { cod_biblioteca: 'asc' },
  });
  await server?.put('/__mock/library', {
    instituicao: { nome: 'Universidade Deles', multa_dia: 3.5 },
    bibliotecas: [{ sigla, desc_biblioteca, cod_campus, horarios: [{ dia_semana: 1, abre: '06:15', fecha: '21:45' }] }],
  });
  await write(user, 'Nome da instituição', 'Universidade Minha');
  fireEvent.change(screen.getByLabelText('Abre, segunda-feira'), { target: { value: '05:00' } });
  await user.click(bar().getByRole('button', { name: /^Publicar/ }));
  const told = within(await screen.findByRole('alert'));
  expect(
    told.getByText('Outra pessoa publicou depois que você abriu esta página: Identidade, Bibliotecas e horários'),
  ).toBeVisible();
  expect(await name()).toBe('Universidade Deles');
  await user.click(told.getByRole('button', { name: 'Carregar de novo' }));
  expect(await screen.findByText('Nome da instituição: Universidade Deles')).toBeVisible();
  expect(screen.getByText(`${desc_biblioteca}: Abre, segunda-feira: 06:15–21:45`)).toBeVisible();
  expect(box('Nome da instituição')).toHaveValue('Universidade Minha');
  await publish(user);
  expect(await name()).toBe('Universidade Minha');
  expect(screen.queryByText('Nome da instituição: Universidade Deles')).toBeNull();
});

test('the first library of one’s own is made in the form', async () => {
  const { user, db } = await open({ DEMO: 'false' });
  expect(await db.library.count()).toBe(0);
  expect(box('Nome da biblioteca')).toHaveValue('Biblioteca principal');
  expect(screen.getByRole('button', { name: 'Tirar este campus' })).toHaveAccessibleDescription(/crie outro antes/);
  await write(user, 'Sigla', 'UNV');
  await write(user, 'Nome da instituição', 'Universidade Nova');
  await write(user, 'Nome da biblioteca', 'Biblioteca Nova');
  await publish(user);
  expect(await db.library.findMany({ include: { campus: true } })).toMatchObject([
    { sigla: 'BP', desc_biblioteca: 'Biblioteca Nova', campus: { nome_campus: 'Campus' } },
  ]);
  const banner = within(screen.getByRole('banner'));
  expect(await banner.findByRole('link', { name: /^Bibliotecas UNV/ })).toBeVisible();
});
