import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  checkNewPasskey,
  checkPasskey,
  creationOptions,
  type KeptPasskey,
  requestOptions,
} from './passkeys.ts'
import { Authenticator, type Deviations } from './testing/authenticator.ts'

const site = { publicUrl: 'https://mizan.example.test' }
const user = { id: 'user-1', email: 'deniz@ornek.test', name: 'Deniz Örnek' }
const refused = { code: 'passkey.refused' }

async function newPasskey(origin = site.publicUrl) {
  const device = new Authenticator(origin)
  const options = await creationOptions(site, user, [])
  const answer = device.create({ ...options })
  const credential = await checkNewPasskey(site, options.challenge, answer)
  const kept: KeptPasskey = {
    credentialId: credential.id,
    publicKey: credential.publicKey,
    counter: credential.counter,
    transports: credential.transports ?? [],
  }
  return { device, kept }
}

async function use({ device, kept }: Awaited<ReturnType<typeof newPasskey>>, deviations?: Deviations) {
  const options = await requestOptions(site, [kept])
  return checkPasskey(site, options.challenge, device.get({ ...options }, deviations), kept)
}

test('a passkey that was made here signs in here, and its counter grows', async () => {
  const passkey = await newPasskey()
  assert.equal(await use(passkey), passkey.kept.counter + 1)
})

test('a new passkey is refused for another challenge, another site or a malformed answer', async () => {
  const device = new Authenticator(site.publicUrl)
  const options = { ...(await creationOptions(site, user, [])) }
  const attempts: Record<string, unknown>[] = [
    device.create(options, { challenge: 'AAAA' }),
    device.create(options, { origin: 'https://mizan.example.test.evil.test' }),
    device.create(options, { siteId: 'evil.test' }),
    {},
    { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: '%', attestationObject: 1 } },
  ]
  for (const answer of attempts)
    await assert.rejects(checkNewPasskey(site, String(options.challenge), answer), refused)
})

test('a passkey is refused if challenge, site, signature or counter are wrong', async () => {
  const passkey = await newPasskey()
  const deviations: Deviations[] = [
    { challenge: 'AAAA' },
    { origin: 'http://localhost:3000' },
    { siteId: 'localhost' },
    { forged: true },
    { counter: passkey.kept.counter },
  ]
  for (const deviation of deviations) await assert.rejects(use(passkey, deviation), refused)
})

test('without a public address only this machine is accepted as the site, on any port', async () => {
  const local = { publicUrl: undefined }
  const options = await creationOptions(local, user, [])
  const create = (origin: string) =>
    checkNewPasskey(local, options.challenge, new Authenticator(origin).create({ ...options }))
  await create('http://localhost:4123')
  await create('http://localhost')
  for (const origin of ['http://localhost.evil.test', 'https://evil.test', 'http://127.0.0.1:3000', ''])
    await assert.rejects(create(origin), refused)
})

test('the browser gets the existing passkeys of the account, so that none is made twice', async () => {
  const { kept } = await newPasskey()
  const options = await creationOptions(site, user, [kept])
  assert.deepEqual(
    options.excludeCredentials?.map(({ id }) => id),
    [kept.credentialId],
  )
  assert.deepEqual([options.rp.id, options.user.name], ['mizan.example.test', user.email])
})
