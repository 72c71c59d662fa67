import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { loadConfig } from '../config/index.ts'
import { TestClock } from '../testing/index.ts'
import { testCards } from './bank/cards.ts'
import { openPayments } from './open.ts'
import { newOrder } from './testing/exam-parts.ts'
import { payForm } from './testing/payer.ts'

async function folderOf(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mizan-bank-'))
  t.after(() => rm(folder, { recursive: true }))
  return folder
}

const options = () => ({ clock: new TestClock(), address: () => undefined })

test('in production there is no sandbox bank: without iyzico the product takes no cards', async () => {
  const seller = {
    ...{ SELLER_NAME: 'Örnek A.Ş.', SELLER_ADDRESS: 'Ankara', SELLER_TAX_NUMBER: '1234567890' },
    SELLER_IBAN: 'TR330006100519786457841326',
  }
  const production = { NODE_ENV: 'production', ...seller }
  assert.equal((await openPayments(loadConfig(production), options())).provider, undefined)
  for (const bank of [{ SANDBOX_BANK_URL: 'http://localhost:4000' }, { SANDBOX_BANK_PORT: '4000' }])
    await assert.rejects(
      openPayments(loadConfig({ ...production, ...bank }), options()),
      /no place in production/,
    )
  const keys = { IYZICO_API_KEY: 'a', IYZICO_SECRET_KEY: 'b' }
  const opened = await openPayments(loadConfig({ ...production, ...keys }), options())
  assert.deepEqual([opened.provider?.name, opened.bank], ['iyzico', undefined])
  await opened.close()
})

test('cards and payments of the sandbox bank survive a restart, and its book holds no card number', async (t) => {
  const folder = await folderOf(t)
  const config = loadConfig({ DATA_DIR: folder })
  const first = await openPayments(config, options())
  const order = newOrder()
  const started = await first.provider?.startForm(order)
  assert.ok(started?.state === 'started')
  await payForm(started.address, { stores: true })
  await first.close()
  const second = await openPayments(config, options())
  t.after(() => second.close())
  const found = await second.provider?.inquire(order)
  assert.ok(found?.state === 'settled' && found.payment.stored)
  const cards = await second.provider?.listCards(found.payment.stored.owner)
  assert.ok(cards?.state === 'done')
  assert.equal(cards.cards[0]?.lastFour, '0008')
  const book = await readFile(join(folder, 'sandbox-bank', 'book.json'), 'utf8')
  assert.ok(testCards.every(({ number }) => !book.includes(number)))
})

test('the pages may frame the bank, and with iyzico the pages of all banks', async (t) => {
  const opened = await openPayments(loadConfig({ SANDBOX_BANK_URL: 'http://localhost:4000' }), options())
  t.after(() => opened.close())
  assert.deepEqual(opened.frames, ['http://localhost:4000'])
})
