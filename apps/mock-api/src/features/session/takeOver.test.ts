import { appForEach } from '../../testing/app';
import { callAs } from '../../testing/callAs';

const server = appForEach();

const area = '/api/pessoas/meu-pergamum';
const recovery = (login: string) => `/api/pessoas/${login}/recuperar-senha`;
const askCode = (login: string) => callAs(server)(null, 'GET', recovery(login));
/** The codes in all mails, whoever they went to. */
const mailedCodes = async () =>
  (await server.db.sentMail.findMany({ orderBy: { id: 'asc' } })).flatMap(
    ({ texto }) => /\b\d{6}\b/.exec(texto)?.[0] ?? [],
  );

describe('a copy of a person’s data, for whoever finds an open session', () => {
  const copyOf = async (login: string) => {
    const { status, body } = await callAs(server)<{ caixa_saida?: { assunto: string }[] }>(
      login,
      'POST',
      `${area}/meus-dados`,
      { senha: null },
    );
    expect(status).toBe(200);
    return body;
  };
  const expectNoCode = async (login: string) => {
    const copy = await copyOf(login);
    expect(copy.caixa_saida).toContainEqual(expect.objectContaining({ assunto: expect.any(String) as string }));
    const codes = await mailedCodes();
    expect(codes).not.toEqual([]);
    for (const code of codes) expect(JSON.stringify(copy)).not.toContain(code);
  };

  it('has no code that recovers the password', async () => {
    await askCode('ana');
    await expectNoCode('ana');
  });

  it('has no code of another person who gets mail at the same address', async () => {
    await server.db.personEmail.create({ data: { cod_pessoa: 1, email: 'BRUNO@ufvi.example.org' } });
    await askCode('bruno');
    await expectNoCode('ana');
  });

  it('has no code that confirms an e-mail address', async () => {
    const { body } = await callAs(server)<{ nome_pessoa?: string }>('ana', 'GET', `${area}/dados-pessoais`);
    const { nome_pessoa: _, ...data } = body;
    const email = 'ana.lage@correio.example.org';
    await callAs(server)('ana', 'PUT', `${area}/dados-pessoais`, { ...data, email });
    await expectNoCode('ana');
  });

  it('has the text of every other mail', async () => {
    const mail = { para: 'ana@ufvi.example.org', assunto: 'Sua cesta', texto: 'Dois títulos', anexos: [] };
    await server.db.sentMail.create({ data: { ...mail, data: new Date() } });
    expect((await copyOf('ana')).caixa_saida).toMatchObject([mail]);
  });
});
