import { screen, within } from '@testing-library/dom';
import { renderApp } from '../../../testing/renderApp';
import { serverForEach } from '../../../testing/server';

const server = serverForEach();

const row = async (title: string) => {
  const article = (await screen.findByRole('link', { name: title })).closest('article');
  if (!article) throw new Error('A title is in a row.');
  return within(article);
};

describe('the row of a title on the shelf', () => {
  /** Two free copies in one library, with this call number. */
  const keepTwo = async (numero_chamada: string) => {
    const { cod_acervo } = await server.db.title.findFirstOrThrow({ where: { titulo: 'Dom Casmurro' } });
    await server.db.copy.updateMany({ where: { cod_acervo }, data: { situacao: 'extraviado' } });
    const copy = { cod_acervo, cod_biblioteca: 1, cod_tipo_emprestimo: 1, situacao: 'disponivel', numero_chamada };
    await server.db.copy.createMany({
      data: ['90000001', '90000002'].map((cod_exemplar) => ({
        ...copy,
        cod_exemplar,
        localizacao: '3º andar, estante 24',
      })),
    });
  };

  test('says where it can be fetched, until when, and for how long', async () => {
    await keepTwo('869.3 A747d v. 2');
    await renderApp('/?termo_pesquisa=casmurro');
    const casmurro = await row('Dom Casmurro');
    // The number on the copies, which is not the title's, is what is looked for on the shelf.
    expect(await casmurro.findByText('Biblioteca Central, 3º andar, estante 24, 869.3 A747d v. 2')).toBeVisible();
    expect(casmurro.getByText(/^(Aberta até|Fechada: reabre)/)).toBeVisible();
    expect(casmurro.getByText('empréstimo de 14 dias')).toBeVisible();
  });

  test.each<[string, () => Promise<Response>]>([
    ['does not say where', async () => new Response('', { status: 404 })],
    ['does not answer where', () => new Promise<Response>(() => undefined)],
  ])('has the names of the libraries in front of a server that %s', async (_, answer) => {
    const fetched = globalThis.fetch;
    globalThis.fetch = async (input, init) =>
      String(input).includes('/api/consulta/estantes') ? answer() : fetched(input, init);
    await keepTwo('869.3 A747d');
    await renderApp('/?termo_pesquisa=casmurro');
    const casmurro = await row('Dom Casmurro');
    expect(await casmurro.findByText('Biblioteca Central', {}, { timeout: 5000 })).toBeVisible();
    expect(casmurro.queryByText(/empréstimo de/)).toBeNull();
  });
});

test('in the search for teaching plans a row says for whom a title is read', async () => {
  await renderApp('/?pesquisa=plano_ensino&termo_pesquisa=calculo');
  const calculus = await row('Cálculo');
  const plans = within(await calculus.findByRole('list', { name: 'Planos de ensino' })).getAllByRole('listitem');
  expect(plans[0]).toHaveTextContent(/^(Básica|Complementar) · .+ · .+ · .+ · \d{4}\/[12]$/);
});
