import type { TeachingPlan } from '@catalogue/api-contract';
import { appForFile } from '../../testing/app';
import { callAs } from '../../testing/callAs';

const server = appForFile();

const get = <T extends object>(url: string) => callAs(server)<T>('carla', 'GET', url);
const bibliography = '/api/acervo/meu-pergamum/plano-ensino/bibliografia';
const plans = async (query: string) => (await get<TeachingPlan[]>(`${bibliography}?${query}`)).body;

describe('teaching plans', () => {
  it('are looked for by disciplines and libraries that have some', async () => {
    const { body } = await get<{ disciplinas: { codigo: string }[]; bibliotecas: object[] }>(
      '/api/acervo/meu-pergamum/plano-ensino/disciplinas-bibliotecas',
    );
    expect(body.disciplinas.length).toBeGreaterThan(3);
    expect(body.bibliotecas.length).toBeGreaterThan(1);
    expect((await plans(`disciplina=${body.disciplinas[0]?.codigo}`)).length).toBeGreaterThan(0);
  });

  it('need at least one field', async () => {
    expect(await get(bibliography)).toMatchObject({
      status: 422,
      body: { message: 'preencha_ao_menos_um_campo' },
    });
    expect((await get(`${bibliography}?departamento=%20`)).status).toBe(422);
  });

  it('are narrowed by each field, and by all of them', async () => {
    const thisYear = await plans('ano=2026');
    expect(thisYear.length).toBeGreaterThan(0);
    expect(new Set(thisYear.map(({ ano }) => ano))).toEqual(new Set([2026]));
    const first = await plans('ano=2026&semestre=1');
    expect(first.length).toBeLessThan(thisYear.length);
    const [plan] = first;
    const narrow = await plans(`ano=2026&semestre=1&periodo=${plan?.periodo}`);
    expect(narrow.map(({ periodo }) => periodo)).toEqual(narrow.map(() => plan?.periodo));
    expect(await plans('ano=1999')).toEqual([]);
    expect(await plans('departamento=XXX')).toEqual([]);
    expect((await plans('biblioteca=5&ano=2026')).map(({ desc_biblioteca }) => desc_biblioteca)).toContain(
      'Biblioteca de Ciências Exatas e Tecnologia',
    );
  });

  it('list what is basic first, with the number of copies', async () => {
    const listed = (await plans('ano=2026')).flatMap(({ bibliografia }) => bibliografia);
    expect(new Set(listed.map(({ tipo }) => tipo))).toEqual(new Set(['basica', 'complementar']));
    const some = listed.find(({ exemplares }) => exemplares > 0);
    expect(await server.db.copy.count({ where: { cod_acervo: Number(some?.cod_acervo) } })).toBe(some?.exemplares);
    for (const { bibliografia } of await plans('ano=2026')) {
      const kinds = bibliografia.map(({ tipo }) => tipo);
      expect(kinds).toEqual([...kinds].sort());
    }
  });
});

describe('databases', () => {
  it('are listed for visitors, with the addresses of the open ones', async () => {
    const { statusCode, body } = await server.app.inject('/api/consulta/bases');
    const bases = JSON.parse(body) as { nome: string; descricao: string; url: string | null }[];
    expect(statusCode).toBe(200);
    expect(bases.map(({ nome }) => nome)).toEqual(bases.map(({ nome }) => nome).sort());
    expect(bases.find(({ nome }) => nome === 'Estatísticas Municipais')).toEqual({
      id: expect.any(String),
      nome: 'Estatísticas Municipais',
      descricao: 'Séries por município desde 1970',
      url: 'https://bases.ufvi.example.org/municipios',
    });
    expect(bases.find(({ nome }) => nome === 'Atlas de Saúde')).toMatchObject({ url: null });
  });

  it('are listed by name, each with its address', async () => {
    const { body } = await get<{ nome: string; url: string }[]>('/api/acervo/meu-pergamum/bases-dados');
    expect(body.map(({ nome }) => nome)).toEqual(body.map(({ nome }) => nome).sort());
    expect(body[0]).toMatchObject({ nome: 'Acervo de Jornais do Vale', url: 'https://bases.ufvi.example.org/jornais' });
    await server.db.resourceDatabase.deleteMany();
    expect((await get('/api/acervo/meu-pergamum/bases-dados')).body).toEqual([]);
  });
});
