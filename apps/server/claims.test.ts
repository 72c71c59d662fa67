/** Tests of an account before and after its mailbox is proven, in the whole product. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { payForm } from '@mizan/platform/payments/testing'
import { sql } from 'kysely'
import { openWorld, type World } from './sweep/world.ts'

let world: World
before(async () => {
  world = await openWorld()
})
after(() => world.close())

const password = 'Kavak-Rüzgâr-41'
let numbers = 0
const newForm = (more: Record<string, unknown> = {}) => {
  numbers += 1
  return {
    name: 'Selin',
    surname: 'Kaya',
    email: `selin.${randomUUID()}@ornek.test`,
    password,
    confirmPassword: password,
    phoneNumber: `+90536${4_000_000 + numbers}`,
    occupation: 'lawyer',
    organisation: `Kaya Hukuk ${randomUUID()}`,
    barRegistrationNumber: '1',
    declaresCorrect: true,
    acceptsDisclaimer: true,
    acceptsPrivacyPolicy: true,
    ...more,
  }
}

async function register(form: ReturnType<typeof newForm>) {
  const { data } = await world.call({}, 'auth.register', { body: form })
  const headers = { authorization: `Bearer ${data.accessToken}` }
  const prove = async (channel: 'sms' | 'email') => {
    const body = { purpose: 'verification', channel }
    const sent = await world.call(headers, 'auth.requestOtp', { body })
    const to = channel === 'email' ? form.email : form.phoneNumber
    const { rows } = await world.system(
      sql`select message as payload from waiting_messages where message->>'to' = ${to} order by position desc limit 1`,
    )
    const { text } = (rows[0] as { payload: { text: string } }).payload
    const code = /\b\d{6}\b/.exec(text)?.[0]
    return world.call(headers, 'auth.verify', { body: { codeId: sent.data.codeId, code } })
  }
  const profile = async () => (await world.call(headers, 'user.profile')).data
  return { userId: data.userId as string, headers, prove, profile }
}

test('a claim has a profile and a logout but no office; proving the mailbox brings an office without a plan', async () => {
  const form = newForm()
  const one = await register(form)
  await one.prove('sms')
  const claim = await one.profile()
  assert.deepEqual([claim.company.id, claim.roles, claim.licences, claim.readOnly], ['', [], [], true])
  const members = await world.call(one.headers, 'company.members')
  assert.equal(members.code, 'session.unverified')
  await one.prove('email')
  const { company, roles, licences, readOnly, trialEndsAt } = await one.profile()
  assert.deepEqual([company.name, roles], [form.organisation, ['ADMIN']])
  assert.deepEqual([licences, readOnly, trialEndsAt], [['case_management_readonly'], true, null])
  const record = await world.call(one.headers, 'company.audit')
  const actions = record.data.items.map(({ action }: { action: string }) => action)
  assert.deepEqual(actions.sort(), ['account.created', 'code.verified'])
})

test('a claim can log out, and leaves nothing in the record of any office', async () => {
  const one = await register(newForm())
  assert.equal((await world.call(one.headers, 'auth.logout')).status, 200)
  const { rows } = await world.system(
    sql`select company_id from audit_entries where actor_id = ${one.userId} and company_id is not null`,
  )
  assert.deepEqual(rows, [])
})

test('an invitation is accepted by proving the mailbox to which it was sent, not by proving a telephone', async () => {
  const admin = await world.signIn()
  const form = newForm()
  const { email, name, surname } = form
  await world.call(admin.headers, 'invite.create', { body: { email, name, surname, roles: ['CASEADMIN'] } })
  const { rows } = await world.system(
    sql`select message as payload from waiting_messages where message->>'to' = ${email}`,
  )
  const { text } = (rows[0] as { payload: { text: string } }).payload
  const link = /\/invitation\/([\w-]+)/.exec(text)?.[1]
  const one = await register({ ...form, ...{ invitationId: link } })
  await one.prove('sms')
  const membersOf = async () => {
    const { data } = await world.call(admin.headers, 'company.members')
    return data.items.map(({ userId }: { userId: string }) => userId)
  }
  assert.deepEqual(await membersOf(), [admin.userId])
  await one.prove('email')
  assert.deepEqual((await membersOf()).sort(), [admin.userId, one.userId].sort())
  assert.deepEqual((await one.profile()).roles, ['CASEADMIN'])
})

/** Starts the trial of the office with a card that is stored on the page of the bank. */
async function startTrial({ headers }: Awaited<ReturnType<typeof register>>) {
  const body = { offerType: 'CaseManagement', billingCycle: '1M' }
  const { data, code } = await world.call(headers, 'payment.processSubscription', { body })
  if (!data?.address) return code
  const { to, fields } = await payForm(data.address, { stores: true })
  const secretKey = to.split('/').at(-1) ?? ''
  const back = await world.call({}, 'payment.return', { params: { secretKey }, body: fields })
  assert.equal(back.status, 200)
  return undefined
}

test('an office that starts its trial with a stored card may write and search for fourteen days', async () => {
  const one = await register(newForm())
  await one.prove('email')
  const search = () =>
    world.call(one.headers, 'decisions.basicSearch', { body: { query: 'kira', searchCountry: 'turkey' } })
  assert.equal((await search()).code, 'licence.missing')
  assert.equal(await startTrial(one), undefined)
  const { readOnly, trialEndsAt, licences } = await one.profile()
  assert.equal(readOnly, false)
  assert.ok(licences.includes('case_search_basic') && licences.includes('case_management_full'))
  const days = (Date.parse(trialEndsAt) - Date.now()) / 86_400_000
  assert.ok(days > 13 && days < 22, String(days))
  assert.equal((await search()).status, 200)
  assert.equal(await startTrial(one), 'billing.trial_used')
})

test('a person who erases an account that had the trial and returns has an office, but no second trial', async () => {
  const form = newForm()
  const first = await register(form)
  await first.prove('email')
  assert.equal(await startTrial(first), undefined)
  const erased = await world.call(first.headers, 'user.erase', { body: { password } })
  assert.equal(erased.status, 200, erased.code)
  const again = await register(form)
  await again.prove('email')
  const { readOnly, trialEndsAt, licences, roles } = await again.profile()
  assert.deepEqual([readOnly, trialEndsAt, roles], [true, null, ['ADMIN']])
  assert.deepEqual(licences, ['case_management_readonly'])
  assert.equal((await world.call(again.headers, 'billing.status')).data.mayStartTrial, false)
  assert.equal(await startTrial(again), 'billing.trial_used')
  const body = { email: 'biri@ornek.test', name: 'Ali', surname: 'Demir' }
  assert.equal((await world.call(again.headers, 'invite.create', { body })).code, 'plan.read_only')
})
