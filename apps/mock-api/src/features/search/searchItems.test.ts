import { openCatalogue, type Catalogue } from './catalogue.fixture';

let catalogue: Catalogue;
let code: { free: number; out: number; local: number; none: number; setAside: number };

beforeAll(async () => {
  catalogue = await openCatalogue();
  const { db } = catalogue;
  await db.campus.createMany({
    data: [
      { cod_campus: 1, nome_campus: 'Serra' },
      { cod_campus: 2, nome_campus: 'Mar' },
    ],
  });
  await db.library.createMany({
    data: [
      { cod_biblioteca: 1, desc_biblioteca: 'Biblioteca Central', sigla: 'BC', cod_campus: 1 },
      { cod_biblioteca: 2, desc_biblioteca: 'Biblioteca de Saúde', sigla: 'BS', cod_campus: 2 },
    ],
  });
  await db.loanType.createMany({
    data: [
      { cod_tipo_emprestimo: 1, descricao: 'Normal', dias: 14, permite_emprestimo: true, permite_reserva: true },
      { cod_tipo_emprestimo: 2, descricao: 'Consulta', dias: 0, permite_emprestimo: false, permite_reserva: false },
    ],
  });
  const [free = 0, out = 0, local = 0, none = 0, setAside = 0] = await catalogue.add(
    { titulo: 'Livre', autor: 'Silva, Ana', assuntos: ['Botânica'], ano: 2020, isbn: '9788535902777', nota: 'acervo' },
    { titulo: 'Emprestado', nota: 'acervo' },
    { titulo: 'De consulta', nota: 'acervo' },
    { titulo: 'Sem exemplares', nota: 'acervo' },
    { titulo: 'Na estante de reservas', nota: 'acervo' },
  );
  code = { free, out, local, none, setAside };
  const copy = (cod_exemplar: string, cod_acervo: number, cod_biblioteca: number, situacao: string, type = 1) => ({
    cod_exemplar,
    cod_acervo,
    cod_biblioteca,
    situacao,
    cod_tipo_emprestimo: type,
  });
  await db.copy.createMany({
    data: [
      copy('1', free, 2, 'disponivel'),
      copy('2', free, 1, 'disponivel'),
      copy('3', free, 1, 'disponivel'),
      copy('4', free, 1, 'emprestado'),
      copy('5', out, 1, 'emprestado'),
      copy('6', out, 2, 'emprestado'),
      copy('7', out, 2, 'extraviado'),
      copy('8', local, 1, 'disponivel', 2),
      copy('9', setAside, 1, 'reservado'),
    ],
  });
  await db.person.createMany({
    data: [1, 2].map((cod_pessoa) => ({ cod_pessoa, nome_pessoa: 'Leitora', password_hash: '' })),
  });
  const loan = (cod_exemplar: string, due: string, returned: string | null = null) => ({
    cod_exemplar,
    cod_pessoa: 1,
    data_saida: new Date('2026-02-01'),
    data_prevista: new Date(due),
    data_devolucao: returned === null ? null : new Date(returned),
    limite_renovacoes: 5,
  });
  await db.loan.createMany({
    data: [
      loan('4', '2026-03-20'),
      loan('5', '2026-03-15'),
      loan('6', '2026-03-12'),
      loan('5', '2026-02-10', '2026-02-09'),
    ],
  });
  const hold = (cod_acervo: number, cod_pessoa: number, situacao: string) => ({
    cod_acervo,
    cod_pessoa,
    situacao,
    biblioteca: 1,
    data: new Date('2026-03-01'),
  });
  await db.hold.createMany({ data: [hold(out, 1, 'fila'), hold(out, 2, 'fila'), hold(setAside, 1, 'liberada')] });
  await catalogue.refreshLibraries(Object.values(code));
});
afterAll(() => catalogue.stop());

const item = async (cod_acervo: number) =>
  (await catalogue.search({ termo_pesquisa: 'acervo' })).data.find((found) => found.cod_acervo === String(cod_acervo));

describe('a title in the results', () => {
  it('says what it is', async () => {
    expect(await item(code.free)).toMatchObject({
      descricao: 'Livre',
      obra: 'Livre',
      autor: 'Silva, Ana',
      ano_publicacao: '2020',
      idioma: 'por',
      isbn_iss: '9788535902777',
      cod_tipo_obra: '1',
      desc_tipo_obra: 'Livro',
      possui_acessibilidade: 'N',
      referencia: expect.stringContaining('SILVA, Ana. Livre'),
      dados_adicionais: expect.objectContaining({
        S: [expect.objectContaining({ descricao: 'Botânica' })],
        B: [
          { codigo: '1', descricao: 'Biblioteca Central' },
          { codigo: '2', descricao: 'Biblioteca de Saúde' },
        ],
      }),
    });
  });

  it('has the number of free copies and their shelves', async () => {
    expect(await item(code.free)).toMatchObject({
      tot_exemplares: '4',
      disponiveis: '3',
      bibliotecas_disponiveis: ['Biblioteca Central', 'Biblioteca de Saúde'],
      reservas_fila: '0',
      disp_para_reserva: 'N',
    });
  });

  it('says when the first copy comes back and how many patrons wait', async () => {
    expect(await item(code.out)).toMatchObject({
      tot_exemplares: '3',
      disponiveis: '0',
      bibliotecas_disponiveis: [],
      proxima_devolucao: '2026-03-12',
      reservas_fila: '2',
      disp_para_reserva: 'S',
    });
  });

  it('copies for use in the library are not free and cannot be waited for', async () => {
    expect(await item(code.local)).toMatchObject({ tot_exemplares: '1', disponiveis: '0', disp_para_reserva: 'N' });
  });

  it('without copies has none', async () => {
    expect(await item(code.none)).toMatchObject({
      tot_exemplares: '0',
      disponiveis: '0',
      bibliotecas_disponiveis: [],
      proxima_devolucao: null,
      disp_para_reserva: 'N',
      dados_adicionais: expect.objectContaining({ B: [] }),
    });
  });

  it('can be held exactly when the title itself says so', async () => {
    for (const cod_acervo of Object.values(code)) {
      const { body } = await catalogue.get(`/acervo/${cod_acervo}/permissoes`);
      expect((await item(cod_acervo))?.disp_para_reserva).toBe(body.reserva ? 'S' : 'N');
    }
  });

  it('changes with circulation', async () => {
    await catalogue.db.copy.update({ where: { cod_exemplar: '9' }, data: { situacao: 'disponivel' } });
    expect(await item(code.setAside)).toMatchObject({ disponiveis: '1', disp_para_reserva: 'N' });
  });

  it('a hold that is ready no longer waits', async () => {
    expect(await item(code.setAside)).toMatchObject({ reservas_fila: '0' });
  });

  it('is found through the library that holds it', async () => {
    expect((await catalogue.titles({ termo_pesquisa: 'acervo', biblioteca: '2' })).sort()).toEqual([
      'Emprestado',
      'Livre',
    ]);
    expect(await catalogue.titles({ termo_pesquisa: 'livre', biblioteca: '1,2' })).toEqual(['Livre']);
  });
});

describe('where a title can be fetched', () => {
  const places = async (...codes: number[]) =>
    (await catalogue.get('/consulta/estantes', { acervos: codes.join() })).body as unknown;
  const central = { cod_biblioteca: '1', desc_biblioteca: 'Biblioteca Central' };
  const health = { cod_biblioteca: '2', desc_biblioteca: 'Biblioteca de Saúde', disponiveis: 1 };

  beforeAll(async () => {
    const { db } = catalogue;
    await db.loanType.create({
      data: { cod_tipo_emprestimo: 3, descricao: 'Curto', dias: 2, permite_emprestimo: true, permite_reserva: true },
    });
    const at = (localizacao: string, numero_chamada: string, cod_tipo_emprestimo = 1) => ({
      data: { localizacao, numero_chamada, cod_tipo_emprestimo },
    });
    await db.copy.update({ where: { cod_exemplar: '1' }, ...at('Estante 3', '580 S v. 1') });
    await db.copy.update({ where: { cod_exemplar: '2' }, ...at('2º andar', '580 S v. 1') });
    await db.copy.update({ where: { cod_exemplar: '3' }, ...at('2º andar', '580 S v. 2', 3) });
    // On loan: neither its place nor its period counts.
    await db.copy.update({ where: { cod_exemplar: '4' }, ...at('1º andar', '580 S v. 3') });
  });

  it('is shown by library, with the shelf and the loan of its free copies', async () => {
    expect(await places(code.free)).toEqual([
      {
        cod_acervo: String(code.free),
        bibliotecas: [
          { ...central, disponiveis: 2, localizacao: '2º andar', numero_chamada: null, dias_min: 2, dias_max: 14 },
          { ...health, localizacao: 'Estante 3', numero_chamada: '580 S v. 1', dias_min: 14, dias_max: 14 },
        ],
      },
    ]);
  });

  it('is left out for titles that are lent, read in the library, or not there', async () => {
    expect(await places(code.out, code.local, code.none, 999_999)).toEqual([]);
  });

  it('comes in the order that was asked for, and once', async () => {
    const found = (await places(code.setAside, code.free, code.setAside)) as { cod_acervo: string }[];
    expect(found.map(({ cod_acervo }) => cod_acervo)).toEqual([code.setAside, code.free].map(String));
  });
});

describe('the teaching plans of a title', () => {
  it('are shown by discipline and course, the latest of each, basic reading first', async () => {
    const { db } = catalogue;
    await db.discipline.createMany({
      data: [
        { codigo: 1, descricao: 'Botânica I' },
        { codigo: 2, descricao: 'Ecologia' },
      ],
    });
    await db.teacher.create({ data: { codigo: 1, descricao: 'Rosa Lima' } });
    await db.course.create({ data: { codigo: 1, descricao: 'Biologia', cod_campus: 1 } });
    const plan = (id: number, ano: number, cod_disciplina: number, cod_curso: number, tipo: string) =>
      db.teachingPlan.create({
        data: {
          ...{ id, ano, semestre: 1, periodo: 1, cod_disciplina, cod_curso, cod_professor: 1 },
          ...{ cod_departamento: 'BIO', cod_biblioteca: 1, titles: { create: { cod_acervo: code.free, tipo } } },
        },
      });
    await plan(1, 2024, 1, 1, 'complementar');
    await plan(2, 2026, 1, 1, 'basica');
    // A course that is not known any more.
    await plan(3, 2026, 2, 9, 'complementar');
    const told = { professor: 'Rosa Lima', ano: 2026, semestre: 1 };
    const acervos = [code.out, code.free, code.free].join();
    expect((await catalogue.get('/consulta/planos', { acervos })).body).toEqual([
      {
        cod_acervo: String(code.free),
        planos: [
          { tipo: 'basica', disciplina: 'Botânica I', curso: 'Biologia', ...told },
          { tipo: 'complementar', disciplina: 'Ecologia', curso: null, ...told },
        ],
      },
    ]);
  });
});
