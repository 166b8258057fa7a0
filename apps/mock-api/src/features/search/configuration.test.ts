import { appForFile } from '../../testing/app';
import { callAs, useInstitution } from '../../testing/callAs';

const server = appForFile();

const offered = async () => {
  const get = async <T>(path: string) => (await callAs(server)<T>(null, 'GET', `/api/consulta/${path}`)).body;
  const { opcoes, padrao } = await get<{ opcoes: { codigo: string }[]; padrao: string }>('ordenacao');
  return {
    orders: opcoes.map(({ codigo }) => codigo).join(''),
    padrao,
    indexes: (await get<object[]>('opcoes-indice')).length,
    cover: (await get<{ url: string }>('imagem-padrao')).url,
  };
};

it('an institution chooses what its searches may be ordered by, its indexes and its cover', async () => {
  const plain = await offered();
  expect(plain).toMatchObject({ orders: 'AOFC', padrao: 'C', indexes: 7 });
  await useInstitution(server, '571');
  expect(await offered()).toMatchObject({ orders: 'AF', padrao: 'A' });
  await useInstitution(server, '523');
  const bare = await offered();
  expect(bare).toMatchObject({ orders: '', indexes: 0 });
  expect(bare.cover).not.toBe(plain.cover);
});
