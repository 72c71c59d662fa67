/** Tests that a program stops in time and leaves no database running, however it is stopped. */
import assert from 'node:assert/strict'
import { connect, type Socket } from 'node:net'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { writePack } from '../../quality/faults/import-packs.ts'
import { usedInstallation } from '../../quality/faults/own-data-folder.ts'
import {
  type Program,
  postgresPid,
  readyStatus,
  run,
  type Server,
  startServer,
  until,
} from '../../quality/faults/server-process.ts'

const LIMIT = { timeout: 180_000 }
const dataDir = usedInstallation()

/** A request whose body never ends. */
async function openEndlessRequest({ address }: Server): Promise<Socket> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  socket.on('error', () => {})
  await new Promise<void>((resolve) => {
    const head = ['POST /api/auth/login HTTP/1.1', 'host: mizan', 'content-type: application/json']
    socket.write([...head, 'content-length: 100', '', '{'].join('\r\n'), () => resolve())
  })
  return socket
}

test(
  'a request that never ends is cut off after the grace period, and the server still stops cleanly',
  LIMIT,
  async () => {
    const server = await startServer(dataDir, { SHUTDOWN_GRACE_MS: '300' })
    await readyStatus(server)
    const socket = await openEndlessRequest(server)
    const hungUp = new Promise((resolve) => socket.once('close', resolve))
    const { code, output } = await server.end('SIGTERM')
    await hungUp
    assert.equal(code, 0, output)
    assert.match(output, /requests took too long to end and were cut off/)
    assert.equal(postgresPid(dataDir), 0)
  },
)

test(
  'a second request to stop ends the server without waiting, and the database still stops',
  LIMIT,
  async () => {
    const server = await startServer(dataDir, { SHUTDOWN_GRACE_MS: '600000' })
    await readyStatus(server)
    const socket = await openEndlessRequest(server)
    server.process.kill('SIGINT')
    await until(() =>
      fetch(server.address).then(
        () => false,
        () => true,
      ),
    )
    const { code } = await server.end('SIGINT')
    assert.equal(code, 1)
    assert.equal(postgresPid(dataDir), 0)
    socket.destroy()
  },
)

test(
  'a server that is asked to stop three times at once, even during its start, leaves no database running',
  LIMIT,
  async () => {
    const serving = async () => (await startServer(dataDir)) as Program
    const starting = async () => {
      const program = run('server', dataDir)
      await until(() => postgresPid(dataDir) !== 0)
      return program
    }
    for (const begin of [serving, starting]) {
      const program = await begin()
      // Three signals of one kind could reach the process as one.
      for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) program.process.kill(signal)
      const { output } = await program.ended
      await until(() => postgresPid(dataDir) === 0).catch(() => assert.fail(`PostgreSQL runs on:\n${output}`))
    }
  },
)

test('closing the terminal stops the server cleanly', LIMIT, async () => {
  const server = await startServer(dataDir)
  const { code, output } = await server.end('SIGHUP')
  assert.equal(code, 0, output)
  assert.equal(postgresPid(dataDir), 0)
})

test('an import that is told to stop ends at once, and the next one completes its work', LIMIT, async () => {
  const pack = await writePack(join(dirname(dataDir), 'pack.jsonl'), {
    from: 1,
    count: 6_000,
    mark: 'gülhatmi',
  })
  for (const moment of [0, 1_500]) {
    const told = run('corpus', dataDir, ['import', pack])
    await until(() => postgresPid(dataDir) !== 0)
    await sleep(moment)
    const { code, output } = await told.end('SIGTERM')
    assert.equal(code, 1, output)
    assert.doesNotMatch(output, /\n\s+at /)
    await until(() => postgresPid(dataDir) === 0)
  }
  const next = await run('corpus', dataDir, ['import', pack]).ended
  assert.equal(next.code, 0, next.output)
})
