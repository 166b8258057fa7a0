import { record } from '@catalogue/marc-import/testing/sampleRecord';
import { screen, waitFor, within } from '@testing-library/dom';
import { renderApp } from '../../../testing/renderApp';
import { startServer, type TestServer } from '../../../testing/server';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
  jest.restoreAllMocks();
});

const fileOf = (name: string, ...parts: (Uint8Array<ArrayBuffer> | string)[]) => new File(parts, name);
const three = () => [1, 2, 3].map((number) => new Uint8Array(record(String(number), `Zoologia lunar ${number}`)));

const open = async () => {
  const app = await renderApp('/ajustes/importacao');
  await screen.findByRole('heading', { level: 2, name: 'Importações' });
  return app;
};
const choose = async (user: Awaited<ReturnType<typeof open>>['user'], file: File) =>
  user.upload(await screen.findByLabelText('Escolher um arquivo MARC'), file);
const row = () =>
  within(screen.getAllByRole('listitem').find((item) => within(item).queryByRole('status')) as HTMLElement);

describe('the import of MARC records', () => {
  it('shows what came of a file, and takes it back', async () => {
    server = await startServer();
    const { user } = await open();
    expect(screen.getByText('Nada foi importado ainda.')).toBeVisible();
    await choose(user, fileOf('acervo.mrc', ...three()));
    await waitFor(() => expect(row().getByRole('status')).toHaveTextContent('Importado'), { timeout: 5000 });
    expect(row().getByText('3 registros · 3 títulos novos')).toBeVisible();
    expect(await server.db.title.count({ where: { titulo: { startsWith: 'Zoologia lunar ' } } })).toBe(3);

    await user.click(row().getByRole('button', { name: 'Desfazer' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Desfazer a importação?' }));
    expect(dialog.getByText(/^Os títulos que acervo.mrc criou saem do catálogo/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Desfazer' }));
    await waitFor(() => expect(row().getByRole('status')).toHaveTextContent('Desfeito'), { timeout: 5000 });
    expect(await server.db.title.count({ where: { titulo: { startsWith: 'Zoologia lunar ' } } })).toBe(0);
  });

  it('names what was wrong with records, and offers the report', async () => {
    server = await startServer();
    const { user } = await open();
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    await choose(user, fileOf('acervo.mrc', ...three(), new Uint8Array(record('1', 'Outro'))));
    await waitFor(() => expect(row().getByText(/1 deixado de fora$/)).toBeVisible(), { timeout: 5000 });
    expect(row().getByText(/^O número de controle já veio neste arquivo.*: 1 registro, o de número 4$/)).toBeVisible();
    expect(row().getByRole('status')).toHaveTextContent('Importado em parte');
    await user.click(row().getByRole('button', { name: 'Baixar o relatório' }));
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  it('says that nothing was imported where all records were left out, and what to do', async () => {
    server = await startServer();
    const { user } = await open();
    // Latin-1 in a record that is said to be in UTF-8.
    const wrong = Uint8Array.from(record('1', 'Cora??o'), (byte) => (byte === 63 ? 0xe7 : byte));
    await choose(user, fileOf('latim.mrc', wrong));
    await waitFor(() => expect(row().getByRole('status')).toHaveTextContent('Nada foi importado'), { timeout: 5000 });
    expect(row().getByText(/envie o arquivo de novo com outra codificação/)).toBeVisible();
  });

  it('says of a file that is none of MARC why nothing came of it', async () => {
    server = await startServer();
    const { user } = await open();
    await choose(user, fileOf('vazio.mrc'));
    expect(await screen.findByText(/^O arquivo está vazio/)).toBeVisible();
    await choose(user, fileOf('foto.mrc', 'this is no record at all'));
    await waitFor(() => expect(row().getByRole('status')).toHaveTextContent('Não importado'), { timeout: 5000 });
    expect(row().getByText('O arquivo não é MARC: nem ISO 2709, nem MARCXML.')).toBeVisible();
    expect(row().queryByRole('button', { name: 'Desfazer' })).not.toBeInTheDocument();
  });

  it('takes back what was stored of a file that is cut off', async () => {
    server = await startServer();
    const { user, go } = await open();
    await choose(user, fileOf('acervo.mrc.gz', ...three()));
    await waitFor(() => expect(row().getByRole('status')).toHaveTextContent('Importado'), { timeout: 5000 });
    // As of a file of many records: what comes before the cut is stored by then.
    await server.db.$executeRaw`UPDATE importacao_arquivo SET failure = 'unreadable', complete = false`;
    go('/ajustes');
    await screen.findByRole('heading', { level: 1, name: 'Ajustes da biblioteca' });
    go('/ajustes/importacao');
    await screen.findByRole('heading', { level: 2, name: 'Importações' });
    expect(row().getByRole('status')).toHaveTextContent('Parou no meio');
    expect(row().getByText(/^O arquivo está cortado ou danificado/)).toBeVisible();
    await user.click(row().getByRole('button', { name: 'Desfazer' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Desfazer a importação?' }));
    await user.click(dialog.getByRole('button', { name: 'Desfazer' }));
    await waitFor(() => expect(row().getByRole('status')).toHaveTextContent('Desfeito'), { timeout: 5000 });
    expect(await server.db.title.count({ where: { titulo: { startsWith: 'Zoologia lunar ' } } })).toBe(0);
  });

  it('goes on with a file whose sending has stopped, or forgets it', async () => {
    server = await startServer();
    const [first] = await server.db.$queryRaw<
      { id: number }[]
    >`INSERT INTO importacao (started_at) VALUES (${new Date()}) RETURNING id`;
    await server.db
      .$executeRaw`INSERT INTO importacao_arquivo (run_id, place, name, bytes) VALUES (${first?.id}, 1, 'acervo.mrc', 900000)`;
    const { user } = await open();
    expect(
      row().getByText('Chegaram 0 kB de 900 kB. Escolha o mesmo arquivo para continuar, ou descarte o envio.'),
    ).toBeVisible();
    await user.upload(screen.getByLabelText('Escolher o mesmo arquivo de novo'), fileOf('outro.mrc', ...three()));
    expect(await screen.findByText(/^O envio de acervo.mrc parou no meio/)).toBeVisible();
    await user.click(row().getByRole('button', { name: 'Descartar o envio' }));
    expect(await screen.findByText('Nada foi importado ainda.')).toBeVisible();
    expect(screen.getByLabelText('Escolher um arquivo MARC')).toBeInTheDocument();
  });

  it('does not call unchanged what an import of the command left out', async () => {
    server = await startServer();
    const at = new Date();
    await server.db.importRun.create({
      data: {
        started_at: at,
        finished_at: at,
        files: { create: { place: 1, name: 'acervo.mrc', committed: 3, complete: true } },
      },
    });
    await open();
    expect(row().getByText('3 registros · 0 título novo')).toBeVisible();
  });

  it('is for who has the key', async () => {
    server = await startServer({
      env: { HOST: '0.0.0.0', MOCK_CONTROLS: 'public', CONTROL_KEY: 'a key of sixteen letters' },
    });
    const { user } = await renderApp('/ajustes/importacao');
    await user.type(await screen.findByLabelText('Chave do painel', { selector: 'input' }), 'a key of sixteen letters');
    expect(screen.queryByLabelText('Escolher um arquivo MARC')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Abrir o painel' }));
    expect(await screen.findByLabelText('Escolher um arquivo MARC')).toBeInTheDocument();
  });
});

it('there is no import without a control room', async () => {
  server = await startServer({ env: { MOCK_CONTROLS: 'false' } });
  await renderApp('/ajustes/importacao');
  expect(await screen.findByText(/não existe/)).toBeVisible();
});
