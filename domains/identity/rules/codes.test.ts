import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codeLimits, waitBeforeCode } from './codes.ts'

const sentAt = (seconds: number, network = 'a', isFamiliar = false) => ({
  sentAt: seconds * 1000,
  network,
  isFamiliar,
})
const from = (network: string, { known = false, isFamiliar = false } = {}) => ({ network, known, isFamiliar })

test('another code waits a minute, and an hour after five', () => {
  assert.equal(waitBeforeCode([], from('a'), 0), 0)
  assert.equal(waitBeforeCode([sentAt(0)], from('a'), 20_000), 40_000)
  assert.equal(waitBeforeCode([sentAt(0)], from('b'), 20_000), 0)
  assert.equal(waitBeforeCode([sentAt(0)], from('b', { known: true }), 20_000), 40_000)
  const five = [0, 100, 200, 300, 400].map((seconds) => sentAt(seconds))
  assert.equal(waitBeforeCode(five, from('a'), 500_000), 3_100_000)
  assert.equal(waitBeforeCode(five, from('b'), 500_000), 0)
  const ten = [...five, ...five.map((code) => ({ ...code, network: 'c' }))]
  assert.equal(waitBeforeCode(ten, from('b'), 500_000), 3_100_000)
})

/** One code from each of many networks, a few in each hour. */
const aDayOfStrangers = Array.from({ length: codeLimits.perDay }, (_, number) =>
  sentAt(number * 600, `stranger ${number}`),
)
const afterwards = codeLimits.perDay * 600 * 1000

test('codes used up by strangers slow down strangers, not the owner on a familiar network', () => {
  const newest = (codeLimits.perDay - 1) * 600 * 1000
  const wait = newest + codeLimits.slowSeconds * 1000 - afterwards
  assert.equal(waitBeforeCode(aDayOfStrangers, from('b'), afterwards), wait)
  assert.equal(waitBeforeCode(aDayOfStrangers, from('home', { isFamiliar: true }), afterwards), 0)
})

test('familiar networks have an allowance of the same size', () => {
  const familiar = aDayOfStrangers.map((code) => ({ ...code, isFamiliar: true }))
  assert.ok(waitBeforeCode(familiar, from('home', { isFamiliar: true }), afterwards) > 0)
  assert.equal(waitBeforeCode(familiar, from('b'), afterwards), 0)
})

test('another person who claims an address cannot keep its owner from asking for a code', () => {
  const strangers = Array.from({ length: 40 }, (_, at) => sentAt(at * 60, `network ${at}`))
  const asker = { ...from('home', { known: true }), isClaim: true }
  assert.equal(waitBeforeCode(strangers, asker, 3_000_000), 0)
  assert.ok(waitBeforeCode(strangers, { ...asker, isClaim: false }, 3_000_000) > 0)
  const flood = Array.from({ length: codeLimits.perDayOfClaims }, (_, at) => sentAt(at * 60, `network ${at}`))
  assert.ok(waitBeforeCode(flood, asker, 3_700_000) > 0)
  const own = Array.from({ length: 5 }, (_, at) => sentAt(at * 61, 'home'))
  assert.ok(waitBeforeCode(own, asker, 400_000) > 0)
})

test('a day of requests allows no more guesses than a few dozen codes give', () => {
  const day = 86_400
  const sent: ReturnType<typeof sentAt>[] = []
  for (let seconds = 0; seconds < day; seconds += 60)
    if (waitBeforeCode(sent, from(`network ${seconds}`), seconds * 1000) === 0)
      sent.push(sentAt(seconds, `network ${seconds}`))
  assert.ok(sent.length <= 32, String(sent.length))
})
