import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { fromEverywhere, fromOneNetwork } from '../../rules/tries.ts'
import { newMember } from '../testing/codes.ts'
import { openTestIdentity, type TestIdentity } from '../testing/index.ts'

let rooms: TestIdentity
before(async () => {
  rooms = await openTestIdentity()
})
after(() => rooms.close())

let people = 0
/** A member whose browser is signed out; signs in from any network. */
async function newOwner() {
  people += 1
  const more = { email: `deneme.${people}@ornek.test`, phoneNumber: `+90541${1_000_000 + people}` }
  const { form, token } = await newMember(rooms, more)
  await rooms.call('auth.logout', { token })
  const signIn = (address: string, password = form.password) =>
    rooms.call('auth.login', { body: { email: form.email, password }, address })
  const signInAndOut = async (address: string) => {
    const { status, data } = await signIn(address)
    if (status === 200) await rooms.call('auth.logout', { token: data.accessToken })
    return status
  }
  return { wrong: (address: string) => signIn(address, 'Yanlis-Parola-1'), signInAndOut }
}

test('the right password cancels the wrong ones that the same network sent before', async () => {
  const owner = await newOwner()
  const home = '192.0.2.77'
  for (let round = 0; round < 2; round += 1) {
    for (let tries = 1; tries < fromOneNetwork.free; tries += 1) await owner.wrong(home)
    assert.equal(await owner.signInAndOut(home), 200)
  }
})

test('signing in does not use up the attempts of strangers elsewhere', async () => {
  const owner = await newOwner()
  const perNetwork = fromOneNetwork.free - 1
  for (let tries = 0; tries < fromEverywhere.free - 2; tries += 1)
    await owner.wrong(`198.51.100.${Math.floor(tries / perNetwork)}`)
  // None of these networks was used before, so only the count of all networks could make the owner wait.
  for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3'])
    assert.equal(await owner.signInAndOut(address), 200, address)
})
