const PRISMA_ERRORS = {
  '3D000': ['P1003', 'The database does not exist'],
  '42P04': ['P1009', 'The database already exists'],
  28000: ['P1000', 'Authentication failed'],
  '28P01': ['P1000', 'Authentication failed'],
};

/**
 * The engine's `cli` commands: `can-connect-to-database`, `create-database`, `drop-database`. Returns the exit code.
 */
export async function manageDatabase(command, databases) {
  const name = `"${databases.name.replaceAll('"', '""')}"`;
  const statements = {
    'can-connect-to-database': [databases.name, 'SELECT 1'],
    'create-database': ['postgres', `CREATE DATABASE ${name}`],
    'drop-database': ['postgres', `DROP DATABASE ${name}`],
  };
  try {
    await databases.run(...statements[command]);
    return 0;
  } catch (error) {
    const [error_code, what] = PRISMA_ERRORS[error.code] ?? ['P1001', `The server cannot be reached (${error.code})`];
    const fields = { message: `${what}: ${databases.name} at ${databases.address}`, error_code, is_panic: false };
    console.error(JSON.stringify({ level: 'ERROR', fields, timestamp: '', target: 'schema_engine::logger' }));
    return 1;
  }
}
