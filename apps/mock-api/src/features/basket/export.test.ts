import { ExportFormat } from '@catalogue/api-contract';
import { openTestApp, type TestApp } from '../../testing/app';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.stop());

describe('an export', () => {
  const send = (payload: object, authorization = server.publicToken()) =>
    server.app.inject({ method: 'POST', url: '/acervo/exportar-cesta', headers: { authorization }, payload });

  it.each([
    ['ris', 'application/x-research-info-systems', /^TY {2}- /],
    ['bibtex', 'application/x-bibtex', /^@\w+\{acervo/],
    ['csv', 'text/csv', /"Código","Título"/],
    ['marc', 'application/marc', /^\d{5}/],
    ['abnt', 'text/plain', /\d{4}\./],
    ['pdf', 'application/pdf', /^%PDF-/],
  ])('as %s is a file that anybody may have', async (dados, type, beginning) => {
    const reply = await send({ tipo: 'arquivo', dados, acervos: [1, 2] });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toContain(type);
    expect(reply.headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''cesta\.\w+$/);
    expect(reply.body).toMatch(beginning);
  });

  it('comes in every format of the contract', async () => {
    const all = await Promise.all(
      Object.values(ExportFormat).map((dados) => send({ tipo: 'arquivo', dados, acervos: [1] })),
    );
    expect(all.map(({ statusCode }) => statusCode)).toEqual(Object.values(ExportFormat).map(() => 200));
  });

  it('goes by e-mail to each recipient, with the file', async () => {
    const opcoesEmail = { destinatarios: 'ana@ufvi.example.org; lia@exemplo.br', mensagem: 'Para a aula.' };
    const reply = await send({ tipo: 'email', dados: 'ris', acervos: [1], opcoesEmail });
    expect(reply.json()).toEqual({ message: 'CestaEnviadaSucesso' });
    const mails = await server.db.sentMail.findMany({ orderBy: { para: 'asc' } });
    expect(mails).toMatchObject([
      { para: 'ana@ufvi.example.org', texto: 'Para a aula.', anexos: [{ nome: 'cesta.ris' }] },
      { para: 'lia@exemplo.br', texto: 'Para a aula.', anexos: [{ nome: 'cesta.ris' }] },
    ]);
  });

  it.each([undefined, { destinatarios: '' }, { destinatarios: 'ana@ufvi.example.org;lia' }])(
    'by e-mail to %j is refused and sent to nobody',
    async (opcoesEmail) => {
      const before = await server.db.sentMail.count();
      const reply = await send({ tipo: 'email', dados: 'ris', acervos: [1], opcoesEmail });
      expect([reply.statusCode, reply.json()]).toEqual([422, { message: 'email_invalido' }]);
      expect(await server.db.sentMail.count()).toBe(before);
    },
  );

  it('of a title that does not exist is refused', async () => {
    expect((await send({ tipo: 'arquivo', dados: 'csv', acervos: [1, 99_999_999] })).statusCode).toBe(404);
  });

  it('in MARC of a record that the format cannot hold is refused, in another format not', async () => {
    const long = { tag: '520', ind1: ' ', ind2: ' ', subfields: [{ code: 'a', value: 'x'.repeat(10_001) }] };
    const { marc } = await server.db.title.findUniqueOrThrow({ where: { cod_acervo: 1 } });
    const record = marc as { leader: string; fields: object[] };
    await server.db.title.update({
      where: { cod_acervo: 1 },
      data: { marc: { ...record, fields: [...record.fields, long] } },
    });
    const refused = await send({ tipo: 'arquivo', dados: 'marc', acervos: [1] });
    expect([refused.statusCode, refused.json()]).toEqual([422, { message: 'registro_grande_demais' }]);
    expect((await send({ tipo: 'arquivo', dados: 'ris', acervos: [1] })).statusCode).toBe(200);
  });
});
