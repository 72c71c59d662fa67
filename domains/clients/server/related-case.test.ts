/** The case of a service: one of the client's, and named to nobody who may not read it. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { readSheet } from '@mizan/platform/spreadsheet/testing'
import { extractText, getDocumentProxy } from 'unpdf'
import { type Member, newClient, openClients, type TestClients } from './testing/index.ts'

let world: TestClients
before(async () => {
  world = await openClients()
})
after(() => world.close())

const title = 'Yılmaz / ABC A.Ş.'

/** A client with a case that this person may read, and a colleague who may not. */
async function office() {
  const me = world.signIn()
  const colleague = world.signIn({ officeId: me.officeId })
  const clientId = await newClient(me)
  const caseId = `case of ${clientId}`
  world.state.readable.set(caseId, { readers: [me.userId], title, clientIds: [clientId] })
  return { me, colleague, clientId, caseId }
}

const serve = (by: Member, clientId: string, caseId?: string | null) =>
  by.post('client.addService', {
    clientId,
    amount: '100',
    description: 'Dilekçe',
    date: '2026-03-02',
    ...(caseId !== undefined && { caseId }),
  })

test('the account names the case of a service to those who may read it, and to nobody else', async () => {
  const { me, colleague, clientId, caseId } = await office()
  await serve(me, clientId)
  await serve(me, clientId, caseId)
  const ledger = async (by: Member) => (await by.get('client.transactions', { clientId })).data
  const cases = async (by: Member) => (await ledger(by)).items.map((line: { case: unknown }) => line.case)
  assert.deepEqual(await cases(me), [{ caseId, title, number: '2026/129' }, null])
  assert.deepEqual(await cases(colleague), [null, null])
  const history = await colleague.get('client.histories', { clientId })
  assert.doesNotMatch(JSON.stringify([await ledger(colleague), history.data]), /Yılmaz|case of/)
})

test('a case that the caller may not read is refused as one that does not exist, and so is one of another client', async () => {
  const { me, colleague, clientId, caseId } = await office()
  const otherClient = await newClient(me, 'Başka A.Ş.')
  const missing = await serve(me, clientId, 'missing')
  assert.deepEqual([missing.status, missing.code], [404, 'client.case_not_found'])
  for (const refused of [await serve(colleague, clientId, caseId), await serve(me, otherClient, caseId)])
    assert.equal(refused.body, missing.body)
  assert.equal((await me.get('client.transactions', { clientId })).data.total, 0)
})

test('a service without a case may say so in words', async () => {
  const { me, clientId } = await office()
  assert.equal((await serve(me, clientId, null)).status, 200)
  assert.equal((await me.get('client.transactions', { clientId })).data.items[0].case, null)
})

test('a payment, an expense and a payout may be for a case too, under the same rule', async () => {
  const { me, colleague, clientId, caseId } = await office()
  const line = {
    clientId,
    amount: '1',
    description: 'Kayıt',
    paymentType: 'cash',
    expenseType: 'other',
    caseId,
  }
  const rows = [
    ['client.addPayment', { account: 'trust' }],
    ['client.addExpense', {}],
    ['client.payOut', { account: 'trust' }],
  ] as const
  for (const [name, more] of rows) {
    assert.equal((await colleague.post(name, { ...line, ...more })).code, 'client.case_not_found', name)
    assert.equal((await me.post(name, { ...line, ...more })).status, 200, name)
  }
  const ofCase = async (by: Member) =>
    (await by.get('client.transactions', { clientId }, 'account=trust')).data.items.map(
      ({ case: one }: { case: { caseId: string } | null }) => one?.caseId ?? null,
    )
  assert.deepEqual(
    [await ofCase(me), await ofCase(colleague)],
    [
      [caseId, caseId],
      [null, null],
    ],
  )
})

test('both files of a statement name the case to those who may read it alone', async () => {
  const { me, colleague, clientId, caseId } = await office()
  await serve(me, clientId, caseId)
  const period = 'startDate=2026-03-01&endDate=2026-03-31'
  const file = async (by: Member, format: string) =>
    (await by.get('client.statement', { clientId }, `${period}&format=${format}`)).bytes
  const cells = async (by: Member) =>
    readSheet(await file(by, 'xlsx'))
      .flat()
      .map(({ value }) => value)
  const page = async (by: Member) => {
    const pdf = await getDocumentProxy(new Uint8Array(await file(by, 'pdf')))
    return (await extractText(pdf, { mergePages: true })).text
  }
  assert.ok((await cells(me)).includes(title))
  assert.ok((await page(me)).includes(`Dava: ${title}`))
  assert.ok(!(await cells(colleague)).includes(title))
  assert.ok(!(await page(colleague)).includes('Yılmaz'))
})
