/** Guesses at the passphrase of an office, with the limits that the product has per network. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { domains } from './domains.ts'
import { officeOf } from './incoming-mail/office.ts'
import { openWorld, type World } from './sweep/world.ts'

let world: World
before(async () => {
  world = await openWorld(domains, { RATE_LIMITS: 'on' })
})
after(() => world.close())

test('twenty guesses of a colleague at the same address do not keep the administrator out', async () => {
  const { colleague, newCase } = officeOf(world)
  const admin = await world.superAdmin()
  await newCase(admin)
  const passphrase = 'dört yeşil kurbağa'
  const body = { newPassphrase: passphrase, understood: true }
  assert.equal((await world.call(admin.headers, 'documents.takeKey', { body })).status, 200)
  const guesser = await colleague(admin)
  assert.equal((await world.call(guesser.headers, 'documents.closeKey')).code, 'document.key_not_opened')
  await world.call(admin.headers, 'documents.closeKey')
  const open = async (who: typeof admin, typed: string) => {
    const { status, code } = await world.call(who.headers, 'documents.openKey', {
      body: { passphrase: typed },
    })
    return code ?? status
  }
  const guesses = []
  for (let at = 0; at < 20; at += 1) guesses.push(await open(guesser, `yanlış parola ${at}`))
  assert.equal(guesses.at(-1), 'document.key_guessed_too_often')
  assert.equal(await open(admin, passphrase), 200)
})
