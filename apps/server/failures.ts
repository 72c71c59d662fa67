/** Failures at start with a message for the person at the terminal; other errors keep their stack. */
import { loadConfig } from '@mizan/platform/config'
import { fullDiskAdvice } from './full-disk.ts'

const advised = new Set([
  'BackupError',
  'ConfigError',
  'EmbeddedPostgresError',
  'DatabaseUnavailableError',
  'MigrationError',
  'ImportError',
  'PaymentSettingsError',
  'StartError',
])

export class StartError extends Error {
  override name = 'StartError'
}

export function explainAndExit(error: unknown): never {
  const advice = adviceOn(error, dataDirOf())
  console.error(advice ? `\n${advice}\n` : error)
  process.exit(1)
}

export function adviceOn(error: unknown, dataDir: string | undefined): string | undefined {
  if (!(error instanceof Error)) return undefined
  const message = advised.has(error.name) ? error.message : undefined
  // Some messages say so themselves, together with what happened to the data.
  if (message && /\bdisk\b/.test(message)) return message
  return [message, fullDiskAdvice(error, dataDir)].filter(Boolean).join('\n') || undefined
}

/** Undefined if the settings themselves are wrong. */
function dataDirOf(): string | undefined {
  try {
    return loadConfig().dataDir
  } catch {
    return undefined
  }
}
