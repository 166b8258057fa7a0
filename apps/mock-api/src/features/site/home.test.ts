import type { EventEntry, LibraryHours } from '@catalogue/api-contract';
import { appForFile } from '../../testing/app';
import { callAs, useInstitution } from '../../testing/callAs';

const server = appForFile();
let get: <T extends object>(url: string) => Promise<T>;
beforeAll(async () => {
  get = async <T extends object>(url: string) => (await callAs(server)<T>(null, 'GET', url)).body;
});

describe('the home screen', () => {
  it('has a second section of guides, none of them in the first', async () => {
    const slugs = async (url: string) => (await get<{ slug: string }[]>(url)).map(({ slug }) => slug);
    const [first, second] = [await slugs('/parametros/secao_1'), await slugs('/parametros/secao_2')];
    expect(second).toContain('obras_raras');
    expect(first.filter((slug) => second.includes(slug))).toEqual([]);
  });

  it('answers frequent questions', async () => {
    const questions = await get<{ pergunta: string; resposta: string }[]>('/parametros/faq');
    expect(questions[0]).toEqual({
      pergunta: 'Como renovo um empréstimo?',
      resposta: expect.stringContaining('Minha área') as string,
    });
  });

  it('informs in paragraphs, and in none where nothing is to be said', async () => {
    const { texto } = await get<{ texto: string }>('/parametros/informacoes_gerais');
    expect(texto.split('\n\n')).toHaveLength(3);
    await server.db.generalInformation.deleteMany();
    expect(await get('/parametros/informacoes_gerais')).toEqual({ texto: '' });
  });

  it('explains an activity that has a text, and knows no others', async () => {
    const textOf = (codigo: number) => get(`/parametros/atividade/${codigo}/informativo`);
    const codigo = 57;
    expect(await get(`/parametros/atividade/${codigo}`)).toMatchObject({ codigo, existe: true });
    expect(await textOf(codigo)).toEqual({
      texto: 'Pesquisa em conjunto nas bibliotecas universitárias do estado.',
    });
    expect(await textOf(8)).toEqual({ texto: null });
    const answer = await callAs(server)(null, 'GET', '/parametros/atividade/4711/informativo');
    expect(answer.status).toBe(404);
  });
});

describe('opening hours', () => {
  const ofCampus = (campus: number) => get<LibraryHours[]>(`/parametros/atendimento/${campus}`);

  it('run from Monday to Sunday in every library', async () => {
    const hours = await get<LibraryHours[]>('/parametros/atendimento');
    expect(hours).toHaveLength(8);
    for (const { horarios } of hours)
      expect(horarios.map(({ dia_semana }) => dia_semana)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const central = hours.find(({ desc_biblioteca }) => desc_biblioteca === 'Biblioteca Central');
    expect(central?.horarios.at(-1)).toEqual({ dia_semana: 7, abre: '08:00', fecha: '12:00' });
    expect(hours.flatMap(({ horarios }) => horarios).filter(({ abre }) => abre === null).length).toBeGreaterThan(0);
  });

  it('are those of one campus when it is named', async () => {
    const hours = await ofCampus(2);
    expect(hours.map(({ cod_biblioteca }) => cod_biblioteca).sort()).toEqual(['5', '6']);
  });

  it('come with the holidays from today on, the floors and the services of a library', async () => {
    await server.db.library.update({
      where: { cod_biblioteca: 1 },
      data: {
        feriados: [
          { dia: '2026-12-25', nome: 'Natal' },
          { dia: '2026-03-09', nome: 'Aniversário da cidade' },
          { dia: '2026-03-10', nome: 'Hoje' },
        ],
        andares: ['2º andar: Artes'],
        servicos: ['Salas de estudo'],
      },
    });
    expect((await ofCampus(1)).find(({ cod_biblioteca }) => cod_biblioteca === '1')).toMatchObject({
      feriados: [
        { dia: '2026-03-10', nome: 'Hoje' },
        { dia: '2026-12-25', nome: 'Natal' },
      ],
      andares: ['2º andar: Artes'],
      servicos: ['Salas de estudo'],
    });
  });

  it('are none where a campus has no library', async () => {
    await server.db.campus.create({ data: { cod_campus: 9, nome_campus: 'Campus Novo' } });
    expect(await ofCampus(9)).toEqual([]);
  });
});

describe('events', () => {
  const titles = async (url: string) => (await get<EventEntry[]>(url)).map(({ titulo }) => titulo);

  it('come from two calendars, the next one first, without those that are over', async () => {
    expect(await titles('/parametros/eventos_institucionais')).toEqual([
      'Exposição Cartografias do Vale',
      'Semana do Livro e da Biblioteca',
    ]);
    expect(await titles('/parametros/eventos_eventum')).toEqual([
      'Treinamento: referências pela ABNT NBR 6023',
      'Oficina de bases de dados em saúde',
    ]);
  });

  it('disappear as time passes', async () => {
    server.advance(11 * 24 * 60 * 60);
    expect(await titles('/parametros/eventos_eventum')).toEqual([]);
    expect(await titles('/parametros/eventos_institucionais')).toEqual(['Exposição Cartografias do Vale']);
  });
});

describe('what leads elsewhere', () => {
  it('is a kiosk, where there is one', async () => {
    expect(await get('/parametros/autoatendimento')).toEqual({
      showAuto: true,
      codBibAuto: '1',
      authAuto: '2',
      idiomaAuto: '1',
    });
    await server.db.selfService.deleteMany();
    expect(await get('/parametros/autoatendimento')).toMatchObject({ showAuto: false });
  });

  it('is the application of the personal area, where it is configured', async () => {
    expect(await get('/parametros/app-layers')).toEqual({
      configurado: true,
      url: '/__mock/hand-over/aplicativo',
    });
    await useInstitution(server, '523');
    expect(await get('/parametros/app-layers')).toEqual({ configurado: false, url: null });
  });
});
