import { maxSuggestionsInDay, waitingCommentsLimit } from '@catalogue/domain';
import { appForEach } from '../../testing/app';
import { callAs, useInstitution } from '../../testing/callAs';

const server = appForEach();

const comment = (who: string, content: string, b = 1) =>
  callAs(server)(who, 'POST', '/unidade-informacao/comentario', { content, b });
const book = { biblioteca: 5, titulo: 'Redes neurais', editor: 'Casa da Ponte' };
const suggest = (who: string, form: object = {}) =>
  callAs(server)(who, 'POST', '/unidade-informacao/sugestao-aquisicao', { ...book, ...form });

describe('the libraries', () => {
  it('are those of a campus, or all of them', async () => {
    const names = async (query: string) =>
      (await callAs(server)<{ desc_biblioteca: string }[]>(null, 'GET', `/unidade-informacao${query}`)).body;
    expect(await names('?campus=3')).toEqual([
      { cod_biblioteca: '8', desc_biblioteca: 'Biblioteca de Ciências Agrárias' },
      { cod_biblioteca: '7', desc_biblioteca: 'Biblioteca de Ciências da Saúde' },
    ]);
    expect(await names('')).toHaveLength(8);
    expect(await names('?campus=77')).toEqual([]);
  });
});

describe('a general comment', () => {
  it('reaches its library and waits there', async () => {
    const { status, body } = await comment('nada-consta', 'Obrigada pela ajuda.\nVolto sempre.', 2);
    expect({ status, body }).toMatchObject({ status: 201, body: { message: 'ComentarioGeralEnviadoSucesso' } });
    expect(
      await server.db.generalComment.findMany({ where: { cod_biblioteca: 2 }, orderBy: { id: 'desc' }, take: 1 }),
    ).toMatchObject([{ content: 'Obrigada pela ajuda.\nVolto sempre.', aprovado: null }]);
  });

  it.each([
    ['says something', '  \n ', 1],
    ['goes to a library that exists', 'Olá', 99],
  ])('%s', async (_, content, b) => {
    expect((await comment('nada-consta', content, b)).status).toBe(422);
  });

  it('is refused while too many of the patron wait, and taken again after one was read', async () => {
    const { body } = await comment('bruno', 'Mais um');
    expect(body.message).toBe('limite_comentarios_excedido');
    const [first] = await server.db.generalComment.findMany({ where: { person: { persona_id: 'bruno' } }, take: 1 });
    await server.db.generalComment.update({ where: { id: first?.id ?? 0 }, data: { aprovado: true } });
    expect((await comment('bruno', 'Mais um')).status).toBe(201);
  });

  it('stays under the limit when many are sent at once', async () => {
    const sent = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((text) => comment('nada-consta', text)));
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(waitingCommentsLimit);
  });
});

describe('a purchase suggestion', () => {
  it('is kept with its fields, shown in the list and counted in its month', async () => {
    const said = {
      autor: 'Reis, Lia',
      edicao: '2. ed.',
      isbn_issn: '9788535902778',
      periodico: 'Revista de Redes',
      outras_inf: 'Para a aula',
    };
    const { status, body } = await suggest('nada-consta', { campus: 2, ...said });
    expect({ status, body }).toMatchObject({ status: 201, body: { message: 'SugestaoAquisicaoEnviadoSucesso' } });
    expect((await callAs(server)('nada-consta', 'GET', '/aquisicao/sugestoes')).body).toEqual([
      {
        codigo: expect.any(String) as string,
        titulo: 'Redes neurais',
        editor: 'Casa da Ponte',
        ...said,
        biblioteca: '5',
        desc_biblioteca: 'Biblioteca de Ciências Exatas e Tecnologia',
        situacao: '14',
        desc_situacao: 'Sugestão de compra',
        data: '2026-03-10T12:00:00Z',
      },
    ]);
  });

  it.each([
    ['titulo', { titulo: ' ' }],
    ['editor', { editor: '' }],
    ['titulo', { titulo: '', editor: '' }],
  ])('names %s as missing', async (campo, form) => {
    const { status, body } = await suggest('nada-consta', form);
    const message = 'CampoObrigatorioNaoPreenchido';
    expect({ status, body }).toEqual({ status: 422, body: { message, errors: { [campo]: [message] } } });
  });

  it('goes to a library of the chosen campus', async () => {
    expect((await suggest('nada-consta', { campus: 1 })).body.message).toBe('biblioteca_invalida');
    expect((await suggest('nada-consta', { biblioteca: 99 })).body.message).toBe('biblioteca_invalida');
  });

  it('is one of few in a day, also when many are sent at once', async () => {
    const today = { ...book, cod_situacao: 14, data: new Date('2026-03-10T12:00:00Z') };
    const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'nada-consta' } });
    const made = Array.from({ length: maxSuggestionsInDay - 2 }, () => ({ ...today, cod_pessoa }));
    // Before midnight in São Paulo, which is three hours after.
    const yesterday = made.map((one) => ({ ...one, data: new Date('2026-03-10T02:59:59Z') }));
    await server.db.suggestion.createMany({ data: [...made, ...yesterday] });
    const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((titulo) => suggest('nada-consta', { titulo })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    const refused = { status: 422, body: { message: 'limite_sugestoes' } };
    expect(await suggest('nada-consta')).toMatchObject(refused);
    expect((await suggest('trocas')).status).toBe(201);
  });

  it('of a professor is made at the acquisition system, where the institution has one', async () => {
    const refused = await suggest('carla');
    expect(refused.body).toEqual({ message: 'sugestao_de_professor' });
    expect(refused.headers['mock-explain']).toContain('https://biblioteca.ufvi.example.org/aquisicao');
    const active = await server.db.institution.findFirstOrThrow({ where: { active: true } });
    await server.db.institution.update({ where: { variant: active.variant }, data: { p: { __md_aut: '2' } } });
    expect((await suggest('carla')).status).toBe(201);
    await useInstitution(server, '87');
    expect((await suggest('carla')).body.message).toBe('sugestao_de_professor');
  });
});
