/** Tests of what a person with a backup can do. Backups are made with the operator's commands. */
import assert from 'node:assert/strict'
import { readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { before, test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { call } from '../people.ts'
import { usedInstallation } from './own-data-folder.ts'
import { run, sessionOn, startServer } from './server-process.ts'

const LIMIT = { timeout: 240_000 }
const dataDir = usedInstallation()
const passphrase = 'üç yeşil kurbağa'
const secrets = join(dataDir, 'secrets')
const archive = (name: string) => join(dirname(dataDir), `${name}.tar.gz`)
const key = () => readFileSync(join(secrets, 'token.key'), 'utf8').trim()

async function said(program: 'backup' | 'restore', args: string[], env = {}): Promise<string> {
  const { code, output } = await run(program, dataDir, args, env).ended
  assert.equal(code, 0, output)
  return output
}

before(async () => {
  const server = await startServer(dataDir)
  await server.end('SIGTERM')
}, LIMIT)

test('a backup holds no key, and sessions do not outlive a restore', LIMIT, async () => {
  const { accessToken, refreshToken } = sessionOn(dataDir)
  const made = await said('backup', [archive('plain')])
  assert.ok(!gunzipSync(readFileSync(archive('plain'))).includes(key()))
  assert.match(
    made,
    /The key of the server is not in this archive.*authenticator apps \(TOTP\), recovery codes, and documents of offices/,
  )
  const restored = await said('restore', [archive('plain'), '--replace'])
  assert.match(restored, /All sessions and codes have ended/)
  const server = await startServer(dataDir)
  const used = await call(server.address, 'GET', '/user/sessions', { token: accessToken })
  const renewed = await call(server.address, 'POST', '/auth/refresh-token', { body: { refreshToken } })
  for (const { status, code } of [used, renewed]) assert.deepEqual([status, code], [401, 'session.required'])
  await server.end('SIGTERM')
})

test('a passphrase puts the key into the backup, and a wrong one changes nothing', LIMIT, async () => {
  const own = key()
  await said('backup', [archive('sealed')], { BACKUP_PASSPHRASE: passphrase })
  assert.ok(!gunzipSync(readFileSync(archive('sealed'))).includes(own))
  rmSync(secrets, { recursive: true })
  const restoring = [archive('sealed'), '--replace']
  const wrong = await run('restore', dataDir, restoring, { BACKUP_PASSPHRASE: `${passphrase}!` }).ended
  assert.equal(wrong.code, 1)
  assert.match(wrong.output, /BACKUP_PASSPHRASE does not open the keys of this archive. Nothing was changed/)
  assert.doesNotMatch(wrong.output, /\n\s+at /)
  const opened = await said('restore', restoring, { BACKUP_PASSPHRASE: passphrase })
  assert.match(opened, /The key of the server is that of the backup/)
  assert.equal(key(), own)
})
