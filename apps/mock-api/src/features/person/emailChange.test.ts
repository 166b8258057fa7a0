import { recoveryCodePattern } from '@catalogue/domain';
import { appForEach } from '../../testing/app';
import { callAs, signInAs } from '../../testing/callAs';

const server = appForEach();
beforeEach(async () => {
  // Her only address: codes go to additional ones as well.
  await server.db.personEmail.deleteMany();
});

const old = 'ana@ufvi.example.org';
const fresh = 'ana@novo.example.org';
const dataPath = '/api/pessoas/meu-pergamum/dados-pessoais';
const emailPath = '/api/pessoas/meu-pergamum/email';
const recoveryPath = '/api/pessoas/ana/recuperar-senha';

const call = <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  callAs(server)<T>('ana', method, url, payload);
const asVisitor = <T>(method: 'GET' | 'PUT', payload?: object) =>
  callAs(server)<T>(null, method, recoveryPath, payload);
interface Data {
  email: string | null;
  profissao: string | null;
  recebe_email: boolean;
}
const data = async () => (await call<Data>('GET', dataPath)).body;
const change = async (fields: Partial<Data>) => {
  const { nome_pessoa: _, ...before } = (await data()) as Data & { nome_pessoa: string };
  return call('PUT', dataPath, { ...before, ...fields });
};
const pending = async () => (await call<object>('GET', emailPath)).body;
const mailsTo = async (para: string) =>
  (await server.db.sentMail.findMany({ where: { para }, orderBy: { id: 'asc' } })).map(({ texto }) => texto);
const codeTo = async (para: string) => recoveryCodePattern.exec((await mailsTo(para)).at(-1) ?? '')?.[0] ?? 'none';
const confirm = (codigo: string) => call<object>('POST', emailPath, { codigo });
const otherThan = (code: string) => (code === '11111111' ? '22222222' : '11111111');
const recoveryGoesTo = async () => {
  const before = await server.db.sentMail.count({ where: { assunto: { contains: 'senha' } } });
  await asVisitor('GET');
  const sent = await server.db.sentMail.findMany({
    where: { assunto: { contains: 'senha' } },
    orderBy: { id: 'asc' },
    skip: before,
  });
  return sent.map(({ para }) => para);
};

/** Calls the server as somebody who acts for Bruno. */
const actForBruno = async () => {
  const exchanged = await callAs(server)<{ access_token: string }>(
    'trocas',
    'POST',
    '/api/pessoas/meu-pergamum/troca-usuario',
    { usuario: 'bruno' },
  );
  const authorization = `Bearer ${exchanged.body.access_token}`;
  return (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) =>
    server.app.inject({ method, url, payload, headers: { authorization } });
};

describe('a new e-mail address', () => {
  it('counts when the code mailed to it is given; all other data at once', async () => {
    expect(await change({ email: fresh, profissao: 'Botânica' })).toMatchObject({
      status: 200,
      body: { message: 'DadosAlteradosSucesso' },
    });
    expect(await data()).toMatchObject({ email: old, profissao: 'Botânica' });
    expect(await pending()).toEqual({ email: old, pendente: fresh, ate: '2026-03-11T12:00:00.000Z' });
    expect(await confirm(await codeTo(fresh))).toMatchObject({ status: 200, body: { message: 'EmailConfirmado' } });
    expect((await data()).email).toBe(fresh);
    expect(await pending()).toEqual({ email: fresh, pendente: null, ate: null });
  });

  it('is reported to the old one, when it is asked for and when it takes effect', async () => {
    await change({ email: fresh });
    expect(await mailsTo(old)).toHaveLength(1);
    expect((await mailsTo(old))[0]).toContain('a***@n***.example.org');
    await confirm(await codeTo(fresh));
    expect(await mailsTo(old)).toHaveLength(2);
    expect((await mailsTo(old)).join()).not.toContain(await codeTo(fresh));
  });

  it('gets no recovery code meanwhile, nor for seven days after', async () => {
    await change({ email: fresh });
    expect(await recoveryGoesTo()).toEqual([old]);
    await confirm(await codeTo(fresh));
    expect(await recoveryGoesTo()).toEqual([old]);
    // A second change does not make the first address trusted sooner.
    await change({ email: 'ana@terceiro.example.org' });
    await confirm(await codeTo('ana@terceiro.example.org'));
    server.passDays(6);
    expect(await recoveryGoesTo()).toEqual([old]);
    server.passDays(2);
    expect(await recoveryGoesTo()).toEqual(['ana@terceiro.example.org']);
  });

  it('goes back to the old one with a password that is recovered there', async () => {
    await change({ email: fresh });
    await confirm(await codeTo(fresh));
    await asVisitor('GET');
    const payload = { code: await codeTo(old), password: 'Ipe-amarelo7' };
    expect((await asVisitor('PUT', payload)).status).toBe(200);
    server.forgetSessions();
    expect((await data()).email).toBe(old);
    expect((await signInAs(server)('ana', 'Ipe-amarelo7')).status).toBe(200);
  });

  it('is begun, confirmed and given up by nobody who acts for the person', async () => {
    const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'bruno' } });
    const actingCall = await actForBruno();
    const { nome_pessoa: _, ...before } = (await actingCall('GET', dataPath)).json<Data & { nome_pessoa: string }>();
    const put = callAs(server)('bruno', 'PUT', dataPath, { ...before, email: fresh });
    expect((await put).status).toBe(200);
    for (const [method, path, payload] of [
      ['PUT', dataPath, { ...before, email: 'eu@outro.example.org' }],
      ['POST', emailPath, { codigo: await codeTo(fresh) }],
      ['DELETE', emailPath],
    ] as const) {
      const reply = await actingCall(method, path, payload);
      expect([reply.statusCode, reply.json<{ message: string }>().message]).toEqual([403, 'so_a_propria_pessoa']);
    }
    expect(await server.db.person.findUnique({ where: { cod_pessoa } })).toMatchObject({ email: before.email });
    expect((await callAs(server)('bruno', 'POST', emailPath, { codigo: await codeTo(fresh) })).status).toBe(200);
  });

  it('is not confirmed by guessing, by a code of somebody else, or too late', async () => {
    await change({ email: fresh });
    const code = await codeTo(fresh);
    expect((await callAs(server)('bruno', 'POST', emailPath, { codigo: code })).body.message).toBe('codigo_invalido');
    for (let guess = 1; guess <= 5; guess++)
      expect((await confirm(otherThan(code))).body.message).toBe('codigo_invalido');
    expect((await confirm(code)).body.message).toBe('codigo_expirado');
    await change({ email: 'ana@outro.example.org' });
    server.passDays(1);
    expect((await confirm(await codeTo('ana@outro.example.org'))).body.message).toBe('codigo_expirado');
    expect((await data()).email).toBe(old);
  });

  it('can be given up, and stays pending while other data change', async () => {
    await change({ email: fresh });
    await change({ profissao: 'Botânica' });
    expect(await pending()).toMatchObject({ pendente: fresh });
    expect((await call('DELETE', emailPath)).status).toBe(204);
    expect(await pending()).toMatchObject({ pendente: null });
    expect((await confirm(await codeTo(fresh))).body.message).toBe('codigo_invalido');
  });

  it('is mailed five codes in a day', async () => {
    for (let time = 1; time <= 5; time++) expect((await change({ email: `a${time}@vitima.example` })).status).toBe(200);
    expect(await change({ email: 'a6@vitima.example', profissao: 'Botânica' })).toMatchObject({
      status: 429,
      body: { message: 'MuitasTentativas' },
    });
    expect((await data()).profissao).not.toBe('Botânica');
  });

  it('that is none at all takes effect at once, is reported, and leaves recovery to the old one', async () => {
    await change({ email: null, recebe_email: false });
    expect((await data()).email).toBeNull();
    expect(await mailsTo(old)).toHaveLength(1);
    expect(await recoveryGoesTo()).toEqual([old]);
    server.passDays(8);
    expect((await asVisitor('GET')).body).toMatchObject({ message: 'sem_email_cadastrado' });
  });

  it.each([null, '', '   '])('that is none, written as %j, is set by nobody who acts for the person', async (email) => {
    const actingCall = await actForBruno();
    const { nome_pessoa: _, ...before } = (await actingCall('GET', dataPath)).json<Data & { nome_pessoa: string }>();
    const put = async (fields: object) => {
      const reply = await actingCall('PUT', dataPath, { ...before, recebe_email: false, ...fields });
      return [reply.statusCode, reply.json<{ message: string }>().message];
    };
    expect(await put({ email, profissao: 'Botânica' })).toEqual([403, 'so_a_propria_pessoa']);
    expect((await actingCall('GET', dataPath)).json()).toMatchObject(before);
    expect(await put({ profissao: 'Botânica' })).toEqual([200, 'DadosAlteradosSucesso']);
    // A person without one is not kept from other changes.
    await server.db.person.updateMany({ where: { email: before.email }, data: { email: null } });
    expect(await put({ email, profissao: 'Zoologia' })).toEqual([200, 'DadosAlteradosSucesso']);
  });

  it('of who had none gets no recovery code for seven days either', async () => {
    await server.db.person.update({ where: { cod_pessoa: 1 }, data: { email: null } });
    await change({ email: fresh });
    await confirm(await codeTo(fresh));
    expect((await asVisitor('GET')).body).toMatchObject({ message: 'sem_email_cadastrado' });
    server.passDays(8);
    expect(await recoveryGoesTo()).toEqual([fresh]);
  });
});
