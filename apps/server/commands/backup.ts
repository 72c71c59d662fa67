// npm run backup -- [file.tar.gz]: the whole database and the files of the data folder in one archive.
import { join, resolve } from 'node:path'
import { callerFolder, loadConfig } from '@mizan/platform/config'
import { openDatabase } from '@mizan/platform/database'
import { backUp } from '../../../platform/database/backup/index.ts'
import { createLog } from '@mizan/platform/log'
import { explainAndExit } from '../failures.ts'

const say = (line: string) => process.stderr.write(`${line}\n`)

async function main([given]: string[]): Promise<void> {
  const config = loadConfig()
  const file = resolve(callerFolder(), given ?? defaultName(new Date()))
  const started = performance.now()
  const database = await openDatabase(config, createLog({ level: 'warn' }))
  try {
    const { bytes, tables, rows, files } = await backUp(database.pool, config.dataDir, file, say)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    say(`${tables} tables with ${rows} rows and ${files} files in ${seconds} s.`)
    console.log(`${file} (${(bytes / 1_000_000).toFixed(1)} MB)`)
  } finally {
    await database.close()
  }
}

const defaultName = (now: Date) => join(`mizan-${now.toISOString().slice(0, 19).replaceAll(':', '')}.tar.gz`)

await main(process.argv.slice(2)).catch(explainAndExit)
