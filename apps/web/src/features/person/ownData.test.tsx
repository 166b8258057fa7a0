import { screen, waitFor, within } from '@testing-library/dom';
import { strFromU8, unzipSync } from 'fflate';
import { clickTwice } from '../../testing/clickTwice';
import { renderApp } from '../../testing/renderApp';
import { startServer, type TestServer } from '../../testing/server';

let server: TestServer;
let saved: { name: string; blob: Blob }[];
beforeEach(async () => {
  sessionStorage.clear();
  server = await startServer();
  saved = [];
  let made: Blob;
  URL.createObjectURL = (blob) => {
    made = blob as Blob;
    return 'blob:test';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: made });
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await server.stop();
});

const copy = '/meupergamum/dados-pessoais/copia';
const savedFiles = async () => {
  const bytes = await new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(saved[0]?.blob ?? new Blob());
  });
  return Object.fromEntries(
    Object.entries(unzipSync(new Uint8Array(bytes))).map(([name, text]) => [name, strFromU8(text)]),
  );
};
/** As if the patron had signed in so long ago that the password is asked for. */
const signedInBefore = () =>
  server.db.session.updateMany({ data: { iniciada_em: new Date(Date.parse('2026-03-10T12:00:00Z') - 3_600_000) } });

test.each([
  ['pt', 'Baixar os meus dados', 'LEIA-ME.txt', 'Empréstimos abertos e devolvidos', 'meus-dados-2026-03-10.zip'],
  ['en', 'Download my data', 'README.txt', 'Loans, open and returned', 'my-data-2026-03-10.zip'],
  ['es', 'Descargar mis datos', 'LEEME.txt', 'Préstamos abiertos y devueltos', 'mis-datos-2026-03-10.zip'],
])('a patron takes all of their data at once, explained in %s', async (language, button, readme, loans, file) => {
  const { user } = await renderApp(copy, { patron: 'ana', language });
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${button}`) }));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual([file]));
  const files = await savedFiles();
  expect(files[readme]).toContain('Ana Beatriz Moreira Lage');
  expect(files[readme]).toMatch(new RegExp(`emprestimo\\.csv \\(\\d+\\): ${loans}`));
  expect(files['emprestimo.csv']).toContain('Redes de computadores');
  expect(JSON.parse(files['dados.json'] ?? '')).toMatchObject({ pessoa: [{ email: 'ana@ufvi.example.org' }] });
});

test('some time after the sign-in the password is asked for, and a wrong one is told at its field', async () => {
  const { user } = await renderApp(copy, { patron: 'ana' });
  await signedInBefore();
  await user.click(await screen.findByRole('button', { name: /^Baixar os meus dados/ }));
  const password = await screen.findByLabelText('Confirme a sua senha');
  expect(password).toHaveFocus();
  await user.type(password, 'outra{Enter}');
  await waitFor(() => expect(password).toHaveAccessibleDescription(/Esta não é a sua senha atual/));
  expect(saved).toEqual([]);
  await user.clear(password);
  await user.type(password, 'biblioteca');
  clickTwice(screen.getByRole('button', { name: /^Baixar os meus dados/ }));
  expect(await screen.findByText('Arquivo meus-dados-2026-03-10.zip salvo.')).toBeVisible();
  expect(screen.queryByLabelText('Confirme a sua senha')).toBeNull();
  expect(saved).toHaveLength(1);
});

test('a patron erases the history, is told what stays, and sees why it is empty', async () => {
  const { user, go } = await renderApp(copy, { patron: 'ana' });
  await user.click(await screen.findByRole('button', { name: 'Apagar e não guardar mais' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText(/débitos continuam/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Apagar e não guardar mais' }));
  expect(await screen.findByText('A biblioteca não guarda o seu histórico.')).toBeVisible();
  go('/meupergamum/historico-reservas');
  expect(await screen.findByText('Aqui aparece só o que está aberto.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Mudar esta escolha' }));
  await user.click(await screen.findByRole('button', { name: 'Voltar a guardar' }));
  expect(await screen.findByText(/^O histórico volta a ser guardado/)).toBeVisible();
});

test('a patron sees by day who had access to their data', async () => {
  const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'ana' } });
  const { cod_pessoa: other } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'bruno' } });
  const access = (day: string, more: object) => ({
    ...{ cod_pessoa, quem: 'outra_pessoa', quem_cod_pessoa: other, acao: 'leu', dados: 'emprestimos' },
    ...{ dia: new Date(`${day}T00:00:00Z`), em: new Date(`${day}T12:00:00Z`), ultima: new Date(`${day}T12:00:00Z`) },
    ...more,
  });
  await server.db.dataAccess.createMany({
    data: [
      access('2026-03-09', { vezes: 3, ultima: new Date('2026-03-09T12:20:00Z') }),
      access('2026-03-08', { quem: 'biblioteca', quem_cod_pessoa: null, dados: 'mensagens' }),
      access('2026-03-08', { quem_cod_pessoa: null, acao: 'mudou' }),
    ],
  });
  await renderApp('/meupergamum/dados-pessoais/acessos', { patron: 'ana' });
  const day = async (name: string) => within(await screen.findByRole('region', { name }));
  expect((await day('10 de março de 2026')).getByText('Você').parentElement).toHaveTextContent('Você entrou');
  const ninth = (await day('9 de março de 2026')).getByRole('listitem');
  expect(ninth).toHaveTextContent('Bruno Teixeira Salgado viu empréstimos e débitos');
  expect(ninth).toHaveTextContent('3 vezes, das 09:00 às 09:20');
  const eighth = (await day('8 de março de 2026')).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(eighth.join()).toMatch(/A biblioteca viu mensagens enviadas/);
  expect(eighth.join()).toMatch(/Alguém que não está mais no cadastro mudou empréstimos e débitos/);
});

test('a server that has no such calls is not taken for a failed one', async () => {
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) =>
    /meus-dados$|meu-pergamum.historico$/.test(String(input))
      ? new Response('{"message":"Not found"}', { status: 404 })
      : real(input, init);
  const { user } = await renderApp(copy, { patron: 'ana' });
  const sentence = 'Esta biblioteca não oferece isto aqui. Peça a ela.';
  expect(await screen.findByText(sentence)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Baixar os meus dados/ }));
  await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2));
  globalThis.fetch = real;
});
