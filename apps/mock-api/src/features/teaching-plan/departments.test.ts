import { appForFile } from '../../testing/app';
import { callAs } from '../../testing/callAs';

const server = appForFile();

const list = async () =>
  (await callAs(server)<{ codigo: string; descricao: string }[]>('carla', 'GET', '/api/pessoas/departamentos')).body;

describe('departments', () => {
  it('are listed by name, each with its code', async () => {
    const departments = await list();
    expect(departments).toContainEqual({ codigo: 'DCI', descricao: 'Departamento de Ciência da Informação' });
    const names = departments.map(({ descricao }) => descricao);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'pt-BR')));
  });

  it('may be none', async () => {
    await server.db.department.deleteMany();
    expect(await list()).toEqual([]);
  });
});
