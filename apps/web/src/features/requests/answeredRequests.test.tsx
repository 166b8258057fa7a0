import { screen, within } from '@testing-library/dom';
import { renderApp } from '../../testing/renderApp';
import { serverForEach } from '../../testing/server';

const server = serverForEach();

test('what the library answered to a request stands in its row: the cost of an open one, the reason of a refused one', async () => {
  const { codigo } = await server.db.request.findFirstOrThrow({
    where: { subtipo: 'artigo', status: '1', person: { logins: { some: { login: 'ana' } } } },
  });
  await server.db.request.update({ where: { codigo }, data: { resposta: 'São 12 páginas.', valor: 14.5 } });
  const refused = await server.db.request.updateMany({
    where: { tipo: 'levantamento-bibliografico', person: { logins: { some: { login: 'ana' } } } },
    data: { status: '5', resposta: 'Falta delimitar o assunto.' },
  });
  expect(refused.count).toBe(1);
  await renderApp('/meupergamum/solicitacoes', { patron: 'ana' });
  const row = async (what: RegExp) => within((await screen.findAllByText(what))[0]?.closest('tr') as HTMLElement);
  const open = await row(/Nascentes urbanas/);
  expect(open.getByText(/^Resposta da biblioteca:/)).toHaveTextContent(
    'Resposta da biblioteca: São 12 páginas. Custa R$ 14,50.',
  );
  const over = await row(/Bibliotecas escolares/);
  expect(over.getByText(/^Resposta da biblioteca:/)).toHaveTextContent(/Falta delimitar o assunto\.$/);
});

test('why a loan request was refused stands in its row, in the language of who wrote it', async () => {
  await server.db.loanRequest.updateMany({
    where: { status: '5', person: { logins: { some: { login: 'ana' } } } },
    data: { resposta: 'O exemplar veio danificado.' },
  });
  await renderApp('/meupergamum/solicitacoes-emprestimo', { patron: 'ana' });
  expect(await screen.findByText('O exemplar veio danificado.')).toHaveAttribute('lang', 'pt-BR');
});
