import { recoveryCodePattern } from '@catalogue/domain';
import { appForEach } from '../../testing/app';
import { callAs, signInAs } from '../../testing/callAs';

const server = appForEach();
const call = callAs(server);
const newest = () => server.db.sentMail.findFirstOrThrow({ orderBy: { id: 'desc' } });
const speaks = (idioma: string) =>
  server.db.person.updateMany({ where: { persona_id: 'nada-consta' }, data: { idioma, recebe_email: false } });

describe('a person is told by mail, whatever they want to be told of, in their own language', () => {
  it('that the password was changed', async () => {
    await speaks('en');
    const { status } = await call('nada-consta', 'PUT', '/api/pessoas/meu-pergamum/senha', {
      senhaAtual: 'biblioteca',
      senhaNova: 'Ipe-amarelo7',
    });
    expect(status).toBe(200);
    expect(await newest()).toMatchObject({
      para: 'nada-consta@ufvi.example.org',
      assunto: 'Your library password has changed',
      has_code: false,
    });
  });

  it('at the address from before, where that was just changed too', async () => {
    const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'nada-consta' } });
    await server.db.person.update({ where: { cod_pessoa }, data: { email: 'outra@correo.example.org' } });
    const [requested_at, tte] = [new Date('2026-03-10T11:00:00Z'), new Date('2026-03-11T11:00:00Z')];
    await server.db.emailChange.create({
      data: {
        ...{ cod_pessoa, before: 'nada-consta@ufvi.example.org', after: 'outra@correo.example.org' },
        ...{ code_hash: 'x', salt: 'x', requested_at, tte, confirmed_at: requested_at },
      },
    });
    await call('nada-consta', 'PUT', '/api/pessoas/meu-pergamum/senha', {
      senhaAtual: 'biblioteca',
      senhaNova: 'Ipe-amarelo7',
    });
    const mails = await server.db.sentMail.findMany({ where: { assunto: 'Sua senha da biblioteca mudou' } });
    expect(mails.map(({ para }) => para)).toEqual(['nada-consta@ufvi.example.org']);
  });

  it('that the password was recovered', async () => {
    await speaks('es');
    const path = '/api/pessoas/nada-consta/recuperar-senha';
    await call(null, 'GET', path);
    const code = recoveryCodePattern.exec((await newest()).texto)?.[0];
    expect((await call(null, 'PUT', path, { code, password: 'Ipe-amarelo7' })).status).toBe(200);
    expect(await newest()).toMatchObject({ assunto: 'Su contraseña de la biblioteca cambió' });
  });

  it('that it ended the address for calendar programs, which whoever was in the account may have made', async () => {
    const { body } = await call<{ chave: string }>('nada-consta', 'POST', '/api/pessoas/meu-pergamum/calendario');
    const calendar = async () => (await server.app.inject(`/calendario/${body.chave}.ics`)).statusCode;
    const change = (senhaAtual: string) =>
      call('nada-consta', 'PUT', '/api/pessoas/meu-pergamum/senha', { senhaAtual, senhaNova: 'Ipe-amarelo7' });
    expect((await change('errada')).status).toBe(422);
    expect(await calendar()).toBe(200);
    expect((await change('biblioteca')).status).toBe(200);
    expect(await calendar()).toBe(404);
    expect((await newest()).texto).toContain('ele deixou de valer: crie outro em Empréstimos.');
  });

  it('of nothing where a change is refused', async () => {
    const wrong = { senhaAtual: 'errada', senhaNova: 'Ipe-amarelo7' };
    expect((await call('nada-consta', 'PUT', '/api/pessoas/meu-pergamum/senha', wrong)).status).toBe(422);
    expect(await server.db.sentMail.count({ where: { assunto: { contains: 'mudou' } } })).toBe(0);
  });
});

it('who acts for a person leaves the password to them, also who knows it', async () => {
  const exchange = '/api/pessoas/meu-pergamum/troca-usuario';
  const { body } = await callAs(server)<{ access_token: string }>('trocas', 'POST', exchange, { usuario: 'carla' });
  const reply = await server.app.inject({
    method: 'PUT',
    url: '/api/pessoas/meu-pergamum/senha',
    headers: { authorization: `Bearer ${body.access_token}` },
    payload: { senhaAtual: 'biblioteca', senhaNova: 'Ipe-amarelo7' },
  });
  expect([reply.statusCode, reply.json<{ message: string }>().message]).toEqual([403, 'so_a_propria_pessoa']);
  expect((await signInAs(server)('carla')).status).toBe(200);
});
