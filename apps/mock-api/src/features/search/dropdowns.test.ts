import { openSeeded, type Seeded } from './seeded.fixture';

let seeded: Seeded;
beforeAll(async () => {
  seeded = await openSeeded();
});
afterAll(() => seeded.stop());

interface Page {
  data: Record<string, string>[];
  total: number;
  page: number;
}
const page = async (address: string, query: Record<string, string> = {}) =>
  (await seeded.get(address, query)).body as unknown as Page;

describe.each([
  ['/cursos', 'descricao', 25],
  ['/professores', 'descricao', 28],
  ['/consulta/disciplinas', 'descricao', 32],
])('the dropdown %s', (address, name, size) => {
  it('comes twenty a page by name, and starts at the first', async () => {
    const [first, second, third] = [
      await page(address),
      await page(address, { page: '2' }),
      await page(address, { page: '3' }),
    ];
    expect([first.page, first.total, first.data.length]).toEqual([1, size, 20]);
    expect([second.page, second.data.length, third.data]).toEqual([2, size - 20, []]);
    const names = [...first.data, ...second.data].map((entry) => entry[name] ?? '');
    expect(new Set(names).size).toBe(size);
  });

  it('is searched by a part of a name without accents, and may find nothing', async () => {
    const [entry] = (await page(address)).data;
    const part = (entry?.[name] ?? '').slice(1, 6).normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
    expect((await page(address, { search_text: part })).data).toContainEqual(entry);
    expect(await page(address, { search_text: 'zzzz' })).toEqual({ data: [], total: 0, page: 1 });
  });
});

it('campuses come alike, all of them to who asks for no text', async () => {
  expect(await page('/campus')).toEqual({
    data: [
      { cod_campus: '1', nome_campus: 'Campus Centro' },
      { cod_campus: '3', nome_campus: 'Campus Rio das Pedras' },
      { cod_campus: '2', nome_campus: 'Campus Serra Verde' },
    ],
    total: 3,
    page: 1,
  });
  expect((await page('/campus', { search_text: 'serra' })).total).toBe(1);
});

describe('an entry by its code', () => {
  it.each([
    ['/consulta/curso/', 5, { codigo: '5', descricao: 'Ciência da Computação' }],
    ['/consulta/disciplina/', 1, { codigo: '1', descricao: 'Álgebra linear' }],
    ['/consulta/professor/', 1, { codigo: '1', descricao: expect.stringContaining(' ') as string }],
    ['/consulta/campus/', 2, { cod_campus: '2', nome_campus: 'Campus Serra Verde' }],
    ['/consulta/biblioteca/', 7, { cod_biblioteca: '7', desc_biblioteca: 'Biblioteca de Ciências da Saúde' }],
  ])('%s%d is that of the dropdown', async (path, code, expected) => {
    const address = `${path}${code}`;
    expect(await seeded.get(address)).toEqual({ status: 200, body: expected });
    // D2 §7 writes all but the first without the prefix (ruling A4).
    expect(await seeded.get(address.replace('/consulta', ''))).toEqual({ status: 200, body: expected });
  });

  it.each(['professor', 'curso', 'campus', 'disciplina', 'biblioteca'])('%s 999 is nobody’s', async (kind) => {
    const { status, body } = await seeded.get(`/consulta/${kind}/999`);
    expect([status, body['message']]).toEqual([404, expect.stringContaining('não encontrado')]);
  });
});
