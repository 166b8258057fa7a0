import type { ClientBase } from 'pg';

/** Looks up the code of a persona by login; throws on an unknown login. */
export async function personaCodes(client: ClientBase): Promise<(login: string) => number> {
  const { rows } = await client.query<{ login: string; cod_pessoa: number }>(
    'SELECT l.login, l.cod_pessoa FROM pessoa_login l JOIN pessoa p USING (cod_pessoa) WHERE p.persona_id IS NOT NULL',
  );
  return (login) => {
    const found = rows.find((row) => row.login === login);
    if (!found) throw new Error(`There is no persona with the login ${login}.`);
    return found.cod_pessoa;
  };
}
