import { openControlRoom } from '../../testing/controlRoom';

const room = openControlRoom();

describe('the institution', () => {
  it('switches activities, which the site then shows', async () => {
    const sandbox = await room.newSandbox();
    const exists = async () => {
      const { body } = await room.ask<{ codigo: number; existe: boolean }[]>('/parametros/funcionalidades', {
        sandbox,
      });
      return body.find(({ codigo }) => codigo === 1120)?.existe;
    };
    expect(await exists()).toBe(false);
    const put = (body: object) => room.ask('/__mock/institution', { method: 'PUT', sandbox, body });
    expect((await put({ activities: [{ codigo: 1120, existe: true }] })).status).toBe(200);
    expect(await exists()).toBe(true);
    expect((await put({ variant: 'nunca' })).status).toBe(422);
    expect((await put({ activities: [{ codigo: 424242, existe: true }] })).status).toBe(422);
  });
});
