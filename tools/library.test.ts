import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode } from '@catalogue/command-kit/childProcess';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import { createTestDatabase, type TestDatabase } from '@catalogue/database/testing/testDatabase';
import { runOn } from '@catalogue/local-postgres/query';
import { readInstitutionFile } from './institution/readInstitutionFile';

jest.setTimeout(120_000);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const folder = mkdtempSync(join(tmpdir(), 'library-'));
const fileOf = (name: string, content: unknown): string => {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  return file;
};
const library = async (...args: string[]) => {
  const { code, output } = await runNode([inWorkspace('tools', 'cli.mjs'), 'library', ...args], {
    DATABASE_URL: database.url,
    INIT_CWD: folder,
  });
  return { code, output: output.trim() };
};

describe('the errors of a file', () => {
  it.each([
    ['{\n  "campi": [],\n}', /:3: this is not JSON \(PropertyNameExpected\)\.$/],
    ['', /:1: this is not JSON/],
    ['{\n  "instituicao": {\n    "tema": "#12"\n  }\n}', /:3: instituicao\.tema must be a colour such as #0f4c5c/],
    ['{\n  "instituicao": {\n    "brasao": "a.png"\n  }\n}', /:3: instituicao\.brasao is not known here/],
    ['{"\\u001b[2Jnome\\u0007": 1}', /:1: \[2Jnome is not known here/],
    ['{\n  "instituicao": {\n    "logo": "none.png"\n  }\n}', /:3: instituicao\.logo names a file that cannot be read/],
    [
      '{\n  "campi": [\n    {\n      "cod_campus": 1\n    }\n  ]\n}',
      /:3: campi\[0\]\.nome_campus is not right: expected string/,
    ],
    [
      '{"campi": [{"cod_campus": 1, "nome_campus": "A"},\n{"cod_campus": 1, "nome_campus": "B"}]}',
      /:2: campi\[1\]\.cod_campus is in this list twice\.$/,
    ],
    [
      '{"bibliotecas": [{"sigla": "N", "desc_biblioteca": "N", "cod_campus": 1, "horarios": [\n{"dia_semana": 1, "abre": "18:00", "fecha": "08:00"}]}]}',
      /:2: bibliotecas\[0\]\.horarios\[0\] must open before it closes/,
    ],
    [
      '{"bibliotecas": [{"sigla": "N", "desc_biblioteca": "N", "cod_campus": 1, "feriados": [\n{"dia": "25/12/2026", "nome": "Natal"}]}]}',
      /:2: bibliotecas\[0\]\.feriados\[0\]\.dia must be a day such as 2026-12-25\.$/,
    ],
  ])('%j: line, path and one sentence', (text, error) => {
    expect(() => readInstitutionFile(fileOf('wrong.json', text))).toThrow(error);
  });
});

describe('a logo', () => {
  const svg = (content: string, attributes = '') =>
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9" ${attributes}>${content}</svg>`;
  const read = (picture: string | Buffer) => {
    const file = join(folder, 'logo');
    writeFileSync(file, picture);
    return readInstitutionFile(fileOf('logo.json', { instituicao: { logo: 'logo' } })).data.instituicao?.logo;
  };
  const png = Buffer.concat([
    Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    Buffer.from([0, 0, 0, 9, 0, 0, 0, 9]),
  ]);

  it('is a PNG or an SVG that only draws', () => {
    expect(read(png)).toMatch(/^data:image\/png;base64,iVBOR/);
    const drawing = svg(
      '<style>.a { fill: url(#g) }</style><defs><linearGradient id="g"/></defs><use xlink:href="#g"/><path class="a" d="M0 0"/>',
    );
    const logo = read(drawing);
    expect(logo).toBe(`data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`);
    expect(readInstitutionFile(fileOf('logo.json', { instituicao: { logo } })).data.instituicao?.logo).toBe(logo);
  });

  it.each([
    ['GIF89a', 'must be a PNG or an SVG'],
    ['<html/>', 'must be a PNG or an SVG'],
    [svg('<g>'), 'must be a PNG or an SVG'],
    [svg('<script>alert(1)</script>'), 'without <script>'],
    [svg('<foreignObject/>'), 'without <foreignObject>'],
    [svg('<a xlink:href="javascript:alert(1)"><path/></a>'), 'without <a>'],
    [svg('<image href="data:image/png;base64,AA"/>'), 'without <image>'],
    [svg('<animate attributeName="href"/>'), 'without <animate>'],
    [svg('<p xmlns="http://www.w3.org/1999/xhtml"/>'), 'without <p>'],
    [svg('', 'onload="alert(1)"'), 'without onload'],
    [svg('<use href="https://example.org/a.svg#b"/>'), 'without links to other files'],
    [svg('<path style="fill: url(https://example.org/a)"/>'), 'without links to other files'],
    [svg('<style>@import "https://example.org/a.css";</style>'), 'without links to other files'],
    [svg('<style><o:a xmlns:o="urn:o"/>@import "https://example.org/a.css";</style>'), 'without links to other files'],
    [svg('<style><![CDATA[a { background: url( "//example.org/a") }]]></style>'), 'without links to other files'],
    [`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, 'without DOCTYPE'],
    [`<?xml-stylesheet href="a.css"?>${svg('')}`, 'without processing instructions'],
    [svg(' '.repeat(300_000)), 'at most 256 kB'],
    [Buffer.from('89504e470d0a1a0a0000000d494844520000ffff00000009', 'hex'), 'must have 1 to 4096 pixels'],
  ])('is refused in words: %j', (picture, sentence) => {
    expect(() => read(picture)).toThrow(`:3: instituicao.logo`);
    expect(() => read(picture)).toThrow(sentence);
  });
});

test.each(['/dev/null', '.'])('a logo that is %s is refused: only plain files are read', (logo) => {
  const file = fileOf('device.json', { instituicao: { logo } });
  expect(() => readInstitutionFile(file)).toThrow('instituicao.logo names no plain file.');
});

test('a logo of nothing but opened groups is refused before it keeps anything busy', () => {
  const logo = `data:image/svg+xml;base64,${Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(80_000)}`).toString('base64')}`;
  expect(() => readInstitutionFile(fileOf('deep.json', { instituicao: { logo } }))).toThrow(
    'without more than 200 levels',
  );
});

test('an exported library is changed by nothing when it is applied again', async () => {
  expect((await library('export', 'mine.json')).code).toBe(0);
  expect(await library('check', 'mine.json')).toEqual({
    code: 0,
    output: `${join(folder, 'mine.json')} has no errors. Whether its campuses and activities exist is found when it is applied.`,
  });
  expect((await library('apply', 'mine.json')).output).toContain('Nothing to change.');
  expect((await library('export', 'mine.json')).output).toMatch(
    /mine\.json is there already, and nothing was written: move or rename it, or name another file\.$/,
  );
  expect((await library('export', 'nowhere/mine.json')).output).toMatch(/nowhere.* cannot be written \(ENOENT\)\.$/);
});

test('a library is applied as a whole, once, and leaves what it does not name', async () => {
  const mine = {
    instituicao: { nome: 'Universidade Nova', sigla: 'UN', tema: '#7a1f3d' },
    tipos_emprestimo: [
      { descricao: 'NORMAL', dias: 21, permite_emprestimo: true, permite_reserva: true, renovacoes: 2 },
      { descricao: 'Mapa', dias: 3, permite_emprestimo: true, permite_reserva: false },
    ],
    solicitacoes: [{ tipo: 'ficha-catalografica', dias_uteis: 7, valor: 12.5, paginas: null }],
    guias: [
      { texto: 'Peça no balcão.\n\nTraga um documento.', titulo: 'Chegar à biblioteca', descricao: null, secao: 2 },
      { titulo: 'Citar e referenciar', descricao: 'Com exemplos', texto: 'Cite.', secao: 1 },
    ],
    perguntas: [{ pergunta: 'Onde fica?', resposta: 'No Campus Sul.' }],
    informacoes: ['A biblioteca é de todos.'],
    campi: [{ cod_campus: 9, nome_campus: 'Campus Sul' }],
    bibliotecas: [
      { sigla: 'bc', desc_biblioteca: 'Biblioteca Maior', cod_campus: 9 },
      {
        sigla: 'NOVA',
        desc_biblioteca: 'Biblioteca Nova',
        cod_campus: 9,
        horarios: [{ dia_semana: 1, abre: '07:00', fecha: '21:00' }],
        feriados: [{ dia: '2026-12-25', nome: 'Natal' }],
        andares: ['2º andar: Artes'],
        servicos: ['Salas de estudo'],
        locais_recebimento: ['Balcão', 'Armário da entrada'],
      },
    ],
  };
  fileOf('new.json', mine);
  expect((await library('apply', 'new.json')).output).toContain('19 changed.');
  expect((await library('apply', 'new.json')).output).toContain('Nothing to change.');

  await library('export', 'after.json');
  const after = JSON.parse(readFileSync(join(folder, 'after.json'), 'utf8')) as typeof mine;
  expect(after.instituicao).toMatchObject({ ...mine.instituicao, denominacao_login: 'Matrícula' });
  expect(after.campi).toContainEqual({ cod_campus: 1, nome_campus: 'Campus Centro' });
  expect(after.bibliotecas).toContainEqual(mine.bibliotecas[1]);
  expect(after.bibliotecas[0]).toMatchObject({ sigla: 'BC', desc_biblioteca: 'Biblioteca Maior', cod_campus: 9 });
  expect(after.guias).toEqual([...mine.guias].reverse());
  expect(after).toMatchObject({ perguntas: mine.perguntas, informacoes: mine.informacoes });
  expect(after.solicitacoes).toHaveLength(5);
  expect(after.solicitacoes).toContainEqual(mine.solicitacoes[0]);
  expect(after.tipos_emprestimo).toContainEqual({ ...mine.tipos_emprestimo[0], descricao: 'Normal' });
  expect(after.tipos_emprestimo.at(-1)).toEqual({ ...mine.tipos_emprestimo[1], renovacoes: 5 });
  // The guide that was there keeps its address, and no new one can be that of a screen.
  expect(await runOn(database.url, 'SELECT slug FROM guia_pesquisa WHERE texto IS NOT NULL ORDER BY ordem')).toEqual([
    { slug: 'citar' },
    { slug: 'guia_chegar_a_biblioteca' },
  ]);
  expect(await runOn(database.url, `SELECT 1 FROM instituicao WHERE nome <> 'Universidade Nova'`)).toEqual([]);
  expect(
    await runOn(
      database.url,
      `SELECT 1 FROM acervo WHERE dados_adicionais -> 'B' @> '[{"descricao": "Biblioteca Central"}]' LIMIT 1`,
    ),
  ).toEqual([]);
});

test('a file with an unknown campus changes nothing', async () => {
  const file = fileOf('unknown.json', {
    campi: [{ cod_campus: 1, nome_campus: 'Campus Novo' }],
    bibliotecas: [{ sigla: 'X', desc_biblioteca: 'X', cod_campus: 77 }],
  });
  const { code, output } = await library('apply', 'unknown.json');
  expect(code).toBe(1);
  expect(output).toContain(
    `${file}:12: bibliotecas[0].cod_campus names campus 77, which is neither in "campi" nor stored.`,
  );
  expect(await runOn(database.url, `SELECT 1 FROM campus WHERE nome_campus = 'Campus Novo'`)).toEqual([]);
});

test('the schema for editors is printed', async () => {
  expect(JSON.parse((await library('--schema')).output)).toMatchObject({
    properties: { instituicao: { type: 'object' } },
  });
  expect((await library('apply')).output).toMatch(/^Usage: npm run library/);
});

test('what was applied stays over a reset, and goes with "--demo"', async () => {
  const reset = async (...args: string[]) =>
    (await runNode([inWorkspace('tools', 'cli.mjs'), 'db-reset', ...args], { DATABASE_URL: database.url })).code;
  const shown = () =>
    runOn(
      database.url,
      `SELECT nome, desc_biblioteca FROM instituicao, biblioteca WHERE active AND biblioteca.sigla = 'BC'`,
    );
  fileOf('kept.json', {
    $schema: './library.schema.json',
    instituicao: { nome: 'Universidade Nova' },
    bibliotecas: [{ sigla: 'bc', desc_biblioteca: 'Biblioteca Maior', cod_campus: 1 }],
  });
  expect((await library('apply', 'kept.json')).code).toBe(0);
  await runOn(database.url, `UPDATE instituicao SET sigla = 'X'`);
  expect(await reset()).toBe(0);
  expect(await shown()).toEqual([{ nome: 'Universidade Nova', desc_biblioteca: 'Biblioteca Maior' }]);
  expect(await runOn(database.url, `SELECT 1 FROM instituicao WHERE sigla = 'X'`)).toEqual([]);
  expect((await library('apply', 'kept.json')).output).toContain('Nothing to change.');

  expect(await reset('--demo')).toBe(0);
  expect(await shown()).toEqual([
    { nome: 'Universidade Federal do Vale do Ipê', desc_biblioteca: 'Biblioteca Central' },
  ]);
});
