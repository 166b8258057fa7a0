import { ExportFormat } from '@catalogue/api-contract';
import { appForFile, openTestApp, type TestApp } from '../../testing/app';

const server = appForFile();

describe('an export', () => {
  const send = (payload: object, authorization = server.publicToken()) =>
    server.app.inject({ method: 'POST', url: '/acervo/exportar-cesta', headers: { authorization }, payload });

  it.each([
    ['ris', 'application/x-research-info-systems', /^TY {2}- /],
    ['bibtex', 'application/x-bibtex', /^@\w+\{acervo/],
    ['csv', 'text/csv', /"Código","Título"/],
    ['marc', 'application/marc', /^\d{5}/],
    ['marcxml', 'application/marcxml+xml', /^<\?xml/],
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

describe('an export by e-mail', () => {
  let mailing: TestApp;
  beforeEach(async () => {
    mailing = await openTestApp();
  });
  afterEach(() => mailing.stop());

  const send = async (
    opcoesEmail: object | undefined,
    { token = mailing.patronToken(1, 'ana', 90_000), more = {} } = {},
  ) => {
    const reply = await mailing.app.inject({
      method: 'POST',
      url: '/acervo/exportar-cesta',
      headers: { authorization: token },
      payload: { tipo: 'email', dados: 'ris', acervos: [1], opcoesEmail, ...more },
    });
    return { status: reply.statusCode, message: reply.json<{ message: string }>().message };
  };
  const to = (count: number) => Array.from({ length: count }, (_, index) => `leitor${index}@exemplo.br`).join(';');
  const mails = () => mailing.db.sentMail.findMany({ orderBy: { para: 'asc' } });

  it('goes to each recipient with the file, and says first who sends it', async () => {
    const destinatarios = 'ana@ufvi.example.org; lia@exemplo.br';
    expect(await send({ destinatarios, mensagem: 'Para a aula.' })).toEqual({
      status: 200,
      message: 'CestaEnviadaSucesso',
    });
    const texto = 'Ana Beatriz Moreira Lage enviou esta lista pelo catálogo da biblioteca.\n\nPara a aula.';
    expect(await mails()).toMatchObject([
      { para: 'ana@ufvi.example.org', texto, anexos: [{ nome: 'cesta.ris' }] },
      { para: 'lia@exemplo.br', texto, anexos: [{ nome: 'cesta.ris' }] },
    ]);
  });

  it('is for who is signed in: a visitor gets the file, and sends nothing', async () => {
    expect(await send({ destinatarios: to(1) }, { token: mailing.publicToken() })).toEqual({
      status: 403,
      message: 'entre_para_enviar',
    });
    expect((await send({ destinatarios: to(1) }, { token: '' })).status).toBe(401);
    expect(await mails()).toEqual([]);
  });

  it.each<[object | undefined, string]>([
    [undefined, 'email_invalido'],
    [{ destinatarios: '' }, 'email_invalido'],
    [{ destinatarios: 'ana@ufvi.example.org;lia' }, 'email_invalido'],
    [{ destinatarios: 'a@b.br;c@d.br;e@f.br;g@h.br;i@j.br;k@l.br' }, 'destinatarios_demais'],
    [{ destinatarios: 'a@b.br', mensagem: 'x'.repeat(501) }, 'mensagem_invalida'],
    [{ destinatarios: 'a@b.br', assunto: 'x'.repeat(101) }, 'mensagem_invalida'],
    [{ destinatarios: 'a@b.br', mensagem: 'Entre em https://evil.example/login' }, 'mensagem_invalida'],
    [{ destinatarios: 'a@b.br', mensagem: 'Entre em EVIL.example' }, 'mensagem_invalida'],
    [{ destinatarios: 'a@b.br', mensagem: 'Entre em ｅｖｉｌ．ｅｘａｍｐｌｅ' }, 'mensagem_invalida'],
    [{ destinatarios: 'a@b.br', mensagem: 'Entre em evil\u200b.\u200bexample' }, 'mensagem_invalida'],
    [{ destinatarios: 'a@b.br', mensagem: 'Entre em evil。example' }, 'mensagem_invalida'],
    [{ destinatarios: 'a@b.br', mensagem: 'Entre em 192.0.2.1/login' }, 'mensagem_invalida'],
    [{ destinatarios: 'a@b.br', mensagem: 'javascript://x' }, 'mensagem_invalida'],
    [{ destinatarios: 'a@b.br', mensagem: 'Escreva a eu@evil' }, 'mensagem_invalida'],
    [{ destinatarios: 'a@b.br', assunto: 'www.evil.example' }, 'mensagem_invalida'],
  ])('with %j is refused and sent to nobody', async (opcoesEmail, message) => {
    expect(await send(opcoesEmail)).toEqual({ status: 422, message });
    expect(await mails()).toEqual([]);
  });

  it('goes to twenty recipients of a patron in a day, whichever login they use', async () => {
    for (let time = 1; time <= 4; time++) expect((await send({ destinatarios: to(5) })).status).toBe(200);
    expect(await send({ destinatarios: to(1) })).toEqual({ status: 429, message: 'MuitasTentativas' });
    const other = mailing.patronToken(2, 'bruno', 90_000);
    expect((await send({ destinatarios: to(1) }, { token: other })).status).toBe(200);
    mailing.advance(24 * 3600);
    expect((await send({ destinatarios: to(5) })).status).toBe(200);
  });

  it('stores its file once, however many get it', async () => {
    const titles = await mailing.db.title.findMany({ take: 50, select: { cod_acervo: true } });
    const acervos = titles.map(({ cod_acervo }) => cod_acervo);
    await send({ destinatarios: to(5) }, { more: { dados: 'pdf', acervos } });
    const [size] = await mailing.db.$queryRaw<{ bytes: number }[]>`
      SELECT (SELECT sum(length(base64)) FROM anexo_correio)::int
             + (SELECT sum(length(anexos::text) + length(texto)) FROM caixa_saida)::int AS bytes`;
    const [{ base64 = '' } = {}] = await mailing.db.mailAttachment.findMany();
    expect(base64.length).toBeGreaterThan(5000);
    expect(size?.bytes).toBeLessThan(base64.length + 5 * 600);
    const shown = await mailing.app.inject({ url: '/__mock/outbox' });
    expect(shown.json()).toMatchObject(Array.from({ length: 5 }, () => ({ anexos: [{ nome: 'cesta.pdf', base64 }] })));
  });
});
