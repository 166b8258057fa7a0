import { appForFile } from '../testing/app';

const server = appForFile();

describe('what no database can keep', () => {
  it.each<[string, string, object | undefined]>([
    ['a code past the greatest', 'DELETE /api/reserva', [3_000_000_000]],
    ['the year 0', 'GET /api/emprestimo/historico?dataIni=0000-01-01&dataFim=2026-03-01', undefined],
    ['half a sign', 'POST /api/solicitacoes/levantamento-bibliografico', { assunto: '\ud800x' }],
  ])('%s is refused as bad input', async (_, call, payload) => {
    const [method = '', url = ''] = call.split(' ');
    const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'ana' } });
    const reply = await server.app.inject({
      method: method as 'GET',
      url,
      headers: {
        authorization: server.patronToken(cod_pessoa, 'ana'),
        ...(payload && { 'content-type': 'application/json' }),
      },
      ...(payload && { payload: JSON.stringify(payload) }),
    });
    expect(reply.statusCode).toBe(422);
  });
});
