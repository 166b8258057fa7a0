import type { ClientBase } from 'pg';
import type { InstitutionSettings } from '@catalogue/api-contract';
import { findOwnLibrary, knownPart, putOwnLibrary } from './ownLibrary';
import { findInstitutionSettings } from './findInstitutionSettings';
import { restoreOwnLibrary, storeInstitutionSettings } from './storeInstitutionSettings';
import { createTestDatabase, type TestDatabase } from './testing/testDatabase';
import { inSession, runOn } from '@catalogue/local-postgres/query';

const databases: TestDatabase[] = [];
const fresh = async () => {
  const database = await createTestDatabase();
  databases.push(database);
  return database;
};
afterAll(() => Promise.all(databases.map((database) => database.drop())));

const first: InstitutionSettings = {
  instituicao: { nome: 'Universidade Nova', sigla: 'UN' },
  campi: [{ cod_campus: 9, nome_campus: 'Campus Sul' }],
  bibliotecas: [
    {
      sigla: 'NOVA',
      desc_biblioteca: 'Biblioteca Nova',
      cod_campus: 9,
      horarios: [{ dia_semana: 1, abre: '07:00', fecha: '21:00' }],
      feriados: [{ dia: '2026-12-25', nome: 'Natal' }],
      locais_recebimento: ['Balcão'],
    },
  ],
  tipos_emprestimo: [{ descricao: 'Mapa', dias: 3, permite_emprestimo: true, permite_reserva: false }],
  perguntas: [{ pergunta: 'Onde fica?', resposta: 'No Campus Sul.' }],
};
const second: InstitutionSettings = {
  instituicao: { sigla: 'UNV' },
  bibliotecas: [
    {
      sigla: 'nova',
      desc_biblioteca: 'Biblioteca Maior',
      cod_campus: 9,
      horarios: [{ dia_semana: 2, abre: '08:00', fecha: '20:00' }],
      feriados: [],
      locais_recebimento: ['Armário'],
    },
  ],
  tipos_emprestimo: [{ descricao: 'MAPA', dias: 7, permite_emprestimo: true, permite_reserva: false }],
  perguntas: [{ pergunta: 'Como renovo?', resposta: 'Em Minha área.' }],
};
const stored = <Answer>(url: string, work: (db: ClientBase) => Promise<Answer>) =>
  inSession(url, async (db) => {
    await db.query('BEGIN');
    const kept = await work(db);
    await db.query('COMMIT');
    return kept;
  });
const unexpected = (sentence: string): never => {
  throw new Error(sentence);
};
const store = (db: ClientBase, ...all: InstitutionSettings[]) =>
  all.reduce<Promise<unknown>>((done, one) => done.then(() => storeInstitutionSettings(db, one)), Promise.resolve());

it('what was applied in two steps is in a fresh database in one', async () => {
  const given = await fresh();
  const kept = await stored(given.url, async (db) => {
    expect(await findOwnLibrary(db)).toBeNull();
    await store(db, first, second);
    return findOwnLibrary(db);
  });
  const other = await fresh();
  await stored(other.url, async (db) => {
    await putOwnLibrary(db, kept ?? {});
    await restoreOwnLibrary(db, unexpected);
  });
  expect(await inSession(other.url, findInstitutionSettings)).toEqual(
    await inSession(given.url, findInstitutionSettings),
  );
}, 60_000);

it('a library keeps the campus that an import has made for it', async () => {
  const { url } = await fresh();
  await runOn(url, `INSERT INTO campus VALUES (77, 'Sem campus informado')`);
  const kept = await stored(url, async (db) => {
    await store(db, { bibliotecas: [{ sigla: 'N', desc_biblioteca: 'N', cod_campus: 77 }] });
    return findOwnLibrary(db);
  });
  expect(kept?.campi).toEqual([{ cod_campus: 77, nome_campus: 'Sem campus informado' }]);
}, 60_000);

it('what a later version has kept is stored as far as this one knows it, and stays', async () => {
  const { url } = await fresh();
  const later = { nova: 1, instituicao: { nome: 'Universidade Nova', brasao: 'x' } };
  const hours = [{ dia_semana: 1, abre: '07:00', fecha: '21:00', sala: 'A' }];
  const library = { sigla: 'N', desc_biblioteca: 'N', cod_campus: 1, horarios: hours };
  await stored(url, async (db) => {
    await putOwnLibrary(db, { ...later, bibliotecas: [library, { ...library, sigla: 'M', cod_campus: 77 }] });
    await restoreOwnLibrary(db, unexpected);
    const { instituicao, bibliotecas } = await findInstitutionSettings(db);
    expect(instituicao?.nome).toBe('Universidade Nova');
    expect(bibliotecas?.find(({ sigla }) => sigla === 'N')?.horarios).toHaveLength(1);
    expect(bibliotecas?.find(({ sigla }) => sigla === 'M')).toBeUndefined();

    await storeInstitutionSettings(db, { instituicao: { sigla: 'UN' } });
    expect(await findOwnLibrary(db)).toEqual({
      nova: 1,
      instituicao: { nome: 'Universidade Nova', brasao: 'x', sigla: 'UN' },
      bibliotecas: [library, { ...library, sigla: 'M', cod_campus: 77 }],
    });
  });
}, 60_000);

it('what is not valid in this version is left out by itself, named, and stays kept', async () => {
  const { url } = await fresh();
  const valid = { sigla: 'N', desc_biblioteca: 'Nova', cod_campus: 1 };
  const library = {
    instituicao: { nome: 1, sigla: 'UN', brasao: 'x' },
    bibliotecas: [
      { ...valid, sigla: 'A', cod_campus: 'um' },
      { ...valid, sigla: 'B', desc_biblioteca: undefined },
      { ...valid, andares: ['', 'Térreo'], horarios: [{ dia_semana: 1, abre: '22:00', fecha: '07:00' }] },
    ],
    tipos_emprestimo: [
      { descricao: 'Mapa', dias: 3, permite_emprestimo: true, permite_reserva: false },
      { descricao: 'MAPA', dias: 9, permite_emprestimo: true, permite_reserva: false },
    ],
    perguntas: 'nenhuma',
  };
  const sentences: string[] = [];
  await stored(url, async (db) => {
    await putOwnLibrary(db, library);
    await restoreOwnLibrary(db, (sentence) => sentences.push(sentence));
    const { instituicao, bibliotecas, tipos_emprestimo } = await findInstitutionSettings(db);
    expect(instituicao).toMatchObject({ sigla: 'UN', nome: 'Universidade Federal do Vale do Ipê' });
    const stores = bibliotecas?.map(({ sigla }) => sigla) ?? [];
    expect([stores.includes('A'), stores.includes('B'), stores.includes('N')]).toEqual([false, false, true]);
    expect(bibliotecas?.find(({ sigla }) => sigla === 'N')).toMatchObject({ andares: ['Térreo'] });
    expect(tipos_emprestimo?.find(({ descricao }) => descricao === 'Mapa')?.dias).toBe(3);
    expect(await findOwnLibrary(db)).toEqual(JSON.parse(JSON.stringify(library)));
  });
  expect(sentences).toHaveLength(1);
  for (const name of [
    'instituicao.nome: Invalid input: expected string, received number',
    'bibliotecas[A].cod_campus: ',
    'bibliotecas[B].desc_biblioteca: ',
    'bibliotecas[N].andares[0]: must not be empty',
    'bibliotecas[N].horarios[1]: must open before it closes',
    'tipos_emprestimo[MAPA].descricao: is in this list twice',
    'perguntas: ',
  ])
    expect(sentences[0]).toContain(name);
  expect(knownPart(library).refused).toHaveLength(7);
}, 60_000);
