import assert from 'node:assert/strict'
import { test } from 'node:test'
import { amountOf, fromHundredths, money } from '@mizan/platform/money'
import fc from 'fast-check'
import { grossFor } from './gross-for.ts'
import { type KnownLine, knownLines, type ReceiptRates, receiptLines } from './lines.ts'

// The same values at each run, so that what fails comes from a change.
fc.configureGlobal({ seed: 20_261_124 })

const rates = (withholding: string, vat: string, vatWithheldTenths = 0): ReceiptRates => ({
  withholding,
  vat,
  vatWithheldTenths,
})
const collected = (gross: string, with_: ReceiptRates) =>
  amountOf(receiptLines(money(gross), with_).collected)
const back = (amount: string, line: KnownLine, with_: ReceiptRates) => {
  const { gross, isExact, others } = grossFor(money(amount), line, with_)
  return { gross: amountOf(gross), isExact, others: others.map(amountOf) }
}
const exactly = (gross: string) => ({ gross, isExact: true, others: [] as string[] })

test('a payer who withholds pays the gross less income tax, plus the value added tax that they do not keep', () => {
  const lines = receiptLines(money('10000'), rates('20', '20', 9))
  assert.deepEqual(
    Object.fromEntries(Object.entries(lines).map(([name, amount]) => [name, amountOf(amount)])),
    {
      gross: '10000.00',
      withholding: '2000.00',
      net: '8000.00',
      vat: '2000.00',
      vatWithheld: '1800.00',
      vatPaid: '200.00',
      total: '12000.00',
      collected: '8200.00',
    },
  )
})

test('the same gross comes to different amounts by rate of tax and share that is withheld', () => {
  assert.equal(collected('10000', rates('20', '20')), '10000.00')
  assert.equal(collected('10000', rates('20', '20', 5)), '9000.00')
  assert.equal(collected('10000', rates('20', '10')), '9000.00')
  assert.equal(collected('10000', rates('20', '1')), '8100.00')
  assert.equal(collected('10000', rates('0', '20')), '12000.00')
})

test('the gross is found from what should be collected, from the net and from the total with tax', () => {
  assert.deepEqual(back('10000', 'collected', rates('20', '20')), exactly('10000.00'))
  assert.equal(back('10000', 'collected', rates('20', '20', 5)).gross, '11111.11')
  assert.equal(back('10000', 'collected', rates('20', '20', 9)).gross, '12195.12')
  assert.equal(back('10000', 'collected', rates('20', '1')).gross, '12345.68')
  assert.equal(back('1500', 'collected', rates('20', '18')).gross, '1530.61')
  assert.deepEqual(back('8000', 'net', rates('20', '20')).gross, '10000.00')
  assert.deepEqual(back('12000', 'total', rates('20', '20')), exactly('10000.00'))
})

test('two gross fees with one net are both shown', () => {
  assert.deepEqual(back('0.82', 'net', rates('20', '20')), {
    gross: '1.03',
    isExact: true,
    others: ['1.02'],
  })
})

test('a total that no gross gives is answered with the nearest on both sides', () => {
  assert.deepEqual(back('1.23', 'total', rates('20', '20')), {
    gross: '1.02',
    isExact: false,
    others: ['1.03'],
  })
  assert.deepEqual(back('0.01', 'collected', rates('0', '20')), exactly('0.01'))
})

const someRates = fc.record({
  withholding: fc.constantFrom('0', '20'),
  vat: fc.constantFrom('1', '8', '10', '18', '20'),
  vatWithheldTenths: fc.constantFrom(0, 2, 3, 4, 5, 7, 9, 10),
})
const someAmount = fc.bigInt(1n, 99_999_999_999n).map((hundredths) => fromHundredths(hundredths))

test('whatever a gross gives on a line leads back to that gross', () => {
  fc.assert(
    fc.property(someAmount, someRates, fc.constantFrom(...knownLines), (gross, with_, line) => {
      const found = grossFor(receiptLines(gross, with_)[line], line, with_)
      assert.ok(found.isExact)
      const all = [found.gross, ...found.others].map(({ hundredths }) => hundredths)
      assert.ok(all.includes(gross.hundredths), `${amountOf(gross)} is not among ${all}`)
    }),
  )
})

test('every amount has a gross to the kuruş, or neighbours below and above with nothing between', () => {
  fc.assert(
    fc.property(someAmount, someRates, fc.constantFrom(...knownLines), (wanted, with_, line) => {
      const { gross, isExact, others } = grossFor(wanted, line, with_)
      const given = (one: typeof gross) => receiptLines(one, with_)[line].hundredths
      if (isExact) assert.ok([gross, ...others].every((one) => given(one) === wanted.hundredths))
      else {
        assert.equal(others.length, 1)
        assert.ok(given(gross) < wanted.hundredths && given(others[0] as typeof gross) > wanted.hundredths)
      }
    }),
  )
})

test('a higher gross never gives a lower total', () => {
  fc.assert(
    fc.property(someAmount, someAmount, someRates, (one, other, with_) => {
      const [low, high] = one.hundredths < other.hundredths ? [one, other] : [other, one]
      assert.ok(receiptLines(low, with_).total.hundredths <= receiptLines(high, with_).total.hundredths)
    }),
  )
})
