import assert from 'node:assert/strict'
import { createSecretKey, randomBytes } from 'node:crypto'
import { after, test } from 'node:test'
import { keyBy, typed } from './custody.ts'
import { ownerOf } from './names.ts'
import { openOfficeKeys, requireServerKey } from './office-keys.ts'
import { openHours } from './opened.ts'
import { newRecoveryKey } from './passphrase.ts'
import { findOfficeKey, noteMemberLeft } from './store.ts'
import { openKeyWorld } from './testing/index.ts'

const secret = randomBytes(48)
const world = await openKeyWorld(secret)
after(world.close)
const { addFile, openFile, signIn } = world

const passphrase = 'dört yeşil kurbağa'
const other = 'beş mavi kaplumbağa'
const locked = { code: 'document.keys_locked' }

type Admin = ReturnType<typeof signIn>

/** An office with a file, which has taken its key. */
async function officeWithKey() {
  const admin = signIn()
  const file = await addFile(admin.officeId)
  const { data, code } = await admin.call('documents.takeKey', {
    newPassphrase: passphrase,
    understood: true,
  })
  assert.equal(code, undefined)
  const recoveryKey: string = data.recoveryKey
  return { admin, file, recoveryKey, open: (keys = world.first) => openFile(admin.officeId, file.id, keys) }
}

const codeOf = async (call: Admin['call'], ...input: Parameters<Admin['call']>) => (await call(...input)).code
const stateOf = async (admin: Admin) => (await admin.call('documents.key')).data

test('what is lost without the key is said before an office takes it, and without that nothing happens', async () => {
  const admin = signIn()
  const answer = await admin.call('documents.takeKey', { newPassphrase: passphrase, understood: false })
  assert.equal(answer.code, 'document.key_not_understood')
  assert.match(answer.body, /kalıcı olarak okunamaz/)
  assert.equal((await stateOf(admin)).custody, 'server')
})

test('an office that takes its key goes on reading its files, and gets a recovery key this once', async () => {
  const { admin, file, recoveryKey, open } = await officeWithKey()
  assert.match(recoveryKey, /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){7}$/)
  assert.ok((await open()).equals(file.dataKey))
  const state = await stateOf(admin)
  assert.deepEqual(
    [state.custody, state.isOpen, state.may],
    ['office', true, ['close', 'change', 'giveBack']],
  )
  const until = world.clock.now().getTime() + openHours * 3_600_000
  assert.equal(Date.parse(state.openUntil), until)
  assert.equal(
    await codeOf(admin.call, 'documents.takeKey', { newPassphrase: other, understood: true }),
    'document.key_held',
  )
  const added = await addFile(admin.officeId)
  assert.ok((await openFile(admin.officeId, added.id)).equals(added.dataKey))
})

test('another process, and one that was started anew, opens nothing before somebody types the passphrase there', async () => {
  const { admin, file, open } = await officeWithKey()
  await assert.rejects(open(world.second), locked)
  await assert.rejects(addFile(admin.officeId, world.second), locked)
  const wrong = await admin.callSecond('documents.openKey', { passphrase: `${passphrase}s` })
  assert.equal(wrong.code, 'document.wrong_passphrase')
  await assert.rejects(open(world.second), locked)
  const { code } = await admin.callSecond('documents.openKey', { passphrase })
  assert.equal(code, undefined)
  assert.ok((await open(world.second)).equals(file.dataKey))
})

test('every member who may read cases can open the key, but only an administrator takes, changes or gives it back', async () => {
  const { admin, file, open } = await officeWithKey()
  const member = signIn({ officeId: admin.officeId, role: 'USER' })
  assert.equal(await codeOf(member.callSecond, 'documents.openKey', { passphrase }), undefined)
  assert.ok((await open(world.second)).equals(file.dataKey))
  const manager = signIn({ officeId: admin.officeId, role: 'COMPANYADMIN' })
  for (const [name, body] of [
    ['documents.takeKey', { newPassphrase: other, understood: true }],
    ['documents.changePassphrase', { passphrase, newPassphrase: other }],
    ['documents.giveBackKey', { passphrase }],
  ] as const)
    assert.equal(await codeOf(manager.call, name, body), 'document.key_administrators_only', name)
})

test('closing ends it in all processes at once, and after twelve hours it ends by itself', async () => {
  const { admin, open } = await officeWithKey()
  await admin.callSecond('documents.openKey', { passphrase })
  assert.equal(await codeOf(admin.call, 'documents.closeKey'), undefined)
  for (const keys of [world.first, world.second]) await assert.rejects(open(keys), locked)
  assert.equal((await stateOf(admin)).isOpen, false)
  await admin.call('documents.openKey', { passphrase })
  await open()
  world.clock.advance(openHours * 3600)
  await assert.rejects(open(), locked)
})

test('the recovery key opens as well, however it is typed, and a made-up one does not', async () => {
  const { admin, recoveryKey, open } = await officeWithKey()
  await admin.call('documents.closeKey')
  const made = await admin.call('documents.openKey', { recoveryKey: newRecoveryKey() })
  assert.equal(made.code, 'document.wrong_passphrase')
  const typed = recoveryKey.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
  assert.equal(await codeOf(admin.call, 'documents.openKey', { recoveryKey: typed }), undefined)
  await open()
})

test('a changed passphrase leaves the files as they are, and what opened before opens nothing', async () => {
  const { admin, file, recoveryKey, open } = await officeWithKey()
  const more = await Promise.all(Array.from({ length: 20 }, () => addFile(admin.officeId)))
  const { data } = await admin.call('documents.changePassphrase', { passphrase, newPassphrase: other })
  assert.notEqual(data.recoveryKey, recoveryKey)
  assert.ok((await open()).equals(file.dataKey))
  for (const { id, dataKey } of more) assert.ok((await openFile(admin.officeId, id)).equals(dataKey))
  for (const former of [{ passphrase }, { recoveryKey }])
    assert.equal(await codeOf(admin.call, 'documents.openKey', former), 'document.wrong_passphrase')
  await assert.rejects(open(world.second), locked)
  assert.equal(
    await codeOf(admin.callSecond, 'documents.openKey', { recoveryKey: data.recoveryKey }),
    undefined,
  )
  assert.ok((await open(world.second)).equals(file.dataKey))
})

test('whoever forgot the passphrase sets another one with the recovery key', async () => {
  const { admin, recoveryKey, open } = await officeWithKey()
  await admin.call('documents.closeKey')
  assert.equal(
    await codeOf(admin.call, 'documents.changePassphrase', { recoveryKey, newPassphrase: other }),
    undefined,
  )
  await open()
})

test('a key that was given back needs no passphrase in any process', async () => {
  const { admin, file, open } = await officeWithKey()
  assert.equal(
    await codeOf(admin.call, 'documents.giveBackKey', { passphrase: other }),
    'document.wrong_passphrase',
  )
  assert.equal(await codeOf(admin.call, 'documents.giveBackKey', { passphrase }), undefined)
  for (const keys of [world.first, world.second]) assert.ok((await open(keys)).equals(file.dataKey))
  assert.equal(await codeOf(admin.call, 'documents.openKey', { passphrase }), 'document.key_not_held')
  assert.equal(await codeOf(admin.call, 'documents.closeKey'), 'document.key_not_held')
})

test('the database and the secret of the server together open nothing that an office holds', async () => {
  const { admin, open } = await officeWithKey()
  const { ring } = openOfficeKeys([secret], [])
  const row = (await world.inOffice(admin.officeId).office.read((tx) => findOfficeKey(tx, admin.officeId)))!
  for (const column of ['wrapped', 'recovery'] as const) {
    const content = ring.open(row[column]!, row.server_key, ownerOf(row, column))
    // What the secret of the server opens is encrypted once more, and too long for a key.
    assert.ok(content && content.length > 32)
    assert.throws(() => keyBy(ring, row, { column, key: createSecretKey(randomBytes(32)) }), {
      code: 'document.wrong_passphrase',
    })
  }
  assert.throws(() => requireServerKey(ring, row), { code: 'document.key_held' })
  await assert.rejects(open(openOfficeKeys([secret], [])), locked)
})

test('what an office holds stays under its passphrase when the secret of the server changes', async () => {
  const { admin, recoveryKey, file, open } = await officeWithKey()
  const nextSecret = randomBytes(48)
  const { office } = world.inOffice(admin.officeId)
  const moving = openOfficeKeys([nextSecret, secret], [])
  assert.deepEqual(await office((tx) => moving.moveToPresentSecret(tx)), { moved: 1, closed: 0 })
  assert.equal(await codeOf(admin.call, 'documents.openKey', { passphrase }), 'document.key_unavailable')
  const next = openOfficeKeys([nextSecret], [])
  await assert.rejects(open(next), locked)
  const row = await office.read((tx) => findOfficeKey(tx, admin.officeId))
  for (const given of [{ passphrase }, { recoveryKey }]) {
    next.opened.open(row!, keyBy(next.ring, row!, await typed(row!, given)), world.clock.now())
    assert.ok((await open(next)).equals(file.dataKey))
  }
})

test('while an office changes its key, an upload waits and takes the new one', async () => {
  const { admin } = await officeWithKey()
  const work = Array.from({ length: 6 }, () => addFile(admin.officeId))
  const change = admin.call('documents.changePassphrase', { passphrase, newPassphrase: other })
  const added = await Promise.allSettled([
    ...work,
    ...Array.from({ length: 6 }, () => addFile(admin.officeId)),
  ])
  assert.equal((await change).code, undefined)
  for (const one of added)
    if (one.status === 'fulfilled')
      assert.ok((await openFile(admin.officeId, one.value.id)).equals(one.value.dataKey))
    else assert.equal(one.reason.code, locked.code)
})

test('after a member left, the office is told that its passphrase should change, until it does', async () => {
  const { admin } = await officeWithKey()
  await world.inOffice(admin.officeId).office((tx) => noteMemberLeft(tx, admin))
  assert.equal((await stateOf(admin)).memberLeftAt, world.clock.now().toISOString())
  await admin.call('documents.changePassphrase', { passphrase, newPassphrase: other })
  assert.equal((await stateOf(admin)).memberLeftAt, null)
})

test('a short passphrase is refused, and so are both ways of opening at once', async () => {
  const admin = signIn()
  const short = await admin.call('documents.takeKey', { newPassphrase: 'kurbağa', understood: true })
  assert.equal(short.code, 'request.invalid')
  assert.match(short.body, /12 karakter/)
  const both = await admin.call('documents.openKey', { passphrase, recoveryKey: passphrase })
  assert.equal(both.code, 'request.invalid')
})

test('taking the key needs the licence for it, seeing that it is closed and opening it do not', async () => {
  const { admin } = await officeWithKey()
  const lapsed = signIn({ officeId: admin.officeId, licences: ['case_management_readonly'] })
  await admin.call('documents.closeKey')
  const { custody, isOpen, may } = await stateOf(lapsed)
  assert.deepEqual([custody, isOpen, may.includes('open')], ['office', false, true])
  assert.equal(await codeOf(lapsed.call, 'documents.openKey', { passphrase }), undefined)
  assert.equal(await codeOf(lapsed.call, 'documents.giveBackKey', { passphrase }), undefined)
  const general = signIn({
    officeId: admin.officeId,
    licences: ['case_management_full', 'encryption_general'],
  })
  const taking = { newPassphrase: passphrase, understood: true }
  assert.equal(await codeOf(general.call, 'documents.takeKey', taking), 'licence.missing')
  assert.equal((await stateOf(general)).custody, 'server')
})
