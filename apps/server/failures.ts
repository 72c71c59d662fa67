/** Failures at start whose message is meant for the person at the terminal; others keep their stack. */
const advised = new Set([
  'ConfigError',
  'EmbeddedPostgresError',
  'DatabaseUnavailableError',
  'MigrationError',
  'ImportError',
  'StartError',
])

export class StartError extends Error {
  override name = 'StartError'
}

export function explainAndExit(error: unknown): never {
  const known = error instanceof Error && advised.has(error.name)
  console.error(known ? `\n${error.message}\n` : error)
  process.exit(1)
}
