import type { relatedTitles, Reply } from '@catalogue/api-contract';
import { compareCallNumbers } from '@catalogue/domain';
import { appForFile } from '../../testing/app';

const server = appForFile();

const titled = (titulo: string) => server.db.title.findFirstOrThrow({ where: { titulo } });
const related = async (id: number) => {
  const answer = await server.app.inject({ url: `/api/acervo/${id}/relacionados` });
  return answer.json<Reply<(typeof relatedTitles)['listRelatedTitles']>>();
};

test('a title is between its neighbours, in the order of the domain', async () => {
  const { cod_acervo } = await titled('Memórias póstumas de Brás Cubas');
  const { estante } = await related(cod_acervo);
  expect(estante.length).toBeGreaterThan(3);
  expect(estante.length).toBeLessThanOrEqual(7);
  expect(estante.map((title) => title.cod_acervo)).toContain(String(cod_acervo));
  expect(estante).toEqual([...estante].sort((a, b) => compareCallNumbers(a.numero_chamada, b.numero_chamada)));
  for (const title of estante) expect(title.tot_exemplares).toBeGreaterThan(0);
});

test('all titles are on the shelf in the order of the domain', async () => {
  const titles = await server.db.title.findMany({
    where: { numero_chamada: { not: null } },
    orderBy: [{ shelf_key: 'asc' }, { cod_acervo: 'asc' }],
  });
  expect(titles.length).toBeGreaterThan(100);
  for (const [at, { numero_chamada }] of titles.entries())
    expect(compareCallNumbers(titles[at - 1]?.numero_chamada ?? numero_chamada, numero_chamada)).toBeLessThanOrEqual(0);
});

test('a title without a call number is on no shelf', async () => {
  const { cod_acervo } = await server.db.title.create({
    data: { ...(await titled('Dom Casmurro')), cod_acervo: undefined, source_key: 'x', shelf_key: null } as never,
  });
  expect((await related(cod_acervo)).estante).toEqual([]);
  await server.db.title.delete({ where: { cod_acervo } });
});

test('the same name by the same author is another edition, and other names are other works', async () => {
  const { cod_acervo, ...title } = await titled('Dom Casmurro');
  const other = await server.db.title.create({
    data: { ...title, source_key: 'another edition', ano_publicacao: 2031, edicao: '9. ed.' } as never,
  });
  const { edicoes, do_autor } = await related(cod_acervo);
  expect(edicoes[0]).toMatchObject({ cod_acervo: String(other.cod_acervo), edicao: '9. ed.', ano_publicacao: '2031' });
  expect(edicoes.map((edition) => edition.descricao)).toEqual(edicoes.map(() => 'Dom Casmurro'));
  expect(do_autor.total).toBeGreaterThanOrEqual(do_autor.titulos.length);
  expect(do_autor.titulos.map((work) => work.descricao)).toContain('Quincas Borba');
  expect(do_autor.titulos.map((work) => work.descricao)).not.toContain('Dom Casmurro');
  await server.db.title.delete({ where: { cod_acervo: other.cod_acervo } });
});

test('a neighbour that is read online is marked so', async () => {
  const { cod_acervo } = await titled('Memórias póstumas de Brás Cubas');
  const neighbour = (await related(cod_acervo)).estante.find((title) => title.cod_acervo !== String(cod_acervo));
  const where = { cod_acervo: Number(neighbour?.cod_acervo) };
  const { acesso_remoto } = await server.db.title.findUniqueOrThrow({ where });
  await server.db.title.update({ where, data: { acesso_remoto: 'cr' } });
  expect((await related(cod_acervo)).estante).toContainEqual({ ...neighbour, acesso_remoto: 'cr' });
  await server.db.title.update({ where, data: { acesso_remoto } });
});
