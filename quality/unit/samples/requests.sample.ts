import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import fastify from 'fastify'

/** The same in a process that the test starts and that is killed. */
const program = `
  import fastify from 'fastify'
  const server = fastify()
  server.post('/api/counted', () => 'child')
  await server.inject({ method: 'POST', url: '/api/counted' })
  process.kill(process.pid, 'SIGKILL')`

test('the server of the test and that of a process which is killed answer', async () => {
  const server = fastify()
  server.get('/api/counted/:id', () => 'counted')
  server.get('/page', () => 'no call')
  assert.equal((await server.inject('/api/counted/7')).body, 'counted')
  assert.equal((await server.inject('/page')).body, 'no call')
  const { signal } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
  })
  assert.equal(signal, 'SIGKILL')
})
