import type { TestApp } from './app';

/** The body of a reply, as far as tests use it. */
export interface Answer<T> {
  status: number;
  body: T & { message?: string; errors?: Record<string, string[]> };
  headers: Record<string, unknown>;
}

/** Calls the server as a patron, by login; as a visitor with null. */
export const callAs =
  (api: TestApp) =>
  async <T = object>(
    who: string | null,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
  ): Promise<Answer<T>> => {
    const authorization =
      who === null
        ? api.publicToken()
        : api.patronToken((await api.db.personLogin.findUniqueOrThrow({ where: { login: who } })).cod_pessoa, who);
    const reply = await api.app.inject({ method, url, headers: { authorization }, payload });
    return {
      status: reply.statusCode,
      body: (reply.body === '' ? {} : reply.json()) as Answer<T>['body'],
      headers: reply.headers,
    };
  };

/** Activates another of the seeded institutions. */
export const useInstitution = async ({ db }: TestApp, variant: string) => {
  await db.institution.updateMany({ data: { active: false } });
  await db.institution.update({ where: { variant }, data: { active: true } });
};

/** The body of a sign-in with a password, as the form sends it. */
export const passwordGrant = (username: string, password = 'biblioteca') => ({
  grant_type: 'password',
  client_id: 'catalogue-patron',
  client_secret: 'catalogue-patron-development',
  username,
  password,
});

/** Signs in with a password, as the form does. */
export const signInAs =
  (api: TestApp) =>
  async (username: string, password = 'biblioteca', more: object = {}) => {
    const reply = await api.app.inject({
      method: 'POST',
      url: '/oauth/token',
      payload: { ...passwordGrant(username, password), ...more },
    });
    return { status: reply.statusCode, body: reply.json<Record<string, string>>(), headers: reply.headers };
  };

/** The user of a token, according to GET /pessoas. */
export const whoIs = async ({ app }: TestApp, token: string | undefined) => {
  const reply = await app.inject({ url: '/api/pessoas', headers: { authorization: `Bearer ${token}` } });
  return reply.json<{ user: { login: string; nome_pessoa: string } }>().user;
};
