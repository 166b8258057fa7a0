import supertest from 'supertest';
import { openTestApp, type TestApp } from '../testing/app';

describe('the health of the server', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp({ seeded: false });
  });
  afterAll(() => server.stop());

  it('is well while the database answers', async () => {
    // Over a real socket, as a monitor asks.
    await supertest(server.app.server).get('/healthz').expect(200, { status: 'ok', version: 'test', database: 'ok' });
  });

  it('is not, and says why, once the database is gone', async () => {
    await server.database.drop();
    const reply = await server.app.inject('/healthz');
    expect([reply.statusCode, reply.json()]).toEqual([
      503,
      { status: 'unavailable', version: 'test', database: expect.stringContaining('does not exist') as string },
    ]);
  });
});
