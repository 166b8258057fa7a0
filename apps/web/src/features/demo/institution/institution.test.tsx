import { InstitutionFile } from '@catalogue/api-contract';
import { languages } from '@catalogue/domain';
import { screen, waitFor, within } from '@testing-library/dom';
import { renderApp } from '../../../testing/renderApp';
import { startServer, type TestServer } from '../../../testing/server';
import { textsIn } from '../../../testing/texts';
import { changesBetween, draftOf } from './institutionDraft';
import { refusalKey } from './useRefusalText';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
  jest.restoreAllMocks();
});

const open = async () => {
  const app = await renderApp('/ajustes');
  await screen.findByRole('heading', { level: 1, name: 'Ajustes da biblioteca' });
  await screen.findByRole('textbox', { name: 'Nome da instituição' });
  return app;
};
const bar = () => within(screen.getByRole('group', { name: 'Publicação' }));
const brand = () => within(screen.getByRole('banner')).getByRole('link', { name: /^Bibliotecas/ });
const stored = (db: TestServer['db']) => db.institution.findFirstOrThrow({ where: { active: true } });

describe('what is published', () => {
  const library = {
    sigla: 'BC',
    desc_biblioteca: 'Biblioteca Central',
    cod_campus: 1,
    horarios: [{ dia_semana: 1, abre: '07:30', fecha: '22:00' }],
    locais_recebimento: ['Balcão'],
  };
  const before = draftOf({ instituicao: { sigla: 'UF', nome: 'Universidade', logo: null }, bibliotecas: [library] });

  it('has only what differs; of a library, only the days that differ', () => {
    const after = draftOf({
      instituicao: { sigla: 'UF', nome: 'Universidade Nova', logo: null },
      bibliotecas: [{ ...library, horarios: [{ dia_semana: 1, abre: '07:30', fecha: '21:00' }] }],
    });
    const { locais_recebimento: _, ...sent } = library;
    expect(changesBetween(before, after)).toEqual({
      instituicao: { nome: 'Universidade Nova' },
      bibliotecas: [{ ...sent, horarios: [{ dia_semana: 1, abre: '07:30', fecha: '21:00' }] }],
    });
    expect(changesBetween(after, before)).toEqual({ instituicao: { nome: 'Universidade' }, bibliotecas: [sent] });
    expect(changesBetween(before, before)).toEqual({});
  });
});

it('what the schema says of a value that can be typed here is told in words of every language', () => {
  const library = { sigla: 'BC', desc_biblioteca: '', cod_campus: 1 };
  const type = { descricao: 'Normal', permite_emprestimo: true, permite_reserva: true };
  const day = { dia_semana: 1, abre: '', fecha: '22:00' };
  const wrong: object[] = [
    { instituicao: { sigla: '', nome: '', tema: '#12', link_lgpd: 'biblioteca', msg_login: ' ' } },
    { bibliotecas: [{ ...library, horarios: [day, { ...day, dia_semana: 2, abre: '23:00' }] }] },
    { bibliotecas: [{ ...library, desc_biblioteca: 'B', horarios: [{ ...day, abre: '23:00' }] }] },
    { bibliotecas: [{ ...library, desc_biblioteca: 'B', feriados: [{ dia: '25/12', nome: 'Natal' }] }] },
    { instituicao: { multa_dia: null }, tipos_emprestimo: [{ ...type, dias: null }] },
    {
      instituicao: { multa_dia: 0.001 },
      tipos_emprestimo: [
        { ...type, dias: 400 },
        { ...type, descricao: 'X', dias: 1.5 },
      ],
    },
    { instituicao: { nome: 'U'.repeat(201) } },
    { guias: [{ titulo: '', descricao: null, texto: '', secao: 2 }] },
  ];
  const sentences = wrong
    .flatMap((data) => InstitutionFile.safeParse(data).error?.issues ?? [])
    .map(({ message }) => message);
  expect(new Set(sentences).size).toBe(9);
  for (const language of languages)
    for (const sentence of sentences)
      expect(textsIn(language)['demo']).toHaveProperty(refusalKey(sentence) ?? sentence);
});

describe('the settings of the library', () => {
  it('are published from the form, shown at once, and taken back', async () => {
    server = await startServer();
    const { user } = await open();
    const name = screen.getByRole('textbox', { name: 'Nome da instituição' });
    await user.clear(name);
    await user.type(name, 'Universidade Nova');
    expect(bar().getByRole('status')).toHaveTextContent('1 mudança por publicar · Nome da instituição');
    const leaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leaving()).toBe(true);
    expect(brand()).not.toHaveTextContent('Universidade Nova');
    await user.click(bar().getByRole('button', { name: /^Publicar/ }));
    await waitFor(() => expect(bar().getByRole('status')).toHaveTextContent('Publicado'));
    await waitFor(() => expect(brand()).toHaveTextContent('Universidade Nova'));
    expect((await stored(server.db)).nome).toBe('Universidade Nova');
    expect(leaving()).toBe(false);

    await user.click(bar().getByRole('button', { name: 'Desfazer a publicação' }));
    await waitFor(() => expect(brand()).toHaveTextContent('Universidade Federal do Vale do Ipê'));
    expect((await stored(server.db)).nome).toBe('Universidade Federal do Vale do Ipê');
    expect(name).toHaveValue('Universidade Federal do Vale do Ipê');
  });

  it('are seen on the page itself before they are published, in this tab alone', async () => {
    server = await startServer();
    const { user } = await open();
    const initials = screen.getByRole('textbox', { name: 'Sigla' });
    await user.clear(initials);
    await user.type(initials, 'UNV');
    const colour = screen.getByRole('textbox', { name: 'Cor' });
    await user.clear(colour);
    await user.type(colour, '#d9480f');
    const preview = bar().getByRole('button', { name: 'Ver como fica' });
    await user.click(preview);
    expect(preview).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(brand()).toHaveTextContent('Bibliotecas UNV'));
    await waitFor(() => expect(document.getElementById('brand')).not.toBeNull());
    // The next visit begins with the colour that is published.
    expect(localStorage.getItem('catalogue.brand')).toBeNull();
    expect((await stored(server.db)).sigla).toBe('UFVI');
    await user.click(preview);
    await waitFor(() => expect(brand()).toHaveTextContent('Bibliotecas UFVI'));
  });

  it('show the server’s message at the field of a wrong value', async () => {
    server = await startServer();
    const { user } = await open();
    const colour = screen.getByRole('textbox', { name: 'Cor' });
    await user.clear(colour);
    await user.type(colour, '#12');
    await user.click(bar().getByRole('button', { name: /^Publicar/ }));
    await waitFor(() => expect(colour).toHaveAccessibleDescription(/^Cor: escreva uma cor, como #0f4c5c/));
    expect(screen.getByRole('group', { name: 'Falta acertar 1 campo' })).toHaveFocus();
    await user.clear(colour);
    await user.type(colour, '#d9480f');
    expect(colour).toHaveAccessibleDescription('');
    expect(screen.getByText(/tem 4,3:1 com branco/)).toBeVisible();
  });

  it('change the hours of one library', async () => {
    server = await startServer();
    const { user } = await open();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Biblioteca a mudar' }), 'Biblioteca Central');
    const monday = screen.getByRole('checkbox', { name: 'Abre: segunda-feira' });
    expect(monday).toBeChecked();
    await user.click(monday);
    expect(screen.queryByLabelText('Abre, segunda-feira')).not.toBeInTheDocument();
    await user.click(bar().getByRole('button', { name: /^Publicar/ }));
    await waitFor(() => expect(bar().getByRole('status')).toHaveTextContent('Publicado'));
    const hours = await server.db.openingHours.findMany({
      where: { library: { desc_biblioteca: 'Biblioteca Central' } },
      orderBy: { dia_semana: 'asc' },
    });
    expect(hours[0]).toMatchObject({ abre: null, fecha: null });
    expect(hours[1]?.abre).not.toBeNull();
  });

  it('are holidays, floors and services of a library, a line each', async () => {
    server = await startServer();
    const { user } = await open();
    const holidays = screen.getByRole('textbox', { name: 'Feriados' });
    await user.type(holidays, '25/12 Natal');
    await user.click(bar().getByRole('button', { name: /^Publicar/ }));
    await waitFor(() => expect(holidays).toHaveAccessibleDescription(/Feriados: escreva um dia, como 2026-12-25/));
    await user.clear(holidays);
    await user.type(holidays, '2026-12-25 Natal{enter}2027-01-01 Ano novo');
    const services = screen.getByRole('textbox', { name: 'Serviços, um por linha' });
    await user.clear(services);
    await user.type(services, 'Wi-Fi{enter}Salas de estudo');
    await user.click(bar().getByRole('button', { name: /^Publicar/ }));
    await waitFor(() => expect(bar().getByRole('status')).toHaveTextContent('Publicado'));
    expect(await server.db.library.findFirst({ orderBy: { cod_biblioteca: 'asc' } })).toMatchObject({
      feriados: [
        { dia: '2026-12-25', nome: 'Natal' },
        { dia: '2027-01-01', nome: 'Ano novo' },
      ],
      servicos: ['Wi-Fi', 'Salas de estudo'],
    });
  });

  it('are kept as a file, which is published and taken back as a whole', async () => {
    server = await startServer();
    const { user } = await open();
    const saved: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => (saved.push(blob), 'blob:');
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    await user.click(screen.getByRole('button', { name: 'Guardar o arquivo' }));
    await waitFor(() => expect(saved).toHaveLength(1));

    // The window of the tests has no File.text.
    const fileOf = (text: string) =>
      Object.assign(new File([text], 'my-library.json', { type: 'application/json' }), { text: async () => text });
    const choose = (data: object) =>
      user.upload(screen.getByLabelText('Publicar um arquivo'), fileOf(JSON.stringify(data)));
    await choose({ perguntas: [{ pergunta: 'Onde fica?', resposta: 'Aqui.' }], instituicao: { sigla: 'UNV' } });
    await waitFor(() => expect(brand()).toHaveTextContent('Bibliotecas UNV'));
    expect(screen.getByRole('textbox', { name: 'Sigla' })).toHaveValue('UNV');
    const questions = () => server?.db.question.findMany({ select: { pergunta: true } });
    expect(await questions()).toEqual([{ pergunta: 'Onde fica?' }]);
    await user.click(bar().getByRole('button', { name: 'Desfazer a publicação' }));
    await waitFor(() => expect(brand()).toHaveTextContent('Bibliotecas UFVI'));
    expect(await questions()).toContainEqual({ pergunta: 'Como renovo um empréstimo?' });

    await choose({ bibliotecas: [{ sigla: 'BC', desc_biblioteca: 'B', cod_campus: 77 }] });
    expect(await screen.findByText('bibliotecas.0.cod_campus: este código não existe aqui.')).toBeVisible();
    await user.upload(screen.getByLabelText('Publicar um arquivo'), fileOf('{'));
    expect(await screen.findByText(/^Isto não é um arquivo da biblioteca/)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Sigla' }), 'X');
    await choose({ instituicao: { sigla: 'UNV' } });
    expect(await screen.findByText(/^Publique antes as mudanças do formulário/)).toBeVisible();
    expect((await stored(server.db)).sigla).toBe('UFVI');
  });

  it('ask for the key of a control room that has one', async () => {
    server = await startServer({ env: { HOST: '0.0.0.0', CONTROL_KEY: 'a key of sixteen letters' } });
    const { user } = await renderApp('/ajustes');
    await user.type(await screen.findByLabelText('Chave do painel', { selector: 'input' }), 'a key of sixteen letters');
    await user.click(screen.getByRole('button', { name: 'Abrir o painel' }));
    expect(await screen.findByRole('textbox', { name: 'Nome da instituição' })).toBeVisible();
  });

  it('are for a sandbox alone where the control room is public', async () => {
    server = await startServer({ env: { HOST: '0.0.0.0', MOCK_CONTROLS: 'public' } });
    await renderApp('/ajustes');
    expect(await screen.findByText(/^Para mudar a biblioteca, abra antes uma só sua/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Nome da instituição' })).not.toBeInTheDocument();
  });

  it('are no screen without a control room', async () => {
    server = await startServer({ env: { MOCK_CONTROLS: 'false' } });
    await renderApp('/ajustes');
    expect(await screen.findByText(/não existe/)).toBeVisible();
  });
});
