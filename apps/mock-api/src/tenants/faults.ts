import type { Fault } from '@catalogue/api-contract';
import type { PrismaClient } from '@catalogue/database/generated/client';
import { createHash } from 'node:crypto';
import { countDraw, findFaults, storeFaults, useFault, type StoredFault } from './faults.store';

/** A fault of a call: a reply in place of its own, or a failure of the connection. */
export interface KnownFault {
  /** The rows of the documents' error catalogues that it reproduces. */
  about: string;
  /** The calls (names in the contract) that it applies to when no `endpoint` is given; none: every call. */
  endpoints: readonly string[];
  /** Only searches in the partner network. */
  network?: true;
  /** Only calls with this kind of token. */
  token?: 'patron' | 'public';
  /** Only this grant of the token endpoint. */
  grant?: 'password' | 'refresh_token' | 'client_credentials';
  does:
    | { kind: 'answer'; status: number; body: Record<string, unknown> }
    | { kind: 'drop' }
    | { kind: 'truncate' }
    | { kind: 'wait' | 'dribble'; ms: number };
}

const answer = (status: number, message: string, more: Record<string, unknown> = {}): KnownFault['does'] => ({
  kind: 'answer',
  status,
  body: { ...more, message },
});
const oauth = (status: number, message: string, error = 'invalid_grant') =>
  answer(status, message, { error, error_description: message });

const searches = ['searchTitles', 'getNetworkTitle', 'listInstitutions'];
const token = ['issueToken'];
const external = ['validateOidc', 'validateSaml'];

/** Named after the documents' error catalogues (D1 §8, D2 §8). */
export const knownFaults: Record<string, KnownFault> = {
  'unexpected-500': {
    about: 'D2 §8: HTTP 500 otherwise; D1 §8: unexpected processing error',
    endpoints: [],
    does: answer(500, 'Ocorreu um erro inesperado.'),
  },
  'network-drop': { about: 'D2 §8: network error without response', endpoints: [], does: { kind: 'drop' } },
  'truncated-body': { about: 'an answer that is cut in the middle', endpoints: [], does: { kind: 'truncate' } },
  slow: { about: 'an answer that takes three seconds, or delay_ms', endpoints: [], does: { kind: 'wait', ms: 3000 } },
  dribble: {
    about: 'an answer that comes in ten pieces within three seconds, or delay_ms',
    endpoints: [],
    does: { kind: 'dribble', ms: 3000 },
  },
  warning: {
    about: 'D2 §8: other non-500 error with a response',
    endpoints: [],
    does: answer(409, 'O pedido não pôde ser atendido agora. Tente de novo em alguns minutos.'),
  },
  refused: {
    about: 'D2 §8: HTTP 422',
    endpoints: [],
    does: answer(422, 'Os dados não foram aceitos pela biblioteca.'),
  },
  'rede-pergamum-down': {
    about: 'D2 §8: HTTP 500, message says the partner-network catalogue query failed',
    endpoints: searches,
    network: true,
    does: answer(500, 'Falha na consulta ao catálogo da Rede Pergamum.'),
  },
  'minha-biblioteca-mail': {
    about: 'D2 §8: HTTP 500, message contains a my-library error marker',
    endpoints: ['mailClearance', 'exportBasket', 'redirectToProvider'],
    does: answer(500, 'MINHA_BIBLIOTECA: o e-mail do leitor não está cadastrado no provedor.'),
  },
  'session-expired': {
    about: 'D2 §8: 401, not on the token endpoint',
    endpoints: [],
    token: 'patron',
    does: answer(401, 'A sessão terminou ou não é válida. Entre de novo.'),
  },
  'public-token-expired': {
    about: 'D2 §4: the failed token was the public one',
    endpoints: [],
    token: 'public',
    does: answer(401, 'A sessão terminou ou não é válida. Entre de novo.'),
  },
  'refresh-fails': {
    about: 'D2 §8: 401 and the refresh fails',
    endpoints: token,
    grant: 'refresh_token',
    does: oauth(400, 'invalid_grant'),
  },
  'login-400': {
    about: 'D1 §8, login: 400',
    endpoints: token,
    grant: 'password',
    does: oauth(400, 'invalid_request', 'invalid_request'),
  },
  'login-401': {
    about: 'D1 §8, login: 401',
    endpoints: token,
    grant: 'password',
    does: oauth(401, 'UsuarioOuSenhaIncorreta'),
  },
  'login-422': {
    about: 'D1 §8, login: 422, the server message is shown',
    endpoints: token,
    grant: 'password',
    does: oauth(422, 'O cadastro está incompleto: procure a biblioteca.'),
  },
  'too-many-attempts': {
    about: 'D1 §8, login: 429',
    endpoints: token,
    grant: 'password',
    does: oauth(429, 'MuitasTentativas'),
  },
  blocked: {
    about: 'D1 §8, login: 430 or ACESSO_BLOQUEADO',
    endpoints: token,
    grant: 'password',
    does: oauth(430, 'ACESSO_BLOQUEADO', 'access_denied'),
  },
  'login-500': {
    about: 'D1 §8, login: 500',
    endpoints: token,
    grant: 'password',
    does: oauth(500, 'server_error', 'server_error'),
  },
  'login-other': {
    about: 'D1 §8, login: any other',
    endpoints: token,
    grant: 'password',
    does: oauth(418, 'server_error', 'server_error'),
  },
  'captcha-expired': {
    about: 'D1 §8: captcha expired',
    endpoints: token,
    grant: 'password',
    does: oauth(422, 'captcha_expirado'),
  },
  'captcha-invalid': {
    about: 'D1 §8: captcha invalid',
    endpoints: token,
    grant: 'password',
    does: oauth(422, 'captcha_invalido'),
  },
  'external-denied': {
    about: 'D1 §8, external sign-in: permissions denied',
    endpoints: external,
    does: answer(403, 'acesso_negado'),
  },
  'external-authentication': {
    about: 'D1 §8, external sign-in: authentication error',
    endpoints: external,
    does: answer(401, 'erro_autenticacao'),
  },
  'external-validation': {
    about: 'D1 §8, external sign-in: token validation error',
    endpoints: external,
    does: answer(422, 'erro_validacao_token'),
  },
  'external-unknown': {
    about: 'D1 §8, external sign-in: user not found',
    endpoints: external,
    does: answer(404, 'usuario_nao_encontrado'),
  },
  'resource-unreachable': {
    about: 'D1 §8: e-book integrations, server unreachable',
    endpoints: ['openRestrictedLink', 'openGrupoA', 'redirectToProvider'],
    does: answer(502, 'servidor_indisponivel'),
  },
  'resource-denied': {
    about: 'D1 §8: e-book integrations, access denied',
    endpoints: ['openRestrictedLink', 'openGrupoA', 'redirectToProvider'],
    does: answer(403, 'acesso_negado'),
  },
  'limite-comentarios': {
    about: 'D1 §8: limit of comments awaiting approval exceeded',
    endpoints: ['addComment', 'sendGeneralComment'],
    does: answer(422, 'limite_comentarios_excedido'),
  },
};

/** The faults of one tenant, tried in order; a call uses up one count of the first that matches. */
export class Faults {
  #known: StoredFault[] = [];
  #reads = 0;
  #lastRead = 0;

  /** As they were read last. */
  get list(): Fault[] {
    return this.#known.map(({ fault }) => fault);
  }

  async read(db: Pick<PrismaClient, '$queryRaw'>): Promise<void> {
    const read = (this.#reads += 1);
    const found = await findFaults(db);
    // Of two reads at once, the later one knows more.
    if (read < this.#lastRead) return;
    this.#lastRead = read;
    this.#known = found;
  }

  /** Replaces the list; false if another call is doing so. */
  async set(db: PrismaClient, faults: readonly Fault[]): Promise<boolean> {
    const isStored = await storeFaults(db, faults);
    await this.read(db);
    return isStored;
  }

  /** The fault for this call, if any: the first one after the id `after`. */
  async take(db: PrismaClient, call: FaultedCall, after = 0): Promise<(KnownFault & Fault) | undefined> {
    const found = this.#known.find(({ id, fault }) => id > after && matches(fault, call));
    if (!found) return undefined;
    const { id, fault } = found;
    const { probability = 1, jitter_ms = 0, times } = fault;
    const draw = probability < 1 || jitter_ms > 0 ? drawsOf(fault, await countDraw(db, id)) : undefined;
    if (draw && draw('hit') >= probability) return this.take(db, call, id);
    if (times !== undefined) {
      const isTaken = await useFault(db, id);
      await this.read(db);
      // Another call was first.
      if (!isTaken) return this.take(db, call, id);
    }
    const taken = known(fault);
    if (!taken || !draw) return taken;
    return { ...taken, delay_ms: delayOf(taken) + Math.round(draw('jitter') * jitter_ms) };
  }

  /** The fault named by a call's header, whatever the call. */
  static named(name: string): (KnownFault & Fault) | undefined {
    return known({ name });
  }
}

/** How long a fault takes, in milliseconds: as it was set, or as it does by itself. */
export const delayOf = ({ delay_ms, does }: KnownFault & Fault): number => delay_ms ?? ('ms' in does ? does.ms : 0);

/** What is drawn for the `call`-th call of a fault: from 0 to 1, the same for the same seed. */
const drawsOf =
  ({ seed = 0 }: Fault, call: number) =>
  (what: 'hit' | 'jitter'): number =>
    createHash('sha256').update(`${seed} ${call} ${what}`).digest().readUInt32BE(0) / 2 ** 32;

interface FaultedCall {
  /** Its name in the contract and its id in the documents' list. */
  name: string;
  id: string;
  token: 'anonymous' | 'public' | 'patron';
  grant?: unknown;
  /** A search in the partner network. */
  isNetwork?: boolean;
}

/** Inherited properties such as `toString` are not faults. */
export const findFault = (name: string): KnownFault | undefined =>
  Object.hasOwn(knownFaults, name) ? knownFaults[name] : undefined;

const known = (fault: Fault): (KnownFault & Fault) | undefined => {
  const kind = findFault(fault.name);
  return kind && { ...kind, ...fault };
};

function matches(fault: Fault, { name, id, token, grant, isNetwork }: FaultedCall): boolean {
  const kind = findFault(fault.name);
  if (!kind) return false;
  if (fault.endpoint !== undefined && ![name, id].includes(fault.endpoint)) return false;
  if (fault.endpoint === undefined && kind.endpoints.length > 0 && !kind.endpoints.includes(name)) return false;
  if (kind.network && name === 'searchTitles' && !isNetwork) return false;
  return (kind.token === undefined || kind.token === token) && (kind.grant === undefined || kind.grant === grant);
}
