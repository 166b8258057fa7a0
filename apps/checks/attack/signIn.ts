import { isDone, type Attack, type Try } from './attack';
import type { Answer, Sent, Target } from './target';

const services = {
  oidc: { begin: '/api/oidc/authorize?login=ana', finish: '/api/oidc/validar', field: 'nonce' },
  saml: { begin: '/api/saml/login', finish: '/api/saml/validar', field: 'saml' },
} as const;
type Service = keyof typeof services;

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** Browsers that did not begin: without a cookie, with one of their own making, and one that began itself. */
const others = ['', 'begun=', `begun=${'x'.repeat(32)}`, 'own'] as const;

const markOf = ({ headers }: Answer): string => /begun=[^;]*/.exec(String(headers['set-cookie']))?.[0] ?? '';

/** A sign-in at the demo's identity service, in a tenant. */
class SignIn {
  readonly #target: Target;
  readonly #headers: Record<string, string>;
  readonly #service: (typeof services)[Service];

  constructor(target: Target, service: Service, headers: Record<string, string>) {
    this.#target = target;
    this.#headers = headers;
    this.#service = services[service];
  }

  #send(sent: Sent, cookie: string): Promise<Answer> {
    return this.#target.send({ ...sent, headers: { ...sent.headers, ...this.#headers, ...(cookie && { cookie }) } });
  }

  /** The address of the identity service, and the mark of the browser. */
  async begin(): Promise<{ link: string; mark: string }> {
    const answer = await this.#send({ path: this.#service.begin }, '');
    if (!isDone(answer)) return { link: '', mark: '' };
    return { link: (JSON.parse(answer.body) as { link: string }).link, mark: markOf(answer) };
  }

  open = (link: string, cookie: string): Promise<Answer> => this.#send({ path: link }, cookie);

  /** Chooses the first person; the answer is the address with which the browser comes back. */
  async choose(link: string, cookie: string): Promise<Answer> {
    const session = new URLSearchParams(link.split('?')[1]).get('session') ?? '';
    const body = new URLSearchParams({ session, person: '1' }).toString();
    return this.#send({ method: 'POST', path: link, headers: form, body }, cookie);
  }

  finish(back: string, cookie: string): Promise<Answer> {
    const { field, finish } = this.#service;
    const body = JSON.stringify({ [field]: new URLSearchParams(back.split('?')[1]).get(field) ?? '' });
    return this.#send({ method: 'POST', path: finish, headers: json, body }, cookie);
  }
}

/** Tries each way in which another browser may take part in a sign-in, or get its session. */
function bindingTries(target: Target, service: Service, headers: Record<string, string>): Try[] {
  const signIn = new SignIn(target, service, headers);
  const ways: Record<string, (link: string, mark: string, other: string) => Promise<Answer>> = {
    'opens it': (link, _, other) => signIn.open(link, other),
    'answers in its place': (link, _, other) => signIn.choose(link, other),
    'gets its session': async (link, mark, other) => {
      const { headers: answered } = await signIn.choose(link, mark);
      return signIn.finish(String(answered.location), other);
    },
  };
  return Object.entries(ways).flatMap(([what, way]) =>
    others.map((other) => ({
      how: `${service}: another browser ${what}, with ${other === '' ? 'no cookie' : other}`,
      getsThrough: async () => {
        const { link, mark } = await signIn.begin();
        const answer = await way(link, mark, other === 'own' ? (await signIn.begin()).mark : other);
        return answer.status > 0 && answer.status < 400;
      },
    })),
  );
}

export const signInAttacks: Attack[] = [
  {
    wants: 'a part in the sign-in at an identity service that another browser began',
    // In a sandbox, whose institution can be given such a service.
    tries: async (target) => {
      const tries: Try[] = [];
      for (const service of ['oidc', 'saml'] as const) {
        const sandbox = await target.sandboxWith(service);
        if (sandbox === null) continue;
        const headers = { 'x-sandbox': sandbox, authorization: `Bearer ${await target.publicToken(sandbox)}` };
        tries.push(...bindingTries(target, service, headers));
      }
      return tries;
    },
  },
];
