import { tableErrorCodes } from '@catalogue/api-contract';
import { screen, waitFor, within } from '@testing-library/dom';
import { renderApp } from '../../../testing/renderApp';
import { startServer, type TestServer } from '../../../testing/server';
import texts from '../texts/pt.json';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
  jest.restoreAllMocks();
});

const fileOf = (name: string, lines: (string | Uint8Array<ArrayBuffer>)[]) =>
  new File(
    lines.flatMap((line) => [line, '\r\n']),
    name,
  );
const open = async () => {
  const app = await renderApp('/ajustes/pessoas');
  await screen.findByRole('heading', { level: 1, name: 'Pessoas e empréstimos' });
  return app;
};
type User = Awaited<ReturnType<typeof open>>['user'];
const choose = async (user: User, table: 'pessoas' | 'empréstimos', ...lines: (string | Uint8Array<ArrayBuffer>)[]) =>
  user.upload(await screen.findByLabelText(`Escolher a tabela de ${table}`), fileOf(`${table}.csv`, lines));
const errors = async () =>
  within(await screen.findByRole('alert'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const loginsLike = (pattern: string) =>
  (server as TestServer).db.$queryRaw<
    { login: string; password_hash: string }[]
  >`SELECT login, password_hash FROM pessoa_login JOIN pessoa USING (cod_pessoa) WHERE login LIKE ${pattern} ORDER BY login`;
const aFreeCopy = async () => {
  const [copy] = await (server as TestServer).db.$queryRaw<{ cod_exemplar: string }[]>`
    SELECT cod_exemplar FROM exemplar JOIN tipo_emprestimo USING (cod_tipo_emprestimo)
     WHERE situacao = 'disponivel' AND permite_emprestimo ORDER BY 1 LIMIT 1`;
  return copy?.cod_exemplar ?? '';
};

describe('people and loans in tables', () => {
  it('are checked as they are chosen, and stored by a button', async () => {
    server = await startServer();
    const copy = await aFreeCopy();
    const { user } = await open();
    await choose(
      user,
      'empréstimos',
      'cod_exemplar;login;data_saida;data_prevista',
      `${copy};nova.leitora;02/01/2026;01/12/2099`,
    );
    expect(await errors()).toEqual([
      'Empréstimos, linha 2: login não é de ninguém: dê esta pessoa na tabela de pessoas',
    ]);
    expect(screen.queryByRole('button', { name: /^Guardar/ })).not.toBeInTheDocument();

    await choose(user, 'pessoas', 'login;nome_pessoa;senha', 'nova.leitora;Nova Leitora;Telhado-4567');
    expect(await screen.findByText('Conferido: nada está errado, e nada foi guardado ainda')).toBeVisible();
    expect(screen.getByText('Pessoas — novas: 1, mudadas: 0, sem mudança: 0')).toBeVisible();
    expect(screen.getByText('Empréstimos — novos: 1, já guardados: 0')).toBeVisible();
    expect(await loginsLike('nova%')).toEqual([]);

    await user.click(screen.getByRole('button', { name: /^Guardar/ }));
    expect(await screen.findByText('Guardado')).toBeVisible();
    const [person] = await loginsLike('nova%');
    expect(person?.password_hash).toMatch(/^scrypt\$/);
    expect(await server.db.loan.count({ where: { cod_exemplar: copy, data_devolucao: null } })).toBe(1);
    expect(screen.queryByRole('button', { name: /^Guardar/ })).not.toBeInTheDocument();
    expect(screen.getAllByText('Nenhuma tabela escolhida.')).toHaveLength(2);
  });

  it('are stored as a whole or not at all, and each value that is wrong is named', async () => {
    server = await startServer();
    const { user } = await open();
    await choose(
      user,
      'pessoas',
      'login;nome_pessoa;email;telefone;cpf;senha',
      'a b;;x;y;1;curta',
      'bia;Bia\u0007;;;;Livros#2026',
      'caio;Caio',
      `${'d'.repeat(101)};Davi;;;;`,
    );
    expect(await errors()).toEqual([
      'Pessoas, linha 2: login não pode ter espaços',
      'Pessoas, linha 2: nome_pessoa não pode ficar vazio',
      'Pessoas, linha 2: email tem que ser um endereço de e-mail',
      'Pessoas, linha 2: telefone tem que ser um telefone, como (31) 99876-5432',
      'Pessoas, linha 2: cpf tem que ter 11 dígitos que conferem. No Excel, formate a coluna como texto',
      expect.stringMatching(/^Pessoas, linha 2: senha tem que ter de 8 a 64 caracteres/),
      'Pessoas, linha 3: nome_pessoa não pode ter quebras de linha',
      'Pessoas, linha 3: senha é uma palavra comum com números ou sinais: das primeiras que alguém tenta',
      'Pessoas, linha 4: há 2 valores para 6 colunas',
      'Pessoas, linha 5: login pode ter no máximo 100 caracteres',
    ]);
    await choose(
      user,
      'pessoas',
      'login;nome_pessoa;senha',
      'bia;Bia Prado;Prado-12345',
      'caio;Caio Braga;Livros#2026',
      'duda;Duda Reis;Telhado-4567',
    );
    await waitFor(async () =>
      expect(await errors()).toEqual([
        expect.stringMatching(/^Pessoas, linha 2: senha tem que ter de 8 a 64 caracteres/),
        'Pessoas, linha 3: senha é uma palavra comum com números ou sinais: das primeiras que alguém tenta',
      ]),
    );
    await choose(user, 'pessoas', 'login;nome_pessoa', 'ana;Outra Ana', 'duda;Duda', 'duda;Duda');
    await waitFor(async () =>
      expect(await errors()).toEqual([
        'Pessoas, linha 2: login é de uma pessoa da demonstração: escolha outro',
        'Pessoas, linha 4: login é a mesma pessoa da linha 3',
      ]),
    );
    expect(await loginsLike('duda')).toEqual([]);
  });

  it.each([
    [
      ['login;nome'],
      'Pessoas, linha 1: a coluna nome não é conhecida. As colunas são login, nome_pessoa, categoria, email, telefone, cpf, senha',
    ],
    [['login;login'], 'Pessoas, linha 1: a coluna login está duas vezes'],
    [['login'], /^Pessoas, linha 1: falta a coluna nome_pessoa\. As colunas são login, /],
    [[''], 'Pessoas: o arquivo está vazio'],
    [
      ['login;nome_pessoa', Uint8Array.of(0x61, 0x3b, 0xe3)],
      'Pessoas: o arquivo não está em UTF-8. No Excel, salve-o como “CSV UTF-8”',
    ],
    [['login;nome_pessoa', 'a;"Ana'], /^Pessoas, linha \d: as aspas não fecham/],
    [['login;nome_pessoa', 'a;Ana "Bia"'], 'Pessoas, linha 2: as aspas estão no meio de um valor'],
    [['login;nome_pessoa', `a;${'b'.repeat(70_000)}`], /^Pessoas, linha 2: a linha é longa demais$/],
  ])('a table is refused in one sentence, %#', async (lines, sentence) => {
    server = await startServer();
    const { user } = await open();
    await choose(user, 'pessoas', ...lines);
    expect(await errors()).toEqual([typeof sentence === 'string' ? sentence : expect.stringMatching(sentence)]);
  });

  it('what is wrong with a loan is told in its line', async () => {
    server = await startServer();
    const copy = await aFreeCopy();
    const { user } = await open();
    const head = 'cod_exemplar;login;data_saida;data_prevista;data_devolucao';
    await choose(user, 'pessoas', 'login;nome_pessoa', 'nova;Nova');
    await screen.findByRole('button', { name: /^Guardar/ });
    await choose(
      user,
      'empréstimos',
      head,
      'X;nova;31/02/2026;01/03/2026;',
      'X;nova;01/03/2099;01/04/2099;',
      'X;nova;02/01/2026;01/01/2026;',
    );
    expect(await errors()).toEqual([
      'Empréstimos, linha 2: data_saida tem que ser um dia, como 31/03/2026',
      'Empréstimos, linha 3: data_saida é depois de hoje',
      'Empréstimos, linha 4: data_prevista é antes de data_saida',
    ]);
    await choose(
      user,
      'empréstimos',
      head,
      'NADA;nova;02/01/2026;01/02/2026;',
      `${copy};nova;02/01/2026;01/02/2026;`,
      `${copy};nova;02/01/2026;01/02/2026;`,
      `${copy};nova;03/01/2026;01/02/2026;`,
    );
    await waitFor(async () =>
      expect(await errors()).toEqual([
        'Empréstimos, linha 2: cod_exemplar não é o código de barras de um exemplar da biblioteca',
        'Empréstimos, linha 4: cod_exemplar é o mesmo empréstimo da linha 3',
        'Empréstimos, linha 5: cod_exemplar já está emprestado na linha 3',
      ]),
    );
    const [lent] = await server.db.$queryRaw<{ cod_exemplar: string }[]>`
      SELECT cod_exemplar FROM emprestimo WHERE data_devolucao IS NULL ORDER BY 1 LIMIT 1`;
    const [local] = await server.db.$queryRaw<{ cod_exemplar: string }[]>`
      SELECT cod_exemplar FROM exemplar WHERE situacao = 'consulta_local' ORDER BY 1 LIMIT 1`;
    await choose(
      user,
      'empréstimos',
      head,
      `${lent?.cod_exemplar};nova;02/01/2026;01/02/2026;`,
      `${local?.cod_exemplar};nova;02/01/2026;01/02/2026;`,
    );
    await waitFor(async () =>
      expect(await errors()).toEqual([
        'Empréstimos, linha 2: cod_exemplar já está emprestado',
        'Empréstimos, linha 3: cod_exemplar não pode estar emprestado: a situação dele é consulta_local',
      ]),
    );
  });

  it('come as examples, which can be stored', async () => {
    server = await startServer();
    const { user } = await open();
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => (saved.push(blob as Blob), 'blob:');
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    for (const [at, table] of (['pessoas', 'empréstimos'] as const).entries()) {
      await user.click(screen.getByRole('button', { name: `Baixar um exemplo de ${table}` }));
      await waitFor(() => expect(saved).toHaveLength(at + 1));
      await user.upload(
        screen.getByLabelText(`Escolher a tabela de ${table}`),
        new File([saved[at] as Blob], `${table}.csv`),
      );
      await screen.findByRole('button', { name: /^Guardar/ });
    }
    expect(screen.getByText('Empréstimos — novos: 3, já guardados: 0')).toBeVisible();
  });

  it('are for who has the key', async () => {
    server = await startServer({
      env: { HOST: '0.0.0.0', MOCK_CONTROLS: 'public', CONTROL_KEY: 'a key of sixteen letters' },
    });
    const { user } = await renderApp('/ajustes/pessoas');
    await user.type(await screen.findByLabelText('Chave do painel', { selector: 'input' }), 'a key of sixteen letters');
    expect(screen.queryByLabelText('Escolher a tabela de pessoas')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Abrir o painel' }));
    expect(await screen.findByLabelText('Escolher a tabela de pessoas')).toBeInTheDocument();
  });
});

it.each(tableErrorCodes)('the error %s has a text', (code) => {
  expect(texts).toHaveProperty(`tableError_${code}`);
});

it('a file that cannot be read is named, and nothing is sent', async () => {
  server = await startServer();
  const { user } = await open();
  jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
    this.dispatchEvent(new ProgressEvent('error'));
  });
  await choose(user, 'pessoas', 'login;nome_pessoa', 'ana;Ana');
  expect(
    await screen.findByText('pessoas.csv não pôde ser lido. Feche-o em outros programas e escolha-o de novo.'),
  ).toBeVisible();
  expect(screen.getAllByText('Nenhuma tabela escolhida.')).toHaveLength(2);
});

it('there are no tables without a control room', async () => {
  server = await startServer({ env: { MOCK_CONTROLS: 'false' } });
  await renderApp('/ajustes/pessoas');
  expect(await screen.findByText(/não existe/)).toBeVisible();
});
