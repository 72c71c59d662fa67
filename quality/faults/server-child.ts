/**
 * A process that opens the database of a data folder and follows commands on its standard input, so that tests can
 * kill it: `write <n>` inserts rows one by one and reports each, `close` closes properly, `crash` does not.
 */
import { createInterface } from 'node:readline'
import { startEmbedded } from '../../platform/database/embedded/index.ts'
import { connect } from '../../platform/database/index.ts'
import { createLog } from '../../platform/log/index.ts'

const dataDir = process.argv[2] ?? ''
const log = createLog({ level: 'silent' })
const server = await startEmbedded({ dataDir, log })
const database = await connect(server.connectionString, 'embedded', 3, log, server.stop)
const say = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`)
say({
  ready: true,
  pid: server.pid,
  port: server.port,
  adopted: server.adopted,
  url: server.connectionString,
})

const commands: Record<string, (argument: number) => Promise<void>> = {
  async write(count) {
    await database.pool.query('create table if not exists acknowledged (n int primary key)')
    for (let n = 1; n <= count; n += 1) {
      await database.pool.query('insert into acknowledged values ($1)', [n])
      say({ written: n })
    }
  },
  async close() {
    await database.close()
    say({ closed: true })
    process.exit(0)
  },
  async crash() {
    setImmediate(() => {
      throw new Error('A crash that a test wished for')
    })
  },
}

for await (const line of createInterface(process.stdin)) {
  const [command = '', argument] = line.split(' ')
  await commands[command]?.(Number(argument))
}
