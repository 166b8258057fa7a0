import type { ClientBase } from 'pg';

/** Tables whose rows any library needs: they name no demo library, title or person. What it has kept of its own is one. */
const general = [
  '_prisma_migrations',
  'area_conhecimento',
  'atividade',
  'biblioteca_propria',
  'categoria_usuario',
  'faq',
  'guia_pesquisa',
  'instituicao',
  'relogio',
  'situacao_sugestao',
  'tipo_emprestimo',
];

/**
 * Removes all that is of the demo institution, for a library that brings its own records: titles, copies, libraries, people,
 * events, partners. What is left of the institution is its settings; its names are for the library's file to give.
 */
export async function removeCatalogue(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL($1)`,
    [general],
  );
  await client.query(`TRUNCATE ${rows.map(({ name }) => name).join(', ')} RESTART IDENTITY`);
  // Of the guides only those of the search forms; of the activities none that leads to somebody else's catalogue.
  await client.query('DELETE FROM guia_pesquisa WHERE texto IS NOT NULL');
  await client.query('DELETE FROM atividade WHERE lookup IS NOT NULL');
  await client.query(
    `UPDATE instituicao SET sigla = 'BIB', nome = 'Biblioteca', tema = '', msg_login = NULL, msg_suporte_consulta = NULL,
            link_lgpd = NULL, imagem_padrao = NULL, p = p - '__web_url_pw' - '__web_aquisicao'`,
  );
}
