/** Failures of the embedded PostgreSQL: each case really happens here, with real processes. */
import assert from 'node:assert/strict'
import { createServer } from 'node:net'
import { test } from 'node:test'
import pg from 'pg'
import { isProcessAlive } from '../../platform/bootstrap/process-identity.mjs'
import { findBinaries } from '../../platform/database/embedded/binaries.ts'
import { preparePlace } from '../../platform/database/embedded/place.ts'
import { startPostmaster, stopPostmaster } from '../../platform/database/embedded/postmaster.ts'
import { isReady, killPostmaster, newDataFolder, open, startChild, until, usedDataFolder } from './child.ts'

const LIMIT = { timeout: 240_000 }

async function countRows(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('select count(*)::int as count from acknowledged')
  await client.end()
  return rows[0].count
}

test('a server whose Node was killed is taken over, with every acknowledged row', LIMIT, async (t) => {
  const dataDir = await usedDataFolder(t)
  const first = startChild(t, dataDir)
  const { pid } = await first.hears(isReady)
  first.send('write 100000')
  await first.hears((said) => said.written === 50)
  await first.kill()
  const acknowledged = first.said.filter((said) => said.written).length
  const server = await open(dataDir)
  assert.equal(server.adopted, true)
  assert.equal(server.pid, pid)
  assert.ok((await countRows(server.connectionString)) >= acknowledged)
  await server.stop()
  // It has released its files; the process itself may take a moment longer on a busy machine.
  await until(() => !isProcessAlive(pid))
})

test(
  'a killed PostgreSQL is restarted by its running Node on the same port, with every acknowledged row',
  LIMIT,
  async (t) => {
    const dataDir = await usedDataFolder(t)
    const child = startChild(t, dataDir)
    const { url, pid } = await child.hears(isReady)
    child.send('write 40')
    await child.hears((said) => said.written === 40)
    killPostmaster(dataDir)
    await until(() => !isProcessAlive(pid))
    await until(() =>
      countRows(url).then(
        (count) => count === 40,
        () => false,
      ),
    )
    child.send('close')
    await child.hears((said) => said.closed === true)
  },
)

test('after a crash of everything the next start recovers every acknowledged row', LIMIT, async (t) => {
  const dataDir = await usedDataFolder(t)
  const child = startChild(t, dataDir)
  await child.hears(isReady)
  child.send('write 100000')
  await child.hears((said) => said.written === 50)
  const killed = child.kill()
  killPostmaster(dataDir)
  await killed
  const acknowledged = child.said.filter((said) => said.written).length
  const server = await open(dataDir)
  assert.equal(server.adopted, false)
  assert.ok((await countRows(server.connectionString)) >= acknowledged)
  await server.stop()
})

test('a second start shares the server, and the last process to end stops it', LIMIT, async (t) => {
  const dataDir = await usedDataFolder(t)
  const first = startChild(t, dataDir)
  const { pid } = await first.hears(isReady)
  first.send('write 3')
  await first.hears((said) => said.written === 3)
  const second = await open(dataDir)
  assert.deepEqual([second.adopted, second.pid], [true, pid])
  first.send('close')
  await first.hears((said) => said.closed === true)
  assert.equal(await countRows(second.connectionString), 3)
  await second.stop()
  await second.stop()
  // It has released its files; the process itself may take a moment longer on a busy machine.
  await until(() => !isProcessAlive(pid))
})

test('a short command beside a running server leaves it running', LIMIT, async (t) => {
  const dataDir = await usedDataFolder(t)
  const child = startChild(t, dataDir)
  const { pid } = await child.hears(isReady)
  const command = await open(dataDir)
  await command.stop()
  assert.equal(isProcessAlive(pid), true)
  child.send('write 1')
  await child.hears((said) => said.written === 1)
  child.send('close')
  await child.hears((said) => said.closed === true)
  // It has released its files; the process itself may take a moment longer on a busy machine.
  await until(() => !isProcessAlive(pid))
})

test('a process that crashes as the last user stops the server', LIMIT, async (t) => {
  const child = startChild(t, await usedDataFolder(t), 'ignore')
  const { pid } = await child.hears(isReady)
  child.send('crash')
  await until(() => child.process.exitCode !== null)
  await until(() => !isProcessAlive(pid))
})

test('three first starts at the same moment share one server', LIMIT, async (t) => {
  const dataDir = newDataFolder(t)
  const children = [1, 2, 3].map(() => startChild(t, dataDir))
  const ready = await Promise.all(children.map((child) => child.hears(isReady)))
  assert.equal(new Set(ready.map(({ pid }) => pid)).size, 1)
  assert.equal(ready.filter(({ adopted }) => !adopted).length, 1)
  for (const child of children) child.send('close')
  await Promise.all(children.map((child) => child.hears((said) => said.closed === true)))
  // It has released its files; the process itself may take a moment longer on a busy machine.
  await until(() => !isProcessAlive(ready[0]!.pid))
})

test('a first start that is killed at any moment does not spoil the next one', LIMIT, async (t) => {
  for (const moment of [200, 450, 800]) {
    const dataDir = newDataFolder(t)
    const child = startChild(t, dataDir)
    await new Promise((resolve) => setTimeout(resolve, moment))
    await child.kill()
    const server = await open(dataDir)
    await server.stop()
  }
})

test('a port that is taken is skipped', LIMIT, async (t) => {
  const place = await preparePlace(await usedDataFolder(t))
  const binaries = await findBinaries(place)
  const occupant = createServer().listen(0, '127.0.0.1')
  t.after(() => occupant.close())
  await new Promise((resolve) => occupant.once('listening', resolve))
  const { port: preferredPort } = occupant.address() as { port: number }
  const running = await startPostmaster(place, binaries, { preferredPort })
  assert.notEqual(running.port, preferredPort)
  await stopPostmaster(place, binaries)
})
