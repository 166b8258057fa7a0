import { rates } from '@catalogue/domain';
import { appForEach } from '../../testing/app';
import { callAs } from '../../testing/callAs';

const server = appForEach();

const path = '/api/pessoas/meu-pergamum/avisos/teste';
const send = (who = 'ana') => callAs(server)<{ message?: string }>(who, 'POST', path);
const mails = () => server.db.sentMail.findMany({ orderBy: { id: 'asc' } });

test('a test of the notices goes to the address in use, in the language of its reader', async () => {
  await server.db.person.updateMany({ where: { persona_id: 'ana' }, data: { idioma: 'es' } });
  expect((await send()).status).toBe(204);
  expect(await mails()).toMatchObject([
    {
      para: 'ana@ufvi.example.org',
      assunto: 'Prueba de los avisos de la biblioteca',
      texto: expect.stringContaining('/meupergamum/alertas/preferencias') as string,
    },
  ]);
});

test.each([
  ['has no address', { email: null }],
  ['wants no mail', { recebe_email: false }],
])('who %s gets none', async (_, data) => {
  await server.db.person.updateMany({ where: { persona_id: 'ana' }, data });
  expect(await send()).toMatchObject({ status: 422, body: { message: 'sem_email_para_avisos' } });
  expect(await mails()).toEqual([]);
});

test('only the person asks for it, and as often as mails may be sent in a day', async () => {
  const { body } = await callAs(server)<{ access_token: string }>(
    'trocas',
    'POST',
    '/api/pessoas/meu-pergamum/troca-usuario',
    { usuario: 'bruno' },
  );
  const acting = await server.app.inject({
    method: 'POST',
    url: path,
    headers: { authorization: `Bearer ${body.access_token}` },
  });
  expect([acting.statusCode, acting.json<{ message: string }>().message]).toEqual([403, 'so_a_propria_pessoa']);
  for (let sent = 0; sent < rates.mail[0].login; sent++) expect((await send()).status).toBe(204);
  expect(await send()).toMatchObject({ status: 429, body: { message: 'MuitasTentativas' } });
});
