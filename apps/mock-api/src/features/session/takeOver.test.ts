import crypto from 'node:crypto';
import { recoveryCodePattern } from '@catalogue/domain';
import { appForEach } from '../../testing/app';
import { callAs, passwordGrant, signInAs } from '../../testing/callAs';
import { waitingForLocks } from '../../testing/waitingForLocks';

const server = appForEach();

const area = '/api/pessoas/meu-pergamum';
const recovery = (login: string) => `/api/pessoas/${login}/recuperar-senha`;
const askCode = (login: string) => callAs(server)(null, 'GET', recovery(login));
const newPassword = 'Ipe-amarelo7';
const recover = (login: string, code: string, password = newPassword) =>
  callAs(server)(null, 'PUT', recovery(login), { code, password });
const change = (login: string, senhaNova = newPassword) =>
  callAs(server)(login, 'PUT', `${area}/senha`, { senhaAtual: 'biblioteca', senhaNova });
/** The codes in all mails, whoever they went to. */
const mailedCodes = async () =>
  (await server.db.sentMail.findMany({ orderBy: { id: 'asc' } })).flatMap(
    ({ texto }) => recoveryCodePattern.exec(texto)?.[0] ?? [],
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

describe('a sign-in with the old password, under way while there is a new one', () => {
  const ways: [string, () => Promise<{ status: number }>][] = [
    ['recovered', async () => recover('ana', (await mailedCodes()).at(-1) ?? '')],
    ['changed', () => change('ana')],
  ];
  beforeEach(() => askCode('ana'));
  afterEach(() => jest.restoreAllMocks());
  type SignedIn = Awaited<ReturnType<ReturnType<typeof signInAs>>>;
  const nobody = Promise.resolve<SignedIn | undefined>(undefined);
  /** Whether what a sign-in gave lets in. */
  const letsIn = async (signedIn: SignedIn | undefined) => {
    if (!signedIn) throw new Error('Nobody signed in.');
    const { status, body } = signedIn;
    const headers = { authorization: `Bearer ${body['access_token']}` };
    return status === 200 && (await server.app.inject({ url: '/api/pessoas', headers })).statusCode === 200;
  };

  it.each(ways)('is refused when the password is %s while the old one is hashed', async (_, replace) => {
    const original = crypto.scrypt;
    let finish = (): void => undefined;
    let signingIn = nobody;
    await new Promise<void>((isHashing) => {
      jest.spyOn(crypto, 'scrypt').mockImplementationOnce((password, salt, length, options, done) => {
        finish = () => original(password, salt, length, options as crypto.ScryptOptions, done);
        isHashing();
      });
      signingIn = signInAs(server)('ana');
    });
    expect((await replace()).status).toBe(200);
    finish();
    const signedIn = await signingIn;
    expect([signedIn?.status, signedIn?.body['message']]).toEqual([401, 'UsuarioOuSenhaIncorreta']);
    expect(await letsIn(await signInAs(server)('ana', newPassword))).toBe(true);
  });

  it.each(ways)('is over when the password is %s while its session is stored', async (_, replace) => {
    let signingIn = nobody;
    let replacing = Promise.resolve({ status: 0 });
    await server.db.$transaction(async (tx) => {
      await tx.$executeRaw`LOCK TABLE sessao IN SHARE MODE`;
      signingIn = signInAs(server)('ana');
      while ((await waitingForLocks(server)) < 1);
      replacing = replace();
      while ((await waitingForLocks(server)) < 2);
    });
    expect((await replacing).status).toBe(200);
    expect(await letsIn(await signingIn)).toBe(false);
  });

  it('does not end another one of the person that is stored at the same moment', async () => {
    const signInIn = async (lang: string) => {
      const headers = { lang };
      return (await server.app.inject({ method: 'POST', url: '/oauth/token', headers, payload: passwordGrant('ana') }))
        .statusCode;
    };
    let signingIn = Promise.resolve<number[]>([]);
    await server.db.$transaction(async (tx) => {
      await tx.$executeRaw`LOCK TABLE sessao IN SHARE MODE`;
      // Each keeps its language for the person.
      signingIn = Promise.all(['3', '5'].map(signInIn));
      while ((await waitingForLocks(server)) < 2);
    });
    expect(await signingIn).toEqual([200, 200]);
  });
});

describe('a code from before a new password', () => {
  it('is spent when the code of another login set it', async () => {
    await askCode('trocas-arquivo');
    await askCode('trocas');
    const [older = '', newer = ''] = await mailedCodes();
    expect((await recover('trocas', newer)).status).toBe(200);
    expect((await recover('trocas-arquivo', older, 'Outro-dono55')).body.message).toBe('codigo_invalido');
  });

  it('is spent when the person set it while signed in; others keep theirs', async () => {
    await askCode('bruno');
    await askCode('ana');
    const [ofBruno = '', ofAna = ''] = await mailedCodes();
    expect((await change('bruno')).status).toBe(200);
    expect((await recover('bruno', ofBruno, 'Outro-dono55')).body.message).toBe('codigo_invalido');
    expect((await recover('ana', ofAna)).status).toBe(200);
  });

  it('sets one password when it is given twice at the same moment', async () => {
    await askCode('bruno');
    const [code = ''] = await mailedCodes();
    const answers = await Promise.all(['Primeira-1', 'Segunda-2'].map((password) => recover('bruno', code, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});
