import { appForEach } from '../../testing/app';
import { callAs, signInAs } from '../../testing/callAs';

const server = appForEach();
beforeEach(async () => {
  // The days that pass bring no mail of their own.
  await server.db.person.updateMany({ data: { recebe_email: false } });
});

const counts = async () => ({
  mails: await server.db.sentMail.count(),
  attachments: await server.db.mailAttachment.count(),
  codes: await server.db.passwordRecovery.count(),
  sessions: await server.db.session.count({ where: { login: 'ana' } }),
  tokens: await server.db.refreshToken.count(),
  attempts: await server.db.attempt.count(),
  external: await server.db.externalSession.count(),
  handOvers: await server.db.handOverToken.count(),
  oldPasswords: await server.db.oldPassword.count(),
  storeOrders: await server.db.storeRequest.count({ where: { itens: { equals: [] } } }),
  loanTokens: await server.db.loanToken.count(),
});
/** Lets days pass as the control room does, and says what happened. */
const advance = async (by: string) => {
  const reply = await server.app.inject({ method: 'PUT', url: '/__mock/clock', payload: { advance: by } });
  return reply.json<{ events: { evento: string }[] }>().events;
};

describe('personal data that are over', () => {
  beforeEach(async () => {
    await signInAs(server)('ana');
    await signInAs(server)('ana', 'outra');
    await callAs(server)(null, 'GET', '/api/pessoas/bruno/recuperar-senha');
    await callAs(server)('ana', 'POST', '/api/acervo/exportar-cesta', {
      tipo: 'email',
      dados: 'ris',
      acervos: [1],
      opcoesEmail: { destinatarios: 'lia@exemplo.br' },
    });
    const soon = new Date('2026-03-10T12:10:00Z');
    await server.db.externalSession.create({ data: { key: 'k', tipo: 'oidc', redirect: '/', expires_at: soon } });
    await server.db.handOverToken.create({ data: { hash: 'h', cod_pessoa: 1, service: 's', expires_at: soon } });
    await server.db.storeRequest.create({ data: { cod_pessoa: 1, cod_biblioteca: 1, data: soon, itens: [] } });
    await server.db.loanToken.create({ data: { cod_pessoa: 1, token: '123456', expira: soon } });
    for (let day = 1; day <= 4; day++)
      await server.db.oldPassword.create({
        data: { cod_pessoa: 1, password_hash: `p${day}`, changed_at: new Date(`2026-01-0${day}T12:00:00Z`) },
      });
  });

  it('are kept for thirty days', async () => {
    const before = await counts();
    await advance('P29D');
    expect(await counts()).toEqual({ ...before, oldPasswords: 2 });
  });

  it('are deleted after them: mails, codes, tokens, sessions, attempts, addresses', async () => {
    const events = await advance('P62D');
    expect(events.map(({ evento }) => evento)).toContain('dados_vencidos_apagados');
    expect(await counts()).toEqual({
      mails: 0,
      attachments: 0,
      codes: 0,
      sessions: 0,
      tokens: 0,
      attempts: 0,
      external: 0,
      handOvers: 0,
      // As many as a new password is compared with, besides the one in force.
      oldPasswords: 2,
      storeOrders: 0,
      loanTokens: 0,
    });
  });

  it('are kept for longer where it is said who had access', async () => {
    const own = { cod_pessoa: 1 };
    const [signedIn] = await server.db.dataAccess.findMany({
      where: { person: { logins: { some: { login: 'ana' } } } },
    });
    expect(signedIn).toMatchObject({ acao: 'entrou', quem: 'proprio' });
    await advance('P179D');
    expect(await server.db.dataAccess.count()).toBe(1);
    await advance('P2D');
    expect(await server.db.dataAccess.count()).toBe(0);
    expect(await server.db.loan.count({ where: own })).toBeGreaterThan(0);
  });

  it('leave a session alone that is renewed', async () => {
    const { body } = await signInAs(server)('carla');
    await server.db.refreshToken.updateMany({
      where: { session: { login: 'carla' } },
      data: { expires_at: new Date('2026-06-01T12:00:00Z') },
    });
    await advance('P40D');
    expect(body['refresh_token']).toBeTruthy();
    expect(await server.db.session.count({ where: { login: 'carla' } })).toBe(1);
  });
});
