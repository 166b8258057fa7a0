import { isDone, type Attack, type Try } from './attack';
import type { Answer, Sent, Target } from './target';

const json = { 'content-type': 'application/json' };
const passwordPath = '/api/pessoas/meu-pergamum/senha';
// Of the demo people.
const firstPassword = 'biblioteca';
const otherPassword = 'Ipe-amarelo7';
// Together more than an account answers to in a day.
const [fewAddresses, eachTimes] = [12, 3];
const [maxGuesses, maxCodes, maxNewPasswords] = [30, 20, 10];

interface Tokens {
  access_token: string;
  refresh_token: string;
}

const keyOf = ({ body }: Answer): unknown => {
  try {
    return (JSON.parse(body) as { message?: unknown }).message;
  } catch {
    // A page has none.
    return undefined;
  }
};

/** What is needed for an attack to be tried at all. */
async function needed(answer: Promise<Answer>): Promise<Answer> {
  const { status, body } = await answer;
  if (status >= 200 && status < 300) return answer;
  throw new Error(`The attack could not be tried: ${status} ${body.slice(0, 200)}`);
}

/** A person of a sandbox, whom the attacks are on: nobody else waits because of them. */
class Person {
  password = firstPassword;

  constructor(
    private readonly target: Target,
    private readonly login: string,
    private readonly headers: Record<string, string>,
    private readonly client: Record<string, string>,
  ) {}

  get recoveryPath(): string {
    return `/api/pessoas/${this.login}/recuperar-senha`;
  }

  // Not sent again when it is refused for a while: that is the answer here.
  send(
    method: string,
    path: string,
    { body, from, token }: { body?: object; from?: string | undefined; token?: string },
  ) {
    const authorization = token !== undefined && { authorization: `Bearer ${token}` };
    const sent: Sent = { method, path, from, headers: { ...this.headers, ...authorization } };
    return this.target.sendOnce(
      body ? { ...sent, headers: { ...sent.headers, ...json }, body: JSON.stringify(body) } : sent,
    );
  }

  grant = (fields: object, from?: string): Promise<Answer> =>
    this.send('POST', '/oauth/token', { body: { ...this.client, ...fields }, from });

  tryPassword = (password: string, from?: string): Promise<Answer> =>
    this.grant({ grant_type: 'password', username: this.login, password }, from);

  refresh = ({ refresh_token }: Tokens): Promise<Answer> => this.grant({ grant_type: 'refresh_token', refresh_token });

  async signIn(): Promise<Tokens> {
    return JSON.parse((await needed(this.tryPassword(this.password))).body) as Tokens;
  }

  revoke = (token: string): Promise<Answer> => this.send('POST', '/oauth/revoke', { body: { ...this.client, token } });

  newPassword({ access_token: token }: Tokens, senhaNova: string): Promise<Answer> {
    return this.send('PUT', passwordPath, { body: { senhaAtual: this.password, senhaNova }, token });
  }

  async recover(token: string): Promise<void> {
    await needed(this.send('GET', this.recoveryPath, { token }));
    const { body } = await needed(this.send('GET', '/__mock/outbox', {}));
    const code = / \u00e9 (\d{8})\./.exec(body)?.[1] ?? '';
    await needed(this.send('PUT', this.recoveryPath, { body: { code, password: otherPassword }, token }));
  }
}

type Way = (person: Person, addresses: (string | undefined)[], token: string) => Promise<boolean>;

/** Each on its person, by login, of one sandbox; no tries where there is none. */
const onPeople = (ways: Record<string, readonly [login: string, way: Way]>) => async (target: Target) => {
  const sandbox = await target.sharedSandbox();
  if (sandbox === null) return [];
  const found = await target.addresses(fewAddresses);
  const addresses = found.length > 0 ? found : [undefined];
  const client = await target.client('patron');
  const token = await target.publicToken(sandbox);
  return Object.entries(ways).map(([how, [login, way]]): Try => ({
    how,
    getsThrough: () => way(new Person(target, login, { 'x-sandbox': sandbox }, client), addresses, token),
  }));
};

/** Whether a token opens anything once its session has ended. */
const afterTheEnd =
  (end: (person: Person, tokens: Tokens, token: string) => Promise<unknown>): Way =>
  async (person, _, token) => {
    const tokens = await person.signIn();
    const open = () => person.send('GET', '/api/pessoas', { token: tokens.access_token });
    await needed(open());
    await end(person, tokens, token);
    return isDone(await open()) || isDone(await person.refresh(tokens));
  };

/** From each address some wrong passwords. */
async function guessPasswords(person: Person, addresses: readonly (string | undefined)[]): Promise<void> {
  for (const from of addresses)
    for (let time = 0; time < eachTimes; time += 1) await person.tryPassword(`${time}`, from);
}

export const accountAttacks: Attack[] = [
  {
    wants: 'a recovery code by guessing, from many addresses',
    tries: onPeople({
      'a new code whenever one is over': [
        'ana',
        async (person, addresses, token) => {
          let guesses = 0;
          for (const from of addresses) {
            await person.send('GET', person.recoveryPath, { from, token });
            for (let time = 0; time < eachTimes; time += 1) {
              const code = String(100_000 + guesses);
              const answer = await person.send('POST', person.recoveryPath, { body: { code }, from, token });
              if (isDone(answer)) return true;
              if (keyOf(answer) === 'codigo_invalido') guesses += 1;
            }
          }
          return guesses > maxGuesses;
        },
      ],
    }),
  },
  {
    wants: 'a flood of mail to somebody who asked for none',
    tries: onPeople({
      'codes asked for from many addresses': [
        'bruno',
        async (person, addresses, token) => {
          let mailed = 0;
          for (const from of addresses)
            for (let time = 0; time < eachTimes; time += 1)
              if (isDone(await person.send('GET', person.recoveryPath, { from, token }))) mailed += 1;
          return mailed > maxCodes;
        },
      ],
    }),
  },
  {
    wants: 'what a person sees, with a token whose session has ended',
    tries: onPeople({
      'signed out by the access token': ['trocas', afterTheEnd((person, tokens) => person.revoke(tokens.access_token))],
      'signed out by the refresh token': [
        'trocas',
        afterTheEnd((person, tokens) => person.revoke(tokens.refresh_token)),
      ],
      'all others were ended elsewhere': [
        'trocas',
        afterTheEnd(async (person) => {
          const { access_token: token } = await person.signIn();
          await needed(person.send('DELETE', '/api/pessoas/meu-pergamum/sessoes', { token }));
        }),
      ],
      'the password was changed elsewhere': [
        'carla',
        afterTheEnd(async (person) => needed(person.newPassword(await person.signIn(), otherPassword))),
      ],
      'the password was recovered': ['nada-consta', afterTheEnd((person, _, token) => person.recover(token))],
      'its refresh token was copied, and used after its successor': [
        'trocas',
        async (person) => {
          const first = await person.signIn();
          const second = JSON.parse((await needed(person.refresh(first))).body) as Tokens;
          const third = JSON.parse((await needed(person.refresh(second))).body) as Tokens;
          if (isDone(await person.refresh(first))) return true;
          return isDone(await person.send('GET', '/api/pessoas', { token: third.access_token }));
        },
      ],
    }),
  },
  {
    wants: 'work without end, by new passwords of one’s own account',
    tries: onPeople({
      'the one in force, again and again': [
        'sem-cpf',
        async (person) => {
          const tokens = await person.signIn();
          let compared = 0;
          for (let time = 0; time < 2 * maxNewPasswords; time += 1) {
            const { status } = await person.newPassword(tokens, otherPassword);
            person.password = otherPassword;
            if (status !== 429) compared += 1;
          }
          return compared > maxNewPasswords;
        },
      ],
    }),
  },
  {
    wants: 'to keep somebody from signing in, by wrong passwords',
    tries: onPeople({
      'where they signed in before': [
        'limite-comentarios',
        async (person, addresses) => {
          await person.signIn();
          await guessPasswords(
            person,
            addresses.filter((from) => from !== undefined),
          );
          return !isDone(await person.tryPassword(person.password));
        },
      ],
      'for more than a day': [
        'limite-solicitacoes',
        async (person, addresses) => {
          await guessPasswords(person, addresses);
          await needed(person.send('PUT', '/__mock/clock', { body: { advance: 'P1DT1M' } }));
          return !isDone(await person.tryPassword(person.password));
        },
      ],
    }),
  },
];
