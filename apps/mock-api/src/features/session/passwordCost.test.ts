import { fullCost, hashPassword } from '@catalogue/database/passwordHash';
import { appForFile } from '../../testing/app';
import { callAs, signInAs } from '../../testing/callAs';

const server = appForFile({ hashesFully: true });

const ana = { cod_pessoa: 1 };

it('a password that somebody sets has the cost that OWASP recommends', async () => {
  const change = { senhaAtual: 'biblioteca', senhaNova: 'Ipe-amarelo7' };
  expect((await callAs(server)('ana', 'PUT', '/api/pessoas/meu-pergamum/senha', change)).status).toBe(200);
  const { password_hash } = await server.db.person.findUniqueOrThrow({ where: ana });
  expect(password_hash).toMatch(/^scrypt\$16384\$8\$5\$/);
});

it('signing in takes as long for an unknown user as for one who set a password', async () => {
  await server.db.person.update({ where: ana, data: { password_hash: await hashPassword('Ipe-roxo8', fullCost) } });
  const shortest = async (username: string) => {
    const times = [];
    for (let time = 1; time <= 3; time++) {
      const before = performance.now();
      await signInAs(server)(username, 'outra');
      times.push(performance.now() - before);
    }
    return Math.min(...times);
  };
  const [known, unknown] = [await shortest('ana'), await shortest('ninguem')];
  expect(unknown).toBeGreaterThan(known / 3);
});
