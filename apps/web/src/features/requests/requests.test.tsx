import { screen, waitFor, within } from '@testing-library/dom';
import { LoanRequestStatus } from '@catalogue/api-contract';
import type { RequestForm } from '@catalogue/domain';
import { renderApp } from '../../testing/renderApp';
import { serverForEach } from '../../testing/server';
import { bodyOfForm, fieldsOf } from './formFields';

const server = serverForEach();

const open = async (slug: string, patron: string) => {
  const app = await renderApp(`/meupergamum/${slug}`, { patron });
  const send = await screen.findByRole('button', { name: /^Enviar pedido/ });
  return { ...app, send };
};
const box = (name: RegExp) => screen.getByRole('textbox', { name });
const sendButton = () => screen.getByRole('button', { name: /^Enviar pedido/ });
const posted = () => server.calls.filter(({ method, path }) => method === 'POST' && path.includes('/solicitacoes/'));
const newest = () => server.db.request.findFirstOrThrow({ orderBy: { codigo: 'desc' } });

test('every field that a call takes is in its form; the survey leaves those of a catalogue sheet to it', () => {
  const sheetOnly = Object.keys(bodyOfForm['ficha-catalografica'].shape).filter((name) => name !== 'palavras_chave');
  for (const form of Object.keys(bodyOfForm) as RequestForm[]) {
    const taken = Object.keys(bodyOfForm[form].shape).filter(
      (name) => form !== 'levantamento-bibliografico' || !sheetOnly.includes(name),
    );
    expect([
      form,
      fieldsOf(form)
        .map(({ name }) => name as string)
        .sort(),
    ]).toEqual([form, taken.sort()]);
  }
});

test('a copy is asked for on the fields of its type, sent once, and waits in the list below', async () => {
  const { user, address } = await open('comutacao', 'bruno');
  expect(await screen.findByText(/^Nada foi pedido aqui ainda/)).toBeVisible();
  await user.type(box(/^Título do artigo/), 'Nascentes');
  await user.click(screen.getByRole('radio', { name: 'Parte de documento' }));
  expect(address()).toBe('/meupergamum/comutacao?tipo=parte-documento');
  expect(screen.getByRole('radio', { name: 'Parte de documento' })).toHaveFocus();
  expect(screen.queryByRole('textbox', { name: /^Título do artigo/ })).toBeNull();

  await user.type(box(/^Página inicial/), 'p. 020');
  expect(box(/^Página inicial/)).toHaveValue('20');
  await user.type(box(/^Página final/), '7');
  expect(screen.queryByText('A página inicial não pode vir depois da final.')).toBeNull();
  await user.tab();
  expect(screen.getByText('A página inicial não pode vir depois da final.')).toBeVisible();
  await user.click(sendButton());
  const summary = screen.getByRole('group', { name: 'Falta acertar 3 campos' });
  expect(summary).toHaveFocus();
  // Above everything that is filled in.
  const kind = screen.getByRole('radio', { name: 'Artigo' });
  expect(summary.compareDocumentPosition(kind)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(within(summary).getByRole('link', { name: 'Falta preencher: Título da parte.' }));
  expect(box(/^Título da parte/)).toHaveFocus();
  expect(posted()).toEqual([]);

  await user.paste('O clima\tdo planalto ');
  await user.type(box(/^Título da obra/), 'Geografia');
  await user.type(box(/^Página final/), '0');
  await user.dblClick(sendButton());
  expect(await screen.findByText('Pedido enviado. Acompanhe a situação na lista.')).toBeVisible();
  expect(await screen.findByRole('cell', { name: 'Aguardando' })).toBeVisible();
  const steps = within(screen.getByRole('list', { name: 'Andamento' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Aguardando 10 mar',
    'Em trânsito',
    'Disponível',
    'Finalizada',
  ]);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual(['step', null, null, null]);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Pedidos já enviados' })).toHaveFocus());
  expect(posted()).toHaveLength(1);
  expect(await newest()).toMatchObject({
    subtipo: 'parte-documento',
    dados: { titulo_parte: 'O clima do planalto', titulo_obra: 'Geografia', pagina_inicial: 20, pagina_final: 70 },
  });
  // Each type has its own draft.
  expect(box(/^Título da parte/)).toHaveValue('');
  await user.click(screen.getByRole('radio', { name: 'Artigo' }));
  expect(box(/^Título do artigo/)).toHaveValue('Nascentes');
});

test('a year that has not come is asked for again as a year', async () => {
  const { user } = await open('comutacao', 'bruno');
  await user.type(box(/^Ano/), '3000');
  await user.tab();
  expect(screen.getByText('Escreva um ano entre 1450 e o atual.')).toBeVisible();
});

test('what was written outlives a failure and the screen, and goes when it is discarded', async () => {
  const { user, send } = await open('ficha-catalografica', 'carla');
  await user.type(box(/^Folha de rosto/), 'Universidade{enter}Rotas de água');
  await user.type(box(/^Resumo/), 'Estuda-se a água.');
  await user.type(box(/^Palavras-chave/), 'água; vale');
  await user.type(box(/^Total de páginas/), '88');
  await user.type(box(/^Página final da bibliografia/), '90');
  await user.tab();
  expect(screen.getByText('Esta página passa do total de páginas.')).toBeVisible();
  await user.clear(box(/^Página final da bibliografia/));
  await user.click(screen.getByRole('checkbox', { name: 'Tem ilustrações' }));
  await server.fail({ name: 'unexpected-500', endpoint: 'requestCatalogueSheet', times: 1 });
  await user.click(send);
  expect(await screen.findByText('Algo não saiu como devia. Tente de novo em instantes.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Descartar rascunho' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Continuar escrevendo' }),
  );
  expect(box(/^Folha de rosto/)).toHaveValue('Universidade\nRotas de água');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Descartar rascunho' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Descartar rascunho' }));
  expect(box(/^Folha de rosto/)).toHaveValue('');
  expect(screen.getByRole('checkbox', { name: 'Tem ilustrações' })).not.toBeChecked();
});

test('a loan between libraries knows how to reach the patron, and asks for the institution only of a partner', async () => {
  const { user, send } = await open('solicitacoes/emprestimo-inter-bibliotecas', 'ana');
  const choice = (name: RegExp) => screen.getByRole('combobox', { name });
  expect(box(/^E-mail/)).toHaveValue('ana@ufvi.example.org');
  await user.type(box(/^Título/), 'Atlas das águas');
  await user.selectOptions(choice(/^Biblioteca que empresta/), '3');
  await user.selectOptions(choice(/^Onde você quer receber/), '3');
  await user.click(send);
  expect(screen.getByRole('group', { name: 'Falta acertar 1 campo' })).toHaveTextContent(
    'Escolha uma biblioteca diferente da que empresta.',
  );
  await user.click(screen.getByRole('radio', { name: 'De uma instituição parceira' }));
  expect(screen.getByRole('group', { name: 'Falta acertar 1 campo' })).toHaveTextContent(
    'Falta preencher: Instituição parceira.',
  );
  await user.selectOptions(
    choice(/^Instituição parceira/),
    choice(/^Instituição parceira/).querySelectorAll('option')[1]?.value ?? '',
  );
  await user.click(send);
  expect(await screen.findByRole('cell', { name: 'Aguardando' })).toBeVisible();
  expect((await newest()).dados).toMatchObject({
    biblioteca_origem: 3,
    biblioteca_recebimento: 3,
    email: 'ana@ufvi.example.org',
  });
});

test('all requests stand in one list, narrowed by type and status, both in the address', async () => {
  const { user, address } = await renderApp('/meupergamum/solicitacoes', { patron: 'ana' });
  expect(await screen.findAllByRole('row')).toHaveLength(7);
  expect(screen.getByRole('cell', { name: /^Levantamento bibliográfico.*Bibliotecas escolares/ })).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Situação' }), 'Em trânsito');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tipo' }), 'Ficha catalográfica');
  expect(await screen.findByText('Nenhuma solicitação desse tipo ou nessa situação.')).toBeVisible();
  expect(address()).toBe('/meupergamum/solicitacoes?situacao=2&tipo=ficha-catalografica');
  await user.click(screen.getByRole('link', { name: 'Ver todas' }));
  expect(await screen.findAllByRole('row')).toHaveLength(7);
});

test('what is written while a request is on its way is not lost with it', async () => {
  const { user, send } = await open('levantamento', 'carla');
  const subject = await screen.findByRole('textbox', { name: /^Assunto geral/ });
  await user.type(subject, 'Rios');
  const release = server.pause(/levantamento/);
  await user.click(send);
  await user.type(subject, ' e vales');
  release();
  expect(await screen.findByText(/^Pedido enviado/)).toBeVisible();
  expect(box(/^Assunto geral/)).toHaveValue('Rios e vales');
});

test('what a request costs and how long it takes is told before it is sent, and then by when it is there', async () => {
  await renderApp('/meupergamum/solicitacoes/novo', { patron: 'nada-consta' });
  expect(
    await screen.findByText('Em até 10 dias úteis · R$ 6,00 a cada 5 páginas; você aprova o valor antes'),
  ).toBeVisible();
  expect(screen.getByText('Em até 15 dias úteis · sem custo')).toBeVisible();
});

test('a server that does not tell the cost leaves the screen silent about it', async () => {
  await server.fail({ name: 'unexpected-500', endpoint: 'listRequestConditions' });
  await open('levantamento', 'nada-consta');
  await waitFor(() => expect(server.calls.some(({ path }) => path.endsWith('/condicoes-solicitacoes'))).toBe(true));
  expect(screen.queryByText(/dias úteis/)).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('each step of an open request has its day, and its end the expected one', async () => {
  await renderApp('/meupergamum/solicitacoes/emprestimo-inter-bibliotecas', { patron: 'carla' });
  const steps = await screen.findByRole('list', { name: 'Andamento' });
  expect(
    within(steps)
      .getAllByRole('listitem')
      .map((step) => step.textContent),
  ).toEqual(['Aguardando 2 mar', 'Em trânsito 3 mar', 'Disponível', 'Finalizada']);
  // Fifteen working days later.
  expect(await screen.findByText('Previsto até 23 mar.')).toBeVisible();
});

test('a request that is over is made again with its fields filled in; a draft is replaced only if the patron says so', async () => {
  const { user, address } = await renderApp('/meupergamum/solicitacoes', { patron: 'ana' });
  const again = (what: string) => screen.findByRole('button', { name: new RegExp(`^Pedir de novo: .*${what}`) });
  await user.click(await again('O clima'));
  expect(screen.queryByRole('button', { name: /^Pedir de novo: .*Nascentes/ })).toBeNull();
  expect(address()).toBe('/meupergamum/comutacao?tipo=parte-documento');
  expect(await screen.findByRole('textbox', { name: /^Título da obra/ })).toHaveValue('Geografia do planalto');
  expect(box(/^Página inicial/)).toHaveValue('40');

  // The same form is on this screen: filled in where it is, and the reader comes to its top.
  await user.type(box(/^Título da obra/), ' 2');
  await user.click(await again('O clima'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Manter o rascunho' }));
  expect(box(/^Título da obra/)).toHaveValue('Geografia do planalto 2');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(await again('O clima'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Substituir' }));
  expect(box(/^Título da obra/)).toHaveValue('Geografia do planalto');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  await user.click(sendButton());
  expect(await screen.findByText(/^Pedido enviado/)).toBeVisible();
  expect((await newest()).dados).toEqual({
    ...{ titulo_parte: 'O clima', titulo_obra: 'Geografia do planalto' },
    ...{ pagina_inicial: 40, pagina_final: 66 },
  });
});

test('a loan between libraries is asked for again from where it came', async () => {
  await server.db.request.updateMany({
    where: { tipo: 'emprestimo-inter-bibliotecas' },
    data: { status: LoanRequestStatus.notFinished },
  });
  const { user } = await renderApp('/meupergamum/solicitacoes', { patron: 'carla' });
  await user.click(await screen.findByRole('button', { name: /^Pedir de novo: .*Autos da devassa/ }));
  expect(await screen.findByRole('radio', { name: 'De outra biblioteca da instituição' })).toBeChecked();
  expect(screen.getByRole('combobox', { name: /^Biblioteca que empresta/ })).toHaveValue('3');
  expect(box(/^Telefone/)).toHaveValue('(31) 5550-0003');
});
