import { changesOf } from '../../database';
import { openTestApp } from '../../testing/app';
import * as own from '../../testing/testServer';

it('a sign-in takes fourteen statements, with the ends of its two transactions', async () => {
  const server = await openTestApp({ server: own });
  const signIn = async () => {
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: '/oauth/token',
      payload: {
        grant_type: 'password',
        client_id: 'catalogue-patron',
        client_secret: 'catalogue-patron-development',
        username: 'ana',
        password: 'biblioteca',
      },
    });
    expect(statusCode).toBe(200);
  };
  try {
    // The first one also tells of a new device.
    await signIn();
    const sent: string[] = [];
    jest
      .spyOn(changesOf(server.db), 'recordStatement')
      .mockImplementation((sql) => void (/escrita/.test(sql) || sent.push(sql)));
    await signIn();
    expect(sent).toHaveLength(14);
  } finally {
    await server.stop();
  }
});
