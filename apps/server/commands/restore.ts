/** npm run restore -- <file.tar.gz> [--replace]: restores a backup completely or not at all. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { endAccess } from '@mizan/identity/server'
import { callerFolder, loadConfig } from '@mizan/platform/config'
import { systemClock } from '@mizan/platform/database'
import { restore, stopSignal } from '@mizan/platform/database/backup'
import { createLog } from '@mizan/platform/log'
import { keysAfterRestore } from '../backup-keys.ts'
import { explainAndExit, StartError } from '../failures.ts'
import { openData } from '../parts.ts'

const usage = 'Usage: npm run restore -- <file.tar.gz> [--replace]'

const say = (line: string) => process.stderr.write(`${line}\n`)

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  })
  const [given] = positionals
  if (!given) throw new StartError(usage)
  const config = loadConfig()
  const signal = stopSignal()
  const started = performance.now()
  const database = await openData(config, createLog({ level: 'warn' }))
  try {
    const file = resolve(callerFolder(), given)
    const result = await restore(database.pool, config.dataDir, file, {
      replace: values.replace,
      passphrase: config.backupPassphrase,
      afterLoad: (client) => endAccess(client, systemClock.now()),
      onProgress: say,
      signal,
    })
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    say(`${result.tables} tables with ${result.rows} rows and ${result.files} files in ${seconds} s.`)
    say('All sessions and codes have ended: everybody signs in again.')
    for (const line of await keysAfterRestore(result, config)) say(line)
    console.log(`Restored as of ${result.createdAt}; the next start makes the search index anew.`)
  } finally {
    await database.close()
  }
}

main().catch(explainAndExit)
