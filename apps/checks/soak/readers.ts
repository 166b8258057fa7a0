import { demoPassword } from '@catalogue/database/demoPassword';
import { Failure } from '@catalogue/command-kit/failure';
import type { Call } from './openLoop';

const sandboxCount = 20;
const logins = ['ana', 'bruno', 'carla'];
const terms = ['brasil', 'historia', 'redes', 'literatura', 'direito', 'agua', 'educacao', 'algebra'];
const titleCount = 500;
// A call that is not answered by then has failed.
const timeout = 15_000;

interface Reader {
  sandbox: string;
  login: string;
  access: string;
  refresh: string;
  /** Its refresh token is being spent: a second use would end the session. */
  isRefreshing: boolean;
}

interface Asked {
  method?: string;
  body?: unknown;
  token?: string;
  sandbox: string;
  accept?: string;
}

/** A title by its popularity: the second is chosen about half as often as the first, and so on (Zipf). */
const popularTitle = (): number => Math.floor((titleCount + 1) ** Math.random());
const pick = <One>(from: readonly One[]): One => from[Math.floor(Math.random() * from.length)] as One;
const client = { client_id: 'catalogue-patron', client_secret: 'catalogue-patron-development' };

/** The readers of a library: each in a sandbox, signed in, asking for this and that. */
export class Readers {
  readonly #readers: Reader[] = [];

  constructor(private readonly address: string) {}

  /** Opens the sandboxes and signs everybody in. */
  async open(): Promise<void> {
    for (let count = 0; count < sandboxCount; count += 1) {
      const made = await this.#ask('/__mock/sandboxes', { method: 'POST', body: {}, sandbox: 'demo' });
      if (made.status !== 201) throw new Failure(`A sandbox was refused with ${made.status}.`);
      const sandbox = (made.body as { id: string }).id;
      for (const login of logins) this.#readers.push(await this.#signIn(sandbox, login));
    }
  }

  /** One of the mix, by weight. */
  next(): Call {
    const [kind, , send] = pick(wheel);
    return { kind, send: () => send(this, pick(this.#readers)) };
  }

  /** Sends a read; what it may be answered with is success. */
  async read(path: string, reader: Reader, accept = 'application/json'): Promise<string | undefined> {
    const { access: token, sandbox } = reader;
    return failureOf(await this.#ask(path, { token, sandbox, accept }));
  }

  async signInAgain(reader: Reader): Promise<undefined> {
    if (reader.isRefreshing) return undefined;
    Object.assign(reader, await this.#signIn(reader.sandbox, reader.login));
    return undefined;
  }

  async refresh(reader: Reader): Promise<string | undefined> {
    if (reader.isRefreshing) return undefined;
    reader.isRefreshing = true;
    try {
      const { sandbox, refresh: refresh_token } = reader;
      const body = { grant_type: 'refresh_token', refresh_token, ...client };
      const answer = await this.#ask('/oauth/token', { method: 'POST', body, sandbox });
      if (answer.status === 200) Object.assign(reader, tokensOf(answer.body));
      // Its token was spent by a refresh whose reply was lost: one failure, not one of each later call.
      else if (answer.status === 400) Object.assign(reader, await this.#signIn(sandbox, reader.login));
      return failureOf(answer);
    } finally {
      reader.isRefreshing = false;
    }
  }

  async renew({ access: token, sandbox }: Reader): Promise<string | undefined> {
    const listed = await this.#ask('/api/emprestimo/titulos-pendentes', { token, sandbox });
    if (listed.status !== 200) return failureOf(listed);
    const { titulos } = listed.body as { titulos: { codExemplar: string; codBibliotecaExemplar: string }[] };
    const body = titulos.map(({ codExemplar, codBibliotecaExemplar }) => ({ codExemplar, codBibliotecaExemplar }));
    if (body.length === 0) return undefined;
    return failureOf(await this.#ask('/api/emprestimo/renovacao', { method: 'POST', body, token, sandbox }));
  }

  /** Places a hold and cancels it. A hold that the rules refuse is an answer like others. */
  async hold({ access: token, sandbox }: Reader): Promise<string | undefined> {
    const choice = { volume: 'unico', tomo: 'unico', parte: 'unico', material_adicional: 'principal' };
    const body = { cod_acervo: popularTitle(), biblioteca: 1, ...choice };
    const placed = await this.#ask('/api/reserva', { method: 'POST', body, token, sandbox });
    if (placed.status === 422 || placed.status === 404) return undefined;
    if (placed.status !== 201) return failureOf(placed);
    const { cod_reserva } = placed.body as { cod_reserva: string };
    return failureOf(
      await this.#ask('/api/reserva', { method: 'DELETE', body: [Number(cod_reserva)], token, sandbox }),
    );
  }

  async control({ sandbox }: Reader): Promise<string | undefined> {
    const body = { advance: 'PT0S' };
    return failureOf(
      Math.random() < 0.3
        ? await this.#ask('/__mock/clock', { method: 'PUT', body, sandbox })
        : await this.#ask(`/__mock/${pick(['clock', 'log', 'outbox', 'faults', 'sandboxes'])}`, { sandbox }),
    );
  }

  async #signIn(sandbox: string, login: string): Promise<Reader> {
    const body = { grant_type: 'password', username: login, password: demoPassword, ...client };
    const answer = await this.#ask('/oauth/token', { method: 'POST', body, sandbox });
    if (answer.status !== 200) throw new Failure(failureOf(answer) ?? '');
    return { sandbox, login, isRefreshing: false, ...tokensOf(answer.body) };
  }

  async #ask(path: string, { method = 'GET', body, token, sandbox, accept = 'application/json' }: Asked) {
    const reply = await fetch(this.address + path, {
      method,
      headers: {
        accept,
        lang: '1',
        'x-sandbox': sandbox,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeout),
    });
    const text = await reply.text();
    const isJson = reply.headers.get('content-type')?.includes('json') === true;
    return { status: reply.status, body: isJson ? (JSON.parse(text) as unknown) : text };
  }
}

const tokensOf = (body: unknown) => {
  const { access_token, refresh_token } = body as { access_token: string; refresh_token: string };
  return { access: access_token, refresh: refresh_token };
};

const failureOf = ({ status, body }: { status: number; body: unknown }): string | undefined =>
  status < 400 ? undefined : `${status} ${String((body as { message?: string }).message ?? '')}`.trim();

/** Each kind of call with its weight. */
const mix: [kind: string, weight: number, send: (readers: Readers, reader: Reader) => Promise<string | undefined>][] = [
  ['search', 20, (readers, reader) => readers.read(`/api/consulta?termo_pesquisa=${pick(terms)}`, reader)],
  [
    'leaf',
    20,
    (readers, reader) =>
      readers.read(
        `/api/v2/consulta/pesquisa_geral/LIVRE?termo_pesquisa=${pick(terms)}&page=${Math.ceil(Math.random() * 3)}&perPage=20`,
        reader,
      ),
  ],
  ['title', 20, (readers, reader) => readers.read(`/api/acervo/${popularTitle()}`, reader)],
  ['page', 5, (readers, reader) => readers.read(`/acervo/${popularTitle()}`, reader, 'text/html')],
  ['sign-in', 3, (readers, reader) => readers.signInAgain(reader)],
  ['refresh', 7, (readers, reader) => readers.refresh(reader)],
  ['loans', 10, (readers, reader) => readers.read('/api/emprestimo/titulos-pendentes?showDetails=1', reader)],
  ['renew', 5, (readers, reader) => readers.renew(reader)],
  ['hold', 5, (readers, reader) => readers.hold(reader)],
  ['control', 5, (readers, reader) => readers.control(reader)],
];
// As often as it weighs.
const wheel = mix.flatMap((one) => Array.from({ length: one[1] }, () => one));
