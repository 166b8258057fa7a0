import { maxTextLength } from '@catalogue/api-contract';
import { screen, waitFor, within } from '@testing-library/dom';
import { clickTwice } from '../../testing/clickTwice';
import { renderApp } from '../../testing/renderApp';
import { startServer, type TestServer } from '../../testing/server';
import { browserNavigation } from '../../shared/browserNavigation';
import texts from './texts/pt.json';

let server: TestServer;
afterEach(() => server.stop());

const openDock = async () => {
  const app = await renderApp('/nada/aqui');
  await app.user.click(await screen.findByRole('button', { name: 'Abrir o painel de demonstração' }));
  const dock = await screen.findByRole('dialog', { name: 'Demonstração' });
  return { ...app, dock, part: (name: string) => within(within(dock).getByRole('region', { name })) };
};

describe('the demonstration panel', () => {
  it('signs in as a demo person, moves the clock and sets a fault', async () => {
    server = await startServer();
    const { user, part } = await openDock();
    await user.click(await part('Relógio da biblioteca').findByRole('button', { name: '+ 1 dia' }));
    await waitFor(() => expect(part('Relógio da biblioteca').getByRole('status')).toHaveTextContent('11 de março'));
    expect(part('Relógio da biblioteca').getByRole('status')).toHaveTextContent(/Até lá: .*avisos \d/);
    await user.click(part('Relógio da biblioteca').getByRole('button', { name: 'Parar o relógio' }));
    const start = await part('Relógio da biblioteca').findByRole('button', { name: 'Deixar andar' });
    expect(start).toHaveFocus();
    expect(part('Relógio da biblioteca').getByRole('status')).toHaveTextContent(/11 de março.* \(parado\)$/);
    await user.click(start);
    await part('Relógio da biblioteca').findByRole('button', { name: 'Parar o relógio' });
    await user.selectOptions(
      await part('Simular problemas').findByRole('combobox', { name: 'Com que frequência' }),
      'half',
    );
    await user.click(await part('Simular problemas').findByRole('button', { name: 'Simular' }));
    await waitFor(() =>
      expect(part('Simular problemas').getByRole('status')).toHaveTextContent(
        /^Erro inesperado em qualquer tela, 50\s?% das vezes \(mais 1 vez\)$/,
      ),
    );
    await user.click(part('Simular problemas').getByRole('button', { name: 'Parar de simular' }));
    await waitFor(() => expect(part('Simular problemas').getByRole('status')).toHaveTextContent('Nenhum problema'));
    await user.click(await part('Pessoa').findByRole('button', { name: /^Entrar como esta pessoa/ }));
    expect(await screen.findByText(/^Oi, /)).toBeVisible();
  });

  it('shows the mails, whether they were sent, and saves their HTML', async () => {
    server = await startServer();
    const data = new Date('2026-03-10T12:00:00Z');
    const mail = { para: 'ana@example.org', texto: 'Olá', anexos: [], data };
    await server.db.sentMail.createMany({
      data: [
        { ...mail, assunto: 'Um', html: '<p>Olá</p>', sent_at: data },
        { ...mail, assunto: 'Dois', attempts: 1, last_failure: '550 unknown' },
        { ...mail, assunto: 'Três' },
      ],
    });
    const { part } = await openDock();
    const rows = await part('E-mails enviados').findAllByRole('listitem');
    expect(rows.map((row) => /Enviado|Não pôde ser enviado: 550 unknown|Espera/.exec(row.textContent)?.[0])).toEqual([
      undefined,
      'Não pôde ser enviado: 550 unknown',
      'Enviado',
    ]);
    expect(part('E-mails enviados').getAllByRole('button', { name: 'Baixar em HTML' })).toHaveLength(1);
  });

  it('pays a slip at the desk', async () => {
    server = await startServer();
    const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'bruno' } });
    const debt = await server.db.debt.findFirstOrThrow({ where: { cod_pessoa, cod_acervo: null } });
    const valor = Number(debt.valor_multa) - Number(debt.desconto) - Number(debt.valor_pago);
    const { id } = await server.db.paymentSlip.create({
      data: {
        cod_pessoa,
        cod_biblioteca: debt.cod_biblioteca,
        valor,
        linha_digitavel: '1',
        vencimento: new Date('2026-03-15'),
        created_at: new Date('2026-03-10T12:00:00Z'),
        itens: [{ cod_debito: String(debt.cod_debito), descricao: debt.motivo, valor }],
      },
    });
    const numero = `2026${String(id).padStart(6, '0')}`;
    const { user, part } = await openDock();
    await user.type(await part('Pagar uma guia').findByRole('textbox', { name: 'Número da guia' }), numero);
    await user.click(part('Pagar uma guia').getByRole('button', { name: 'Pagar' }));
    await waitFor(() => expect(part('Pagar uma guia').getByRole('status')).toHaveTextContent(`Guia ${numero} paga.`));
    expect((await server.db.paymentSlip.findUniqueOrThrow({ where: { id } })).paga_em).not.toBeNull();
  });

  it('answers a request with its cost, moves it on, and refuses another with a reason', async () => {
    server = await startServer();
    const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'nada-consta' } });
    for (const assunto of ['Nascentes do vale', 'Rotas de água'])
      await server.db.request.create({
        data: {
          ...{ cod_pessoa, tipo: 'pesquisa-especializada', status: '1', dados: { assunto } },
          data: new Date('2026-03-10T12:00:00Z'),
        },
      });
    const { user, part } = await openDock();
    const row = async (what: string) =>
      within(await part('Pedidos em andamento').findByRole('group', { name: new RegExp(what) }));
    const kept = (assunto: string) =>
      server.db.request.findFirstOrThrow({ where: { dados: { path: ['assunto'], equals: assunto } } });
    const nascentes = await row('Nascentes');
    await user.type(nascentes.getByRole('textbox', { name: 'Resposta ao leitor' }), 'São 12 páginas.');
    await user.type(nascentes.getByRole('textbox', { name: 'Custo em reais' }), '14,50');
    await user.click(nascentes.getByRole('button', { name: 'Responder' }));
    await waitFor(async () => expect(await kept('Nascentes do vale')).toMatchObject({ resposta: 'São 12 páginas.' }));
    expect(Number((await kept('Nascentes do vale')).valor)).toBe(14.5);
    await waitFor(() => expect(nascentes.getByRole('textbox', { name: 'Resposta ao leitor' })).toHaveValue(''));
    await user.click((await row('Nascentes')).getByRole('button', { name: 'Avançar' }));
    expect(await part('Pedidos em andamento').findByText(/Nascentes do vale · Em trânsito/)).toBeVisible();
    await user.type((await row('Rotas')).getByRole('textbox', { name: 'Resposta ao leitor' }), 'Falta o período.');
    await user.click((await row('Rotas')).getByRole('button', { name: 'Recusar' }));
    await waitFor(() => expect(part('Pedidos em andamento').queryByText(/Rotas/)).toBeNull());
    expect(await kept('Rotas de água')).toMatchObject({ status: '5', resposta: 'Falta o período.' });
  });

  it('pays a debt at the desk, without a slip', async () => {
    server = await startServer();
    const { user, part } = await openDock();
    const debts = part('Pagar um débito');
    const choice = await debts.findByRole<HTMLSelectElement>('combobox', { name: 'Débito' });
    const cod_debito = Number(choice.value);
    await user.click(debts.getByRole('button', { name: 'Pagar' }));
    await waitFor(() => expect(debts.getByRole('status')).toHaveTextContent(/^Débito de R\$.[\d,.]+ pago\.$/));
    expect((await server.db.debt.findUniqueOrThrow({ where: { cod_debito } })).data_pagamento).not.toBeNull();
    await waitFor(() => expect(choice).not.toHaveValue(String(cod_debito)));
  });

  it('receives an issue of a serial', async () => {
    server = await startServer();
    const { part: year } = await server.db.serialItem.findFirstOrThrow({
      where: { situacao: 'esperado' },
      include: { part: true },
    });
    const { user, part } = await openDock();
    const issue = part('Receber um fascículo');
    await user.type(await issue.findByRole('textbox', { name: 'Código do periódico' }), String(year.cod_acervo));
    await user.click(issue.getByRole('button', { name: 'Receber' }));
    await waitFor(() => expect(issue.getByRole('status')).toHaveTextContent(/, v\. \d+, n\. \d+.*, recebido: /));
  });

  it('refuses each comment with its own reason, as long as the author may write, and one about a library with none', async () => {
    server = await startServer();
    await server.db.titleComment.deleteMany({ where: { aprovado: null } });
    await server.db.generalComment.deleteMany({ where: { aprovado: null } });
    const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'ana' } });
    const { cod_acervo } = await server.db.title.findFirstOrThrow();
    const data = (day: number) => new Date(`2026-03-0${day}T12:00:00Z`);
    for (const [day, content] of ['Primeiro', 'Segundo'].entries())
      await server.db.titleComment.create({ data: { cod_pessoa, cod_acervo, content, data: data(day + 1) } });
    await server.db.generalComment.create({
      data: { cod_pessoa, cod_biblioteca: 1, content: 'Terceiro', data: data(5) },
    });
    const { user, part } = await openDock();
    const row = async (content: string) =>
      within((await part('Comentários à espera').findByText(new RegExp(content))).closest('li') as HTMLElement);
    const reason = async (content: string) =>
      (await row(content)).queryByRole('textbox', { name: 'Motivo, ao recusar' });
    expect(await reason('Terceiro')).toBeNull();
    expect(await reason('Primeiro')).toHaveAttribute('maxlength', String(maxTextLength));
    await user.type((await reason('Segundo')) as HTMLElement, ' Fala de outro livro. ');
    expect(await reason('Primeiro')).toHaveValue('');
    for (const content of ['Primeiro', 'Segundo', 'Terceiro']) {
      await user.click((await row(content)).getByRole('button', { name: 'Recusar' }));
      await waitFor(() => expect(part('Comentários à espera').queryByText(new RegExp(content))).toBeNull());
    }
    expect(
      await server.db.titleComment.findMany({
        where: { cod_acervo, cod_pessoa, aprovado: false, content: { in: ['Primeiro', 'Segundo'] } },
        orderBy: { id: 'asc' },
        select: { motivo: true },
      }),
    ).toEqual([{ motivo: null }, { motivo: 'Fala de outro livro.' }]);
  });

  it('lends a copy at the desk and takes it back', async () => {
    server = await startServer();
    const { cod_exemplar } = await server.db.copy.findFirstOrThrow({
      where: { situacao: 'disponivel', loanType: { permite_emprestimo: true } },
    });
    const { user, part } = await openDock();
    const field = (name: string) => part('Emprestar e devolver').findByRole('textbox', { name });
    const press = async (name: string) => user.click(part('Emprestar e devolver').getByRole('button', { name }));
    await user.type(await field('Código de barras'), cod_exemplar);
    await user.type(await field('Login do leitor'), 'ana');
    await user.dblClick(part('Emprestar e devolver').getByRole('button', { name: 'Emprestar' }));
    await waitFor(() => expect(part('Emprestar e devolver').getByRole('status')).toHaveTextContent(/emprestado até/));
    expect(server.calls.filter(({ path }) => path.endsWith('/lend'))).toHaveLength(1);
    expect(await server.db.loan.count({ where: { cod_exemplar, data_devolucao: null } })).toBe(1);
    await user.type(await field('Código de barras do devolvido'), cod_exemplar);
    await press('Devolver');
    await waitFor(() => expect(part('Emprestar e devolver').getByRole('status')).toHaveTextContent(/devolvido/));
    expect(await server.db.loan.count({ where: { cod_exemplar, data_devolucao: null } })).toBe(0);
  });

  it('tells of each demo person in Portuguese what the server tells', async () => {
    server = await startServer();
    const people = await server.db.person.findMany({ where: { persona_id: { not: null } } });
    const told = Object.fromEntries(
      people.map(({ persona_id, persona_shows }) => [`persona_${persona_id}`, persona_shows]),
    );
    expect(texts).toMatchObject(told);
  });

  it('opens a story once, as the server has it, in a sandbox of this browser', async () => {
    server = await startServer();
    const stories = (await (await fetch('/__mock/stories')).json()) as { name: string; shows: string }[];
    expect(stories.length).toBeGreaterThan(3);
    expect(texts).toMatchObject(Object.fromEntries(stories.map(({ name, shows }) => [`storyShows_${name}`, shows])));
    const { user, part } = await openDock();
    const answer = globalThis.fetch;
    const opened: unknown[] = [];
    globalThis.fetch = (input, init) => {
      if (!String(input).endsWith('/__mock/sandboxes')) return answer(input, init);
      opened.push(JSON.parse(String(init?.body)));
      return new Promise(() => undefined);
    };
    await user.selectOptions(await part('História').findByRole('combobox', { name: 'O que aconteceu' }), 'Fila longa');
    expect(part('História').getByText(/Natália espera depois de outras seis pessoas/)).toBeVisible();
    clickTwice(part('História').getByRole('button', { name: /^Abrir esta história/ }));
    expect(opened).toEqual([{ from: 'long-queue', enter: true }]);
  });

  it('shows who has what', async () => {
    server = await startServer();
    const { part } = await openDock();
    const table = within(await part('Quem tem o quê').findByRole('table', { name: 'Quem tem o quê' }));
    const row = (login: string) => table.getByRole('cell', { name: login }).closest('tr');
    expect(row('ana')).toHaveTextContent(/^ana501102R\$.0,00Ver/);
    const { cod_exemplar } = await server.db.loan.findFirstOrThrow({
      where: { data_devolucao: null, person: { persona_id: 'ana' } },
    });
    expect(row('ana')).toHaveTextContent(`Exemplar ${cod_exemplar}: `);
    expect(row('limite-solicitacoes')).toHaveTextContent(/Solicitação \d+: solicitacao-emprestimo/);
    expect(row('nada-consta')).toHaveTextContent(/^nada-consta000000R\$.0,00$/);
  });

  it('says what brings back a password that was changed', async () => {
    server = await startServer();
    const { user, part } = await openDock();
    await server.db.person.updateMany({ data: { password_hash: 'x' } });
    await user.click(await part('Pessoa').findByRole('button', { name: /^Entrar como esta pessoa/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^A senha de .+ foi trocada\. “Recomeçar” traz a antiga de volta\./,
    );
  });

  it('asks before the data are reset', async () => {
    server = await startServer();
    const { user, part } = await openDock();
    await user.click(part('Biblioteca').getByRole('button', { name: 'Recomeçar' }));
    expect(await screen.findByRole('alertdialog', { name: 'Confirmação' })).toHaveTextContent('se perde');
    expect(server.calls.map(({ path }) => path)).not.toContain('/__mock/reset');
  });

  it('starts over once, and says so until the page goes', async () => {
    server = await startServer();
    const { user, part } = await openDock();
    await user.click(part('Biblioteca').getByRole('button', { name: 'Recomeçar' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Confirmação' }));
    const answer = globalThis.fetch;
    const resets: string[] = [];
    globalThis.fetch = (input, init) => {
      if (!String(input).endsWith('/__mock/reset')) return answer(input, init);
      resets.push(String(input));
      return new Promise(() => undefined);
    };
    const confirm = question.getByRole('button', { name: /Recomeçar/ });
    await user.click(confirm);
    await waitFor(() => expect(confirm).toHaveAttribute('aria-busy', 'true'));
    await user.click(confirm);
    await user.keyboard('{Escape}');
    expect(within(confirm).getByText('Recomeçando…')).toBeVisible();
    expect(resets).toHaveLength(1);
  });

  it('downloads a copy, and opens it after a question, but no other file', async () => {
    server = await startServer();
    const saved: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => (saved.push(blob), 'blob:');
    URL.revokeObjectURL = () => undefined;
    const names: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const { user, part } = await openDock();
    await user.click(part('Biblioteca').getByRole('button', { name: /Baixar cópia/ }));
    await waitFor(() => expect(names).toEqual(['biblioteca-2026-03-10.json']));
    const text = await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(saved[0] ?? new Blob());
    });

    // The window of the tests has no File.text.
    const choose = (content: string) =>
      user.upload(
        part('Biblioteca').getByLabelText('Abrir cópia baixada'),
        Object.assign(new File([content], 'a.json', { type: 'application/json' }), { text: async () => content }),
      );
    await choose('{"instituicao":{}}');
    expect(await screen.findByText(/^“a\.json” não é uma cópia da biblioteca/)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();

    await server.db.institution.updateMany({ data: { sigla: 'OUTRA' } });
    const gone = jest.spyOn(browserNavigation, 'to').mockImplementation();
    await choose(text);
    const question = within(await screen.findByRole('alertdialog', { name: 'Confirmação' }));
    await user.click(question.getByRole('button', { name: /Abrir cópia baixada/ }));
    await waitFor(() => expect(gone).toHaveBeenCalledWith('/'));
    expect(await server.db.institution.count({ where: { sigla: 'OUTRA' } })).toBe(0);
    jest.restoreAllMocks();
  });

  it('names every problem and every way to sign in as a library would', async () => {
    server = await startServer();
    const { part } = await openDock();
    const choices = async (of: string, list: string) =>
      within(await part(of).findByRole('combobox', { name: list })).getAllByRole<HTMLOptionElement>('option');
    const all = [
      ...(await choices('Simular problemas', 'Problema')),
      ...(await choices('Instituição', 'Como se entra')),
    ];
    expect(all.length).toBeGreaterThan(30);
    expect(all.filter(({ value, text }) => text === value)).toEqual([]);
  });

  it('asks for the key of a control room that has one, and opens with it', async () => {
    const key = 'a key of sixteen letters';
    server = await startServer({ env: { HOST: '0.0.0.0', CONTROL_KEY: key } });
    const { user, part, dock } = await openDock();
    const ask = part('Chave do painel');
    const field = await ask.findByLabelText('Chave do painel');
    await user.type(field, 'another of sixteen letters');
    await user.click(ask.getByRole('button', { name: 'Abrir o painel' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('X-Control-Key');
    expect(within(dock).queryByRole('region', { name: 'Relógio da biblioteca' })).not.toBeInTheDocument();
    await user.clear(field);
    await user.type(field, key);
    await user.click(ask.getByRole('button', { name: 'Abrir o painel' }));
    await user.click(await part('Relógio da biblioteca').findByRole('button', { name: '+ 1 dia' }));
    await waitFor(() => expect(part('Relógio da biblioteca').getByRole('status')).toHaveTextContent('11 de março'));
    const sent = server.calls.filter(({ headers }) => headers['x-control-key'] !== undefined);
    expect(sent.every(({ path }) => path.startsWith('/__mock/'))).toBe(true);
  });

  it('of a public control room offers a sandbox first', async () => {
    server = await startServer({ env: { HOST: '0.0.0.0', MOCK_CONTROLS: 'public' } });
    const { part, dock } = await openDock();
    expect(await part('Biblioteca').findByRole('button', { name: 'Abrir uma biblioteca só minha' })).toBeVisible();
    expect(within(dock).queryByRole('region', { name: 'Relógio da biblioteca' })).not.toBeInTheDocument();
    expect(part('Biblioteca').queryByRole('button', { name: /Baixar cópia/ })).not.toBeInTheDocument();
    expect(server.calls.filter(({ path, status }) => path.startsWith('/__mock/') && status !== 200)).toEqual([]);
  });

  it('is not there without a control room', async () => {
    server = await startServer({ env: { MOCK_CONTROLS: 'false' } });
    await renderApp('/nada/aqui');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('complementary', { name: 'Demonstração' })).not.toBeInTheDocument();
  });
});
