/** npm run backup -- [file.tar.gz]: the whole database and the files of the data folder in one archive. */
import { resolve } from 'node:path'
import { callerFolder, loadConfig } from '@mizan/platform/config'
import { backUp, stopSignal } from '@mizan/platform/database/backup'
import { createLog } from '@mizan/platform/log'
import { serverKey } from '../backup-keys.ts'
import { explainAndExit } from '../failures.ts'
import { openData } from '../parts.ts'

const say = (line: string) => process.stderr.write(`${line}\n`)

async function main([given]: string[]): Promise<void> {
  const config = loadConfig()
  const signal = stopSignal()
  const file = resolve(callerFolder(), given ?? defaultName(new Date()))
  const started = performance.now()
  const database = await openData(config, createLog({ level: 'warn' }))
  try {
    const options = { key: await serverKey(config), passphrase: config.backupPassphrase }
    const result = await backUp(database.pool, config.dataDir, file, { ...options, onProgress: say, signal })
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    say(`${result.tables} tables with ${result.rows} rows and ${result.files} files in ${seconds} s.`)
    say(result.keys.note)
    console.log(`${file} (${(result.bytes / 1_000_000).toFixed(1)} MB)`)
  } finally {
    await database.close()
  }
}

const defaultName = (now: Date) => `mizan-${now.toISOString().slice(0, 19).replaceAll(':', '')}.tar.gz`

main(process.argv.slice(2)).catch(explainAndExit)
