/** @jest-environment ../mock-api/src/testing/serverEnvironment.cjs */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as I18next from 'i18next';
import { startServer, type TestServer } from '../testing/server';
import { firstScreenOf } from '../app/routes';
import { firstStateId, type FirstState } from '../shared/firstState';
import type * as Texts from '../testing/texts';
import type * as PageCalls from './pageCalls';
import { openRenderer, type Call } from './render';

// Vite's glob imports, which only its builds have.
jest.mock('../shared/i18n', () => ({ textsOfEveryPage: ['shared', 'app'], fileOfTexts: () => undefined }));
jest.mock('./texts', () => {
  const { textsIn } = jest.requireActual<typeof Texts>('../testing/texts');
  const i18next = jest.requireActual<typeof I18next>('i18next');
  const texts = i18next.createInstance({ lng: 'pt', defaultNS: 'shared', interpolation: { escapeValue: false } });
  void texts.init({ resources: { pt: textsIn('pt') } });
  const every = ['shared', 'app'];
  return {
    textsOf: () => texts.cloneInstance(),
    usedTexts: ({ reportNamespaces }: I18next.i18n) =>
      (reportNamespaces?.getUsedNamespaces() ?? []).filter((name) => !every.includes(name)).sort(),
  };
});

const mockBegin = { isOn: true };
jest.mock('./pageCalls', () => {
  const { beginCalls } = jest.requireActual<typeof PageCalls>('./pageCalls');
  return { beginCalls: (...page: Parameters<typeof beginCalls>) => mockBegin.isOn && beginCalls(...page) };
});

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  // Their code is loaded by now.
  for (const address of ['/', '/?termo_pesquisa=casmurro', '/acervo/1/exemplares']) await rendered(address);
});
afterAll(() => server.stop());

const render = openRenderer({
  template: readFileSync(join(__dirname, '..', '..', 'index.html'), 'utf8'),
  base: '',
  scriptsOf: {},
});

/** Enough turns of the event loop for all that replies bring about, since nothing else is waited for. */
async function untilSettled(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

/** A page, and its calls in the waves in which it sends them: each is answered when no reply is under way and nothing more is sent. */
async function rendered(address: string) {
  const waves: string[][] = [];
  let held: [string, () => void][] = [];
  let underWay = 0;
  const call: Call = async (path, request) => {
    await new Promise<void>((answer) => held.push([path, answer]));
    const reply = await fetch(path, request);
    const body = await reply.arrayBuffer();
    underWay -= 1;
    return new Response(reply.status === 204 ? null : body, reply);
  };
  let isDone = false;
  const rendering = render({ origin: 'http://localhost', address, language: undefined, call }).finally(
    () => (isDone = true),
  );
  for (let before = 0; !isDone; before = held.length) {
    await untilSettled();
    if (underWay > 0 || held.length === 0 || held.length > before) continue;
    waves.push(held.map(([path]) => path).sort());
    const answered = held;
    held = [];
    underWay = answered.length;
    for (const [, answer] of answered) answer();
  }
  const page = await rendering;
  expect(page.isWhole).toBe(true);
  expect(page.html).toContain('<main id="conteudo"');
  // Nothing of it is still to come.
  expect(page.html).not.toContain('aria-busy="true"');
  return { waves, html: page.html };
}

const titled = async (titulo: string) => {
  const { cod_acervo } = await server.db.title.findFirstOrThrow({ where: { titulo } });
  return String(cod_acervo);
};

/** What the frame of every page asks. */
const frame = ['autoatendimento', 'funcionalidades', 'instituicao', 'secao_1'].map((name) => `/parametros/${name}`);

test('the calls of a title are sent together, beside those of the frame', async () => {
  const code = await titled('Dom Casmurro');
  const { waves } = await rendered(`/acervo/${code}/exemplares`);
  expect(waves).toEqual([
    ['/config.json'],
    ['/oauth/token'],
    [
      `/api/acervo/${code}`,
      ...['bibliotecas', 'cor', 'exemplares', 'permissoes', 'relacionados'].map(
        (part) => `/api/acervo/${code}/${part}`,
      ),
      `/api/vinculos/imagem?cod_acervo=${code}`,
      '/parametros/atendimento',
      ...frame,
    ],
  ]);
});

test.each([
  ['the home', '/', 4],
  // What is asked of the titles found follows the search, and what a row shows of them follows that.
  ['results', '/?termo_pesquisa=casmurro', 5],
  ['an index', '/?tipo_indice=AUTOR', 3],
  ['an authority', '/autoridade/1', 3],
])('%s waits for no call that it does not need', async (_, address, most) => {
  const { waves } = await rendered(address);
  expect(waves.slice(most)).toEqual([]);
  expect(waves[2]).toEqual(expect.arrayContaining(frame));
});

test.each([
  '/',
  '/?termo_pesquisa=casmurro',
  '/?tipo_indice=AUTOR',
  '/autoridade/1',
  '/autoridade/1/marc',
  '/acervo/{code}',
  '/acervo/{code}/exemplares',
  '/acervo/{code}/marc',
])('what is begun before %s is rendered is what it asks, and is asked once', async (pattern) => {
  const address = pattern.replace('{code}', await titled('Dom Casmurro'));
  const begun = (await rendered(address)).waves.flat();
  mockBegin.isOn = false;
  const byItself = (await rendered(address)).waves.flat();
  mockBegin.isOn = true;
  expect(begun.sort()).toEqual(byItself.sort());
});

test('pages that are rendered at the same time do not mix', async () => {
  const names = ['Dom Casmurro', 'Quincas Borba'];
  const codes = await Promise.all(names.map(titled));
  const pages = await Promise.all(codes.map((code) => rendered(`/acervo/${code}`)));
  for (const [at, { waves, html }] of pages.entries()) {
    expect(html).toContain(`${names[at]}</h1>`);
    expect(
      waves.flat().filter((path) => codes.some((code) => code !== codes[at] && path.includes(`/${code}`))),
    ).toEqual([]);
  }
});

test('the page of a record with thousands of fields has the first of them, and says how many are left out', async () => {
  const { cod_acervo, marc } = await server.db.title.findFirstOrThrow({ where: { titulo: 'Esaú e Jacó' } });
  const record = marc as { fields: object[] };
  const fieldOf = (tag: string, code: string, value: string) => ({
    tag,
    ind1: '4',
    ind2: '0',
    subfields: [{ code, value }],
  });
  const more = Array.from({ length: 3000 }, (_, at) => [
    fieldOf('700', 'a', `Nome ${at}`),
    fieldOf('650', 'a', `Assunto ${at}`),
  ]);
  const long = { ...record, fields: [...record.fields, ...more.flat()] };
  await server.db.title.update({ where: { cod_acervo }, data: { marc: long } });
  const { html } = await rendered(`/acervo/${cod_acervo}`);
  expect(html).toContain('E mais 5.0');
  expect(html).not.toContain('Assunto 500');
  expect(html.length).toBeLessThan(600_000);
});

test.each(['/', '/?termo_pesquisa=brasil', '/?tipo_indice=AUTOR', '/autoridade/1', '/acervo/1', '/login'])(
  '%s names the texts of its first screen',
  async (address) => {
    const { html } = await rendered(address);
    const [, state = ''] = new RegExp(`id="${firstStateId}"[^>]*>([^<]*)<`).exec(html) ?? [];
    const { texts } = JSON.parse(state) as FirstState;
    const { pathname, search } = new URL(address, 'http://localhost');
    expect(firstScreenOf({ pathname, search })?.texts.toSorted()).toEqual(texts);
  },
);
