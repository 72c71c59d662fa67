/** Guesses at the passphrase of an office, and who may lock its documents. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, test } from 'node:test'
import { derivationBounds, guessesOfOffice, guessesOfPerson } from '../../data/limits.ts'
import { openKeyWorld } from './testing/index.ts'

const world = await openKeyWorld(randomBytes(48))
after(world.close)

const passphrase = 'dört yeşil kurbağa'
const other = 'beş mavi kaplumbağa'
type Member = ReturnType<typeof world.signIn>

async function officeWithKey() {
  const admin = world.signIn()
  await admin.call('documents.takeKey', { newPassphrase: passphrase, understood: true })
  const member = () => world.signIn({ officeId: admin.officeId, role: 'USER' })
  return { admin, member }
}

const open = async (who: Member, typed = passphrase) =>
  (await who.call('documents.openKey', { passphrase: typed })).code ?? 'opened'
const close = async (who: Member) => (await who.call('documents.closeKey')).code ?? 'closed'
const mayClose = async (who: Member) => (await who.call('documents.key')).data.may.includes('close')
/** So many wrong passphrases, one after the other; gives the last answer. */
async function guess(who: Member, times: number) {
  let last = ''
  for (let at = 0; at < times; at += 1) last = await open(who, `yanlış parola ${at}`)
  return last
}
const spent = 'document.key_guessed_too_often'

test('a member locks the documents only after having unlocked them with the passphrase that holds now', async () => {
  const { admin, member } = await officeWithKey()
  const colleague = member()
  assert.deepEqual([await mayClose(colleague), await close(colleague)], [false, 'document.key_not_opened'])
  assert.equal((await admin.call('documents.key')).data.isOpen, true)
  assert.equal(await open(colleague), 'opened')
  assert.deepEqual([await mayClose(colleague), await close(colleague)], [true, 'closed'])
  world.clock.advance(1)
  await admin.call('documents.changePassphrase', { passphrase, newPassphrase: other })
  assert.deepEqual([await mayClose(colleague), await close(colleague)], [false, 'document.key_not_opened'])
  assert.equal(await close(member()), 'document.key_not_opened')
  assert.equal(await close(admin), 'closed')
})

test('whoever guesses waits, and the administrator with the right passphrase does not', async () => {
  const { admin, member } = await officeWithKey()
  const [guesser, known] = [member(), member()]
  assert.equal(await open(known), 'opened')
  assert.equal(await guess(guesser, guessesOfPerson.free), 'document.wrong_passphrase')
  assert.equal(await guess(guesser, 1), spent)
  assert.equal(await open(guesser), spent)
  assert.deepEqual([await open(known), await open(admin), await open(member())], Array(3).fill('opened'))
  world.clock.advance(guessesOfPerson.firstPauseSeconds)
  assert.equal(await open(guesser), 'opened')
})

test('many members who guess keep out others who never opened the key, but no administrator', async () => {
  const { admin, member } = await officeWithKey()
  const known = member()
  await open(known)
  const guessers = Array.from({ length: guessesOfOffice.free / 8 }, member)
  for (const guesser of guessers) await guess(guesser, 8)
  const late = member()
  assert.deepEqual([await open(late), await open(guessers[0] as Member)], [spent, spent])
  const second = world.signIn({ officeId: admin.officeId })
  assert.deepEqual([await open(admin), await open(second), await open(known)], Array(3).fill('opened'))
  const changed = await admin.call('documents.changePassphrase', { passphrase, newPassphrase: other })
  assert.equal(changed.code, undefined)
  world.clock.advance(guessesOfOffice.firstPauseSeconds)
  assert.equal(await open(late, other), 'opened')
})

test('a right passphrase cancels the wrong ones of its person, and takes none from the others', async () => {
  const { member } = await officeWithKey()
  const one = member()
  for (let round = 0; round < 2; round += 1) {
    assert.equal(await guess(one, guessesOfPerson.free - 1), 'document.wrong_passphrase')
    assert.equal(await open(one), 'opened')
  }
})

test('guesses that come at once are all counted before one of them is compared', async () => {
  const { admin } = await officeWithKey()
  const answers: string[] = []
  for (let round = 0; round < guessesOfPerson.free; round += 1)
    answers.push(...(await Promise.all([1, 2, 3].map((at) => open(admin, `yanlış parola ${round} ${at}`)))))
  const compared = answers.filter((code) => code === 'document.wrong_passphrase')
  assert.equal(compared.length, guessesOfPerson.free)
  assert.ok(answers.includes('request.too_many'), 'one person derives only so many keys at once')
})

test('a wrong passphrase counts wherever it is typed', async () => {
  const { admin } = await officeWithKey()
  for (let at = 0; at < guessesOfPerson.free; at += 2) {
    await admin.call('documents.giveBackKey', { passphrase: 'yanlış parola' })
    await admin.call('documents.changePassphrase', { passphrase: 'yanlış parola', newPassphrase: other })
  }
  for (const [name, more] of [
    ['documents.openKey', {}],
    ['documents.giveBackKey', {}],
    ['documents.changePassphrase', { newPassphrase: other }],
  ] as const)
    assert.equal((await admin.call(name, { passphrase, ...more })).code, spent, name)
})

test('members whose passphrases are being tried keep neither their administrator nor another office waiting', async () => {
  const [{ admin, member }, another] = [await officeWithKey(), await officeWithKey()]
  const { officeId } = admin
  const users = Array.from({ length: derivationBounds.waiting + derivationBounds.perOffice }, (_, at) => at)
  const seats = users.map((at) => world.derivationSeats.take({ officeId, userId: `member ${at}` }))
  assert.equal(await open(member()), 'request.busy')
  assert.deepEqual([await open(admin), await open(another.admin)], ['opened', 'opened'])
  for (const seat of seats) (await seat)()
})
