import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { Client, type QueryResultRow } from 'pg';
import { decrypt } from '@catalogue/web/shared/encryption';

interface Mail {
  para: string;
  assunto: string;
  texto: string;
  anexos: { nome: string; base64: string }[];
}
interface Call {
  id: number;
  call: string;
  method: string;
  status: number;
  token: string;
  fault?: string;
}
interface ResultLink {
  cod_acervo: string;
  seq_paragrafo: string;
  descricao: string;
  restrito: boolean;
}
interface WaitingComment {
  id: number;
  kind: string;
  content: string;
}

// What is refused would leave a journey to wait for what never comes.
async function put(request: APIRequestContext, address: string, data: object): Promise<void> {
  const answer = await request.put(address, { data });
  if (!answer.ok()) throw new Error(`PUT ${address} was refused: ${await answer.text()}`);
}

async function callsOf(request: APIRequestContext, after: number): Promise<Call[]> {
  const calls = (await (await request.get('/__mock/log')).json()) as Call[];
  return calls.filter(({ id }) => id > after).reverse();
}

/** What the control room of a journey's library does for it: the address is that of the journey. */
export const control = (request: APIRequestContext) => ({
  /** The shape of the institution's sign-in, and activities to switch. */
  setInstitution: async (setting: { variant?: string; activities?: { codigo: number; existe: boolean }[] }) => {
    await put(request, '/__mock/institution', setting);
  },
  setFaults: async (...faults: { name: string; endpoint?: string; times?: number }[]) => {
    await put(request, '/__mock/faults', faults);
  },
  /** What a real library would have mailed, newest first. */
  mails: async () => (await (await request.get('/__mock/outbox')).json()) as Mail[],
  /** The text of the newest of them. */
  lastMail: async (): Promise<string> => {
    const [newest] = (await (await request.get('/__mock/outbox')).json()) as Mail[];
    return newest?.texto ?? '';
  },
  /** Moves the library's time on by an ISO 8601 duration. */
  advance: async (duration: string) => {
    await put(request, '/__mock/clock', { advance: duration });
  },
  /** The calls that the library answered, oldest first; `after`: those that came after this one. */
  calls: (after = 0) => callsOf(request, after),
  /** The same, once none came for as long as it takes a page's network to be idle: what should not be sent would be among them. */
  callsWhenIdle: async (after = 0) => {
    let calls = await callsOf(request, after);
    const isIdle = async () => {
      const last = calls.at(-1)?.id;
      calls = await callsOf(request, after);
      return calls.at(-1)?.id === last;
    };
    await expect.poll(isIdle, { intervals: [500] }).toBe(true);
    return calls;
  },
  /** Approves or refuses the waiting comment with these words, as the library would. */
  moderate: async (words: string, aprovado: boolean) => {
    const waiting = (await (await request.get('/__mock/comments')).json()) as WaitingComment[];
    const comment = waiting.find(({ content }) => content === words);
    if (!comment) throw new Error(`No comment waits that says “${words}”.`);
    await put(request, `/__mock/comments/${comment.kind}/${comment.id}`, { aprovado });
  },
});

/** Fills in the form of the sign-in and sends it. */
export async function signIn(page: Page, username: string, password = 'biblioteca'): Promise<void> {
  await page.locator('input[name=username]').fill(username);
  await page.locator('input[name=password]').fill(password);
  await page.keyboard.press('Enter');
}

/**
 * What the browser keeps by this name, unsealed; null for nothing. Sealing takes a moment in which the screen goes on: a page that is
 * left or read anew before it has ended finds nothing of it.
 */
export async function storedValue(page: Page, name: 'basket' | 'drafts' | 'public' | 'searches' | 'session') {
  const encrypted = await page.evaluate(
    (key) => sessionStorage.getItem(key) ?? localStorage.getItem(key),
    `catalogue.${name}`,
  );
  return encrypted === null ? null : decrypt<unknown>(encrypted);
}

/** Waits until another page of the browser's tab would find this patron signed in. */
export async function waitForStoredSession(page: Page, login: string): Promise<void> {
  await expect.poll(() => storedValue(page, 'session'), 'the session that is kept').toMatchObject({ user: { login } });
}

/** Opens a screen of the personal area by way of the sign-in, which brings the patron in. */
export async function openAsPatron(page: Page, slug: string, login: string): Promise<void> {
  await page.goto(`/login?redirect=/meupergamum/${slug}`);
  await signIn(page, login);
  await waitForStoredSession(page, login);
}

/** Goes on by Tab until the focus is there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor();
  for (let steps = 0; steps < 100; steps += 1) {
    if ((await target.and(page.locator(':focus')).count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(target)}.`);
}

/** By how many pixels the page is wider than its window: none should be. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));

/** The same in the dialog "Acesso", over the page that asked for it. */
export async function signInInDialog(page: Page, username: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Acesso' });
  await dialog.locator('input[name=username]').fill(username);
  await dialog.locator('input[name=password]').fill('biblioteca');
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** What happens in the library without anybody asking its server: queries on a journey's own database. */
export const queryDatabase =
  (databaseUrl: string) =>
  async <Row extends QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> => {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      return (await client.query<Row>(sql, values)).rows;
    } finally {
      await client.end();
    }
  };

/**
 * Comes back to the page after a while, again and again until it shows what is meant: a return while the page is being read is no
 * reading of its own, and what was written past the server is known to it a moment later. `read` is what is read anew; none is under
 * way afterwards, which would change the screen once more.
 */
export const returnToPage = (page: Page, read: RegExp, until: () => Promise<unknown>): Promise<void> =>
  expect(async () => {
    const [asked] = await Promise.all([
      page.waitForRequest(read, { timeout: 2000 }),
      page.evaluate(() => window.dispatchEvent(new Event('focus'))),
    ]);
    await asked.response();
    await until();
  }).toPass();

/** The addresses of e-books, of which some are told to patrons only. */
export async function ebookLinks(request: APIRequestContext) {
  const ask = async <T>(path: string) => (await (await request.get(path, { headers: { lang: '1' } })).json()) as T;
  const { data } = await ask<{ data: { cod_acervo: string }[] }>('/api/consulta?pesquisa=e_books');
  const codes = data.slice(0, 100).map(({ cod_acervo }) => cod_acervo);
  return ask<ResultLink[]>(`/api/vinculos/links-resultado?acervos=${codes.join(',')}`);
}
