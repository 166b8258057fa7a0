import { encrypt } from './encryption';
import type { PatronSession } from './session';
import { readSession, saveSession } from './sessionStore';

afterEach(() => sessionStorage.clear());

const session = {
  credentials: { token: 't', refresh: null },
  user: { login: 'bruno', cod_pessoa: 2, nome_pessoa: 'Bruno Teixeira Salgado' },
  remember: false,
} as unknown as PatronSession;
const originalUser = { login: 'trocas', nome_pessoa: 'Tomás Ribeiro Evangelista' };

it('a session that version 0.3 stored for somebody who acts for another still says for whom', async () => {
  sessionStorage.setItem('catalogue.session', await encrypt({ ...session, cameFrom: originalUser }));
  expect(await readSession()).toEqual({ ...session, originalUser });
  await saveSession({ ...session, originalUser });
  expect(await readSession()).toEqual({ ...session, originalUser });
});
