import type { InstitutionSettings } from '@catalogue/api-contract';
import { openControlRoom } from '../../testing/controlRoom';

const room = openControlRoom();

const readNow = async (sandbox: string) => (await room.ask<InstitutionSettings>('/__mock/library', { sandbox })).body;
const put = (sandbox: string, body: object) =>
  room.ask<{ changed: number; library: InstitutionSettings; errors?: Record<string, string[]> }>('/__mock/library', {
    method: 'PUT',
    sandbox,
    body,
  });
const nameIn = async (sandbox: string) =>
  (await room.ask<{ nome: string }>('/parametros/instituicao', { sandbox })).body.nome;

it('of two admins who have read the same guides the second one is refused, and is taken once they are read again', async () => {
  const sandbox = await room.newSandbox();
  const { guias: read = [], perguntas = [] } = await readNow(sandbox);
  const guide = (titulo: string) => ({ titulo, descricao: null, texto: 'Texto.', secao: 2 });
  const publishes = (titulo: string, antes: object, more = {}) =>
    put(sandbox, { guias: [...read, guide(titulo)], antes, ...more });
  const titles = async () => (await readNow(sandbox)).guias?.map(({ titulo }) => titulo);
  const own = read.map(({ titulo }) => titulo);

  expect((await publishes('Um', { guias: read })).status).toBe(200);
  const { status, body } = await publishes('Dois', { guias: read, perguntas }, { instituicao: { nome: 'Outra' } });
  expect([status, body.errors]).toEqual([409, { guias: ['has changed since it was read'] }]);
  expect(await titles()).toEqual([...own, 'Um']);
  expect(await nameIn(sandbox)).not.toBe('Outra');
  // What is sent again, after a reply that was lost, is no other one.
  expect((await publishes('Um', { guias: read })).status).toBe(200);
  expect((await put(sandbox, { perguntas, antes: { perguntas } })).status).toBe(200);

  const { guias: now = [] } = await readNow(sandbox);
  const both = await put(sandbox, { guias: [...now, guide('Dois')], antes: { guias: now } });
  expect(both.status).toBe(200);
  expect(await titles()).toEqual([...own, 'Um', 'Dois']);
  // Who has read nothing, as the command, replaces.
  expect((await put(sandbox, { guias: read })).status).toBe(200);
  expect(await titles()).toEqual(own);
});

it('what one admin adds is not written over by what another one adds under the same code or to the same list', async () => {
  const sandbox = await room.newSandbox();
  const { campi = [], bibliotecas = [], tipos_emprestimo = [] } = await readNow(sandbox);
  const antes = { campi, bibliotecas, tipos_emprestimo };
  const [{ sigla, desc_biblioteca, cod_campus } = { sigla: '', desc_biblioteca: '', cod_campus: 0 }] = bibliotecas;
  const library = { sigla, desc_biblioteca, cod_campus };
  const rows = (name: string) => ({
    campi: [{ cod_campus: 99, nome_campus: name }],
    bibliotecas: [{ ...library, andares: [name] }],
    tipos_emprestimo: [{ ...tipos_emprestimo[0], descricao: 'De fim de semana', dias: name.length }],
  });
  expect((await put(sandbox, { ...rows('Um'), antes })).status).toBe(200);
  const stored = await readNow(sandbox);
  const { status, body } = await put(sandbox, { ...rows('Dois'), antes });
  expect([status, Object.keys(body.errors ?? {}).sort()]).toEqual([409, ['bibliotecas', 'campi', 'tipos_emprestimo']]);
  expect(await readNow(sandbox)).toEqual(stored);
  // Once they are read, what is sent is meant.
  const { campi: campuses, bibliotecas: libraries, tipos_emprestimo: types } = stored;
  const again = { campi: campuses, bibliotecas: libraries, tipos_emprestimo: types };
  expect((await put(sandbox, { ...rows('Dois'), antes: again })).status).toBe(200);
});

it('a value that one admin changes is not written over by what another one read before', async () => {
  const sandbox = await room.newSandbox();
  const antes = await readNow(sandbox);
  const [library] = antes.bibliotecas ?? [];
  const [type] = antes.tipos_emprestimo ?? [];
  if (!library || !type) throw new Error('The library of the tests has libraries and loan types.');
  const { sigla, desc_biblioteca, cod_campus } = library;
  const hours = (dia_semana: number, abre: string) => ({
    bibliotecas: [{ sigla, desc_biblioteca, cod_campus, horarios: [{ dia_semana, abre, fecha: '21:00' }] }],
  });
  const nome = (value: string) => ({ instituicao: { nome: value } });
  expect((await put(sandbox, { ...nome('Um'), ...hours(1, '07:00'), antes })).status).toBe(200);
  expect((await put(sandbox, { tipos_emprestimo: [{ ...type, dias: type.dias + 1 }], antes })).status).toBe(200);
  const stored = await readNow(sandbox);
  const refused = async (body: object) => {
    const { status, body: reply } = await put(sandbox, { ...body, antes });
    return [status, Object.keys(reply.errors ?? {})];
  };
  expect(await refused(nome('Dois'))).toEqual([409, ['instituicao']]);
  expect(await refused(hours(1, '06:00'))).toEqual([409, ['bibliotecas']]);
  expect(await refused({ tipos_emprestimo: [{ ...type, permite_reserva: !type.permite_reserva }] })).toEqual([
    409,
    ['tipos_emprestimo'],
  ]);
  expect(await readNow(sandbox)).toEqual(stored);
  // An import takes names as they are: what is read may be longer than what may be given.
  const long = (antes.bibliotecas ?? []).map((row) => ({ ...row, desc_biblioteca: 'B'.repeat(300) }));
  expect(
    (await put(sandbox, { instituicao: { msg_login: 'Olá.' }, antes: { ...antes, bibliotecas: long } })).status,
  ).toBe(200);
  // Other values, and the same ones once more, are no conflict.
  expect(
    (await put(sandbox, { instituicao: { denominacao_login: 'Login' }, ...hours(2, '06:00'), antes })).status,
  ).toBe(200);
  expect((await put(sandbox, { ...nome('Um'), antes })).status).toBe(200);
  expect(await nameIn(sandbox)).toBe('Um');
});
