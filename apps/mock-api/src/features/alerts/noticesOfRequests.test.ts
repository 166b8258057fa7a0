import type { AlertEntry } from '@catalogue/api-contract';
import { appForEach } from '../../testing/app';
import { callAs } from '../../testing/callAs';

const server = appForEach();
const who = 'nada-consta';
const send = async (form: string, body: object) =>
  (await callAs(server)<{ codigo: string }>(who, 'POST', `/api/solicitacoes/${form}`, body)).body.codigo;
const move = async (codigo: string, body?: object) =>
  expect((await callAs(server)(null, 'POST', `/__mock/requests/${codigo}/move`, body)).status).toBe(200);
const alerts = async () => (await callAs(server)<AlertEntry[]>(who, 'GET', '/api/solicitacoes/alertas')).body;
const mails = () => server.db.sentMail.findMany({ where: { para: 'nada-consta@ufvi.example.org' } });

describe('the patron of a request is told', () => {
  it('what the library answers and what it costs, also while the request waits, and each answer once', async () => {
    const codigo = await send('pesquisa-especializada', { assunto: 'Nascentes' });
    await move(codigo, { acao: 'responder', resposta: 'São 12 páginas.', valor: 14.5 });
    const text = 'Um pedido seu à biblioteca. Custa R$\u00a014,50. A biblioteca diz: “São 12 páginas.”';
    expect(await alerts()).toMatchObject([
      {
        titulo: 'Nascentes: a biblioteca respondeu',
        texto: text,
        aviso: { tipo: 'solicitacao_mudou', estado: '1', resposta: 'São 12 páginas.', valor: 14.5, desfecho: null },
      },
    ]);
    await move(codigo, { acao: 'responder', valor: 16 });
    expect(await alerts()).toMatchObject([{ aviso: { estado: '1', valor: 16 } }]);
    // The same answer again is no news.
    const before = await alerts();
    await move(codigo, { acao: 'responder', valor: 16 });
    expect(await alerts()).toEqual(before);
    server.passDays(1);
    await alerts();
    expect((await mails()).map(({ texto }) => texto)).toEqual([expect.stringContaining('Custa R$\u00a016,00.')]);
  });

  it('where a book of another library is picked up, as on the first screen', async () => {
    const codigo = await send('emprestimo-inter-bibliotecas', {
      ...{ biblioteca_origem: 1, biblioteca_recebimento: 3, titulo: 'Atlas das águas', telefone: '(31) 5550-0101' },
      email: 'natalia@ufvi.example.org',
    });
    await move(codigo);
    expect((await alerts())[0]?.texto).toBe('Um pedido seu à biblioteca. Vai para: Biblioteca de Direito.');
    await move(codigo);
    expect((await alerts())[0]?.texto).toBe(
      'Um pedido seu à biblioteca. Onde retirar: Biblioteca de Direito. Leve a sua carteira.',
    );
  });
});
