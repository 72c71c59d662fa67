/** Failures at start whose message is meant for the person at the terminal; others keep their stack. */
const advised = new Set([
  'BackupError',
  'ConfigError',
  'EmbeddedPostgresError',
  'DatabaseUnavailableError',
  'MigrationError',
  'ImportError',
  'StartError',
])

const fullDisk = new Set([
  'ENOSPC',
  'EDQUOT',
  // PostgreSQL: disk_full
  '53100',
])

export class StartError extends Error {
  override name = 'StartError'
}

export function explainAndExit(error: unknown): never {
  const advice = adviceOn(error)
  console.error(advice ? `\n${advice}\n` : error)
  process.exit(1)
}

function adviceOn(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (advised.has(error.name)) return error.message
  if (fullDisk.has((error as NodeJS.ErrnoException).code ?? ''))
    return `The disk is full: make room and start again, nothing that was saved is lost. (${error.message})`
  return undefined
}
