import { openTestDatabase } from '../../testing/openTestDatabase';
import { keptFormOptions } from './formOptions';

it('the options of the search form are read again after a write, not for each search', async () => {
  const { db, close } = await openTestDatabase();
  try {
    const kept = await keptFormOptions(db);
    expect(await keptFormOptions(db)).toBe(kept);
    await db.$executeRaw`UPDATE biblioteca SET desc_biblioteca = 'Biblioteca de Botânica' WHERE cod_biblioteca = 1`;
    const { bibliotecas, ...others } = await keptFormOptions(db);
    expect(bibliotecas).toContainEqual({ cod_biblioteca: 1, desc_biblioteca: 'Biblioteca de Botânica' });
    expect(others).toEqual({ ...kept, bibliotecas: undefined });
  } finally {
    await close();
  }
});
