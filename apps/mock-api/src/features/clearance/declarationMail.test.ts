import { appForEach } from '../../testing/app';
import { callAs } from '../../testing/callAs';

const server = appForEach();

const sign = async (login: string) =>
  callAs(server)<{ codigo_autenticidade: string; url: string }>(login, 'POST', '/api/unidade-informacao/nada-consta', {
    cod_biblioteca: 1,
  });

describe('mailing the declaration', () => {
  const mail = async (form: Record<string, string | Buffer>, fileName = 'nada consta.pdf') => {
    const data = new FormData();
    for (const [name, part] of Object.entries(form))
      if (typeof part === 'string') data.append(name, part);
      else data.append(name, new Blob([new Uint8Array(part)], { type: 'application/pdf' }), fileName);
    const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'nada-consta' } });
    const body = new Response(data);
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/nada-consta/send-mail',
      headers: {
        authorization: server.patronToken(cod_pessoa, 'nada-consta'),
        'content-type': body.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await body.arrayBuffer()),
    });
    return { status: reply.statusCode, message: reply.body && reply.json<{ message: string }>().message };
  };
  const attachments = async () => (await server.db.mailAttachment.findMany()).map(({ base64 }) => base64);
  const whole = (arquivo: Buffer | string, email = 'rh@ufvi.example.org') => ({ arquivo, email, cod_biblioteca: '1' });

  it('sends the very PDF that was signed to each address', async () => {
    const { body } = await sign('nada-consta');
    const file = Buffer.from(body.url.replace('data:application/pdf;base64,', ''), 'base64');
    expect(await mail(whole(file, 'rh@ufvi.example.org; nat@correio.example.org'))).toEqual({
      status: 204,
      message: '',
    });
    const sent = await server.db.sentMail.findMany({ orderBy: { id: 'asc' } });
    expect(sent.map(({ para }) => para)).toEqual(['rh@ufvi.example.org', 'nat@correio.example.org']);
    expect(sent[0]).toMatchObject({
      texto: expect.stringContaining(body.codigo_autenticidade),
      anexos: [{ nome: 'nada-consta.pdf', tipo: 'application/pdf' }],
    });
    expect(await attachments()).toEqual([file.toString('base64')]);
  });

  it('sends its own declaration, whatever file is handed over', async () => {
    const { body } = await sign('nada-consta');
    const forged = Buffer.from('%PDF-1.4\nFORGED: owes nothing anywhere');
    expect((await mail(whole(forged), 'decl.pdf.exe')).status).toBe(204);
    expect(await attachments()).toEqual([body.url.replace('data:application/pdf;base64,', '')]);
    const [{ anexos } = {}] = await server.db.sentMail.findMany();
    expect(anexos).toMatchObject([{ nome: 'nada-consta.pdf' }]);
  });

  it('goes to five recipients at once, and to twenty in a day', async () => {
    await sign('nada-consta');
    const to = (count: number) => Array.from({ length: count }, (_, one) => `rh${one}@empresa.example`).join(';');
    const pdf = Buffer.from('%PDF-1.4\n');
    expect(await mail(whole(pdf, to(6)))).toEqual({ status: 422, message: 'destinatarios_demais' });
    for (let time = 1; time <= 4; time++) expect((await mail(whole(pdf, to(5)))).status).toBe(204);
    expect(await mail(whole(pdf, to(1)))).toEqual({ status: 429, message: 'MuitasTentativas' });
    expect(await server.db.sentMail.count()).toBe(20);
  });

  it('is refused with the reason and sends nothing', async () => {
    const pdf = Buffer.from('%PDF-1.4\n');
    expect(await mail(whole(pdf))).toEqual({ status: 422, message: 'nada_consta_nao_assinado' });
    await sign('nada-consta');
    expect(await mail(whole(Buffer.from('<html>')))).toEqual({ status: 422, message: 'arquivo_invalido' });
    expect(await mail(whole(pdf, 'rh@ufvi'))).toEqual({ status: 422, message: 'email_invalido' });
    expect((await mail(whole('texto'))).status).toBe(422);
    expect((await mail({ arquivo: pdf, email: 'rh@ufvi.example.org' })).status).toBe(422);
    expect(await server.db.sentMail.count()).toBe(0);
  });
});
