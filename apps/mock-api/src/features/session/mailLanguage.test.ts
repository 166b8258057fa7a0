import { recoveryCodePattern } from '@catalogue/domain';
import { appForEach } from '../../testing/app';
import { passwordGrant } from '../../testing/callAs';

// As the app sends it.
const inEnglish = { lang: '5' };
const inSpanish = { lang: '3' };

const server = appForEach();
const newestMail = async () => {
  const mail = await server.db.sentMail.findFirst({ orderBy: { id: 'desc' } });
  return `${mail?.assunto}: ${mail?.texto}`;
};
const signIn = async (headers: Record<string, string>) => {
  const reply = await server.app.inject({
    method: 'POST',
    url: '/oauth/token',
    headers,
    payload: passwordGrant('sem-cpf'),
  });
  return reply.json<{ access_token: string; refresh_token: string }>();
};

describe('mail about the account', () => {
  it('brings the code for a forgotten password in the language of the screen', async () => {
    const url = '/api/pessoas/sem-cpf/recuperar-senha';
    const ask = (lang: Record<string, string>) =>
      server.app.inject({ url, headers: { ...lang, authorization: server.publicToken() } });
    expect((await ask(inEnglish)).statusCode).toBe(200);
    expect(await newestMail()).toMatch(/^Code for a new password: .*is \d{8}\. It is valid until 9:10/s);
    await ask(inSpanish);
    expect(await newestMail()).toMatch(/^Código para crear una contraseña nueva: .*es \d{8}\. Vale hasta las 9:10/s);
  });

  it('confirms a new address in that language too, and tells the old one in the person’s own', async () => {
    const { access_token } = await signIn(inSpanish);
    const headers = { ...inEnglish, authorization: `Bearer ${access_token}` };
    const url = '/api/pessoas/meu-pergamum/dados-pessoais';
    const { nome_pessoa: _, ...data } = (await server.app.inject({ url, headers })).json<Record<string, unknown>>();
    const payload = { ...data, email: 'esteban@correo.example.org' };
    expect((await server.app.inject({ method: 'PUT', url, headers, payload })).statusCode).toBe(200);
    const mails = await server.db.sentMail.findMany({ orderBy: { id: 'desc' }, take: 2 });
    expect(mails.map(({ assunto }) => assunto)).toEqual([
      'Pedido de cambio de correo',
      'Code to confirm your e-mail address',
    ]);
    const codigo = recoveryCodePattern.exec(mails[1]?.texto ?? '')?.[0];
    const confirmed = { method: 'POST', url: '/api/pessoas/meu-pergamum/email', headers, payload: { codigo } } as const;
    expect((await server.app.inject(confirmed)).statusCode).toBe(200);
    expect(await newestMail()).toMatch(/^Su correo en la biblioteca cambió: .*"Olvidé la contraseña"/s);
  });
});

it('the language of notices is that of the screen when the session was renewed last', async () => {
  const { refresh_token } = await signIn({});
  const language = async () => (await server.db.person.findFirstOrThrow({ where: { persona_id: 'sem-cpf' } })).idioma;
  expect(await language()).toBe('pt');
  const { grant_type: _, username: __, password: ___, ...client } = passwordGrant('sem-cpf');
  const payload = { ...client, grant_type: 'refresh_token', refresh_token };
  await server.app.inject({ method: 'POST', url: '/oauth/token', headers: inSpanish, payload });
  expect(await language()).toBe('es');
});
