import type { InstitutionSettings } from '@catalogue/api-contract';
import { openTestApp } from '../../testing/app';
import { openControlRoom } from '../../testing/controlRoom';

const room = openControlRoom();

const readNow = async (sandbox: string) => (await room.ask<InstitutionSettings>('/__mock/library', { sandbox })).body;
const put = (sandbox: string, body: unknown) =>
  room.ask<{ changed: number; library: InstitutionSettings; errors: Record<string, string[]> }>('/__mock/library', {
    method: 'PUT',
    sandbox,
    body: body as object,
  });
const shown = async (sandbox: string) =>
  (await room.ask<{ sigla: string; nome: string; logo: string | null }>('/parametros/instituicao', { sandbox })).body;

const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>';
const address = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

describe('the library that its admin describes', () => {
  it('is read as its file has it, and changed by nothing when it is stored again', async () => {
    const sandbox = await room.newSandbox();
    const library = await readNow(sandbox);
    expect(library.instituicao).toMatchObject({ sigla: 'UFVI', denominacao_login: 'Matrícula' });
    expect(library.bibliotecas?.[0]).toMatchObject({ sigla: 'BC', horarios: expect.any(Array) as unknown });
    const { status, body } = await put(sandbox, library);
    expect([status, body]).toEqual([200, { changed: 0, library }]);
  });

  it('is shown at once, stays where nothing is named, and is of its sandbox alone', async () => {
    const sandbox = await room.newSandbox();
    const before = await readNow(sandbox);
    await shown(sandbox);
    const { body } = await put(sandbox, { instituicao: { nome: 'Universidade Nova', logo: address(drawing) } });
    expect(body).toEqual({
      changed: 2,
      library: {
        ...before,
        instituicao: { ...before.instituicao, nome: 'Universidade Nova', logo: address(drawing) },
      },
    });
    expect(await shown(sandbox)).toMatchObject({
      sigla: 'UFVI',
      nome: 'Universidade Nova',
      logo: expect.stringMatching(/^\/logo\/\w+\.svg$/) as unknown,
    });
    expect(await shown(await room.newSandbox())).not.toMatchObject({ nome: 'Universidade Nova' });
  });

  it('has the functions that it chose, with the words that it had where it gives none', async () => {
    const sandbox = await room.newSandbox();
    const { atividades: before } = await readNow(sandbox);
    const { body } = await put(sandbox, {
      atividades: [
        { codigo: 1120, existe: true },
        { codigo: 8, existe: true, descricao: 'Minha biblioteca', informativo: 'Entre com a matrícula.' },
      ],
    });
    expect(body.changed).toBe(2);
    expect(body.library.atividades).toEqual(
      before?.map((activity) =>
        activity.codigo === 1120
          ? { ...activity, existe: true }
          : activity.codigo === 8
            ? { ...activity, descricao: 'Minha biblioteca', informativo: 'Entre com a matrícula.' }
            : activity,
      ),
    );
    const { body: shown } = await room.ask<{ codigo: number; existe: boolean; descricao: string }[]>(
      '/parametros/funcionalidades',
      { sandbox },
    );
    expect(shown).toContainEqual(expect.objectContaining({ codigo: 1120, existe: true }));
    expect(shown).toContainEqual(expect.objectContaining({ codigo: 8, descricao: 'Minha biblioteca' }));
  });

  it.each([
    [{ instituicao: { tema: '#12' } }, 'instituicao.tema', 'must be a colour such as #0f4c5c, or the name of a theme'],
    [{ instituicao: { nome: ' ' } }, 'instituicao.nome', 'must not be empty'],
    [{ instituicao: { logo: 'logo.svg' } }, 'instituicao.logo', 'must be a PNG or an SVG in base64'],
    [
      { instituicao: { logo: address('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>') } },
      'instituicao.logo',
      'must be an SVG without <script>',
    ],
    [
      { bibliotecas: [{ sigla: 'BC', desc_biblioteca: 'B', cod_campus: 77 }] },
      'bibliotecas.0.cod_campus',
      'names campus 77, which is neither in "campi" nor stored',
    ],
    [
      { atividades: [{ codigo: 424242, existe: true }] },
      'atividades.0.codigo',
      'names activity 424242, which the app does not have',
    ],
    [
      {
        bibliotecas: [
          {
            sigla: 'BC',
            desc_biblioteca: 'B',
            cod_campus: 1,
            horarios: [{ dia_semana: 1, abre: '18:00', fecha: '08:00' }],
          },
        ],
      },
      'bibliotecas.0.horarios.0',
      'must open before it closes; on a day without hours both are null',
    ],
  ])(
    'is refused at the value, in the words of the command, and nothing of it is stored: %j',
    async (wrong, at, sentence) => {
      const sandbox = await room.newSandbox();
      const before = await readNow(sandbox);
      const { status, body } = await put(sandbox, { informacoes: ['Nova.'], ...wrong });
      expect([status, body.errors]).toEqual([422, { [at]: [sentence] }]);
      expect(await readNow(sandbox)).toEqual(before);
    },
  );
});

it('no text of it is so long that papers which repeat it fill the memory; a logo may be larger', async () => {
  const sandbox = await room.newSandbox();
  const library = { sigla: 'BC', desc_biblioteca: 'B', cod_campus: 1 };
  const logo = address(drawing.replace('M0 0', 'M0 0'.repeat(15_000)));
  const { status, body } = await put(sandbox, {
    instituicao: { msg_login: 'U'.repeat(50_001), logo },
    bibliotecas: [
      { ...library, sigla: 'BX' },
      { ...library, servicos: ['B'.repeat(50_001)] },
    ],
  });
  const sentence = ['must have at most 50000 characters'];
  expect([status, body.errors]).toEqual([
    422,
    { 'instituicao.msg_login': sentence, 'bibliotecas.1.servicos.0': sentence },
  ]);
  const named = await put(sandbox, { instituicao: { nome: 'U'.repeat(201) } });
  expect([named.status, named.body.errors]).toEqual([
    422,
    { 'instituicao.nome': ['must have at most 200 characters'] },
  ]);
  expect((await put(sandbox, { instituicao: { logo } })).status).toBe(200);
});

describe('the library of the shared tenant', () => {
  const shared = openControlRoom();
  const publish = (nome: string, sandbox?: string) =>
    shared.ask('/__mock/library', { method: 'PUT', ...(sandbox && { sandbox }), body: { instituicao: { nome } } });
  const nameIn = async (sandbox?: string) =>
    (await shared.ask<{ nome: string }>('/parametros/instituicao', { ...(sandbox && { sandbox }) })).body.nome;
  const reset = (sandbox?: string) => shared.ask('/__mock/reset', { method: 'POST', ...(sandbox && { sandbox }) });

  it('is kept over a reset, and new sandboxes begin with it, also where there was one before', async () => {
    const early = await shared.newSandbox();
    expect((await publish('Universidade Nova')).status).toBe(200);
    expect((await reset()).status).toBe(200);
    expect(await nameIn()).toBe('Universidade Nova');
    expect(await nameIn(await shared.newSandbox())).toBe('Universidade Nova');
    expect(await nameIn(await shared.newSandbox('exam-week'))).toBe('Universidade Nova');
    expect(await nameIn(early)).not.toBe('Universidade Nova');
  });

  it('is what a sandbox is reset to, whatever the sandbox was given', async () => {
    const sandbox = await shared.newSandbox();
    await publish('Faculdade Livre', sandbox);
    expect(await nameIn(sandbox)).toBe('Faculdade Livre');
    await reset(sandbox);
    expect(await nameIn(sandbox)).toBe('Universidade Nova');
    expect(await nameIn()).toBe('Universidade Nova');
  });
});

it('sandboxes and resets of a server without the demo have a library that names functions of the demo', async () => {
  const { app, stop } = await openTestApp({ env: { DEMO: 'false' } });
  try {
    const library = (await app.inject('/__mock/library')).json<InstitutionSettings>();
    const nome = 'Universidade Nova';
    const payload = { ...library, instituicao: { ...library.instituicao, nome } };
    expect((await app.inject({ method: 'PUT', url: '/__mock/library', payload })).statusCode).toBe(200);
    const made = await app.inject({ method: 'POST', url: '/__mock/sandboxes', payload: {} });
    const headers = { 'x-sandbox': made.json<{ id: string }>().id };
    expect((await app.inject({ url: '/parametros/instituicao', headers })).json()).toMatchObject({ nome });
    expect((await app.inject({ method: 'POST', url: '/__mock/reset', payload: {} })).statusCode).toBeLessThan(300);
    expect((await app.inject('/parametros/instituicao')).json()).toMatchObject({ nome });
  } finally {
    await stop();
  }
});
