import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileNameOf, statementOf } from './statement.ts'

test('a statement leads from the opening balance to the closing one, exact to the kuruş', () => {
  const { lines, ...sums } = statementOf('-100.10', [
    { date: '2026-12-01', kind: 'service', amount: '0.10' },
    { date: '2026-12-02', kind: 'service', amount: '20000.20' },
    { date: '2026-12-03', kind: 'payment', amount: '7500.30' },
  ])
  assert.deepEqual(
    lines.map(({ balance }) => balance),
    ['-100.00', '19900.20', '12399.90'],
  )
  assert.deepEqual(sums, {
    opening: '-100.10',
    charged: '20000.30',
    payments: '7500.30',
    closing: '12399.90',
  })
})

test('a period without a line closes as it opened', () => {
  assert.deepEqual(statementOf('5', []), {
    opening: '5.00',
    charged: '0.00',
    payments: '0.00',
    closing: '5.00',
    lines: [],
  })
})

test('the name of a file has the name of the client without signs that a system refuses, and cut', () => {
  const of = {
    title: 'Hesap ekstresi',
    startDate: '2026-01-01',
    endDate: '2026-01-31',
    format: 'pdf',
  } as const
  const named = (client: string) => fileNameOf({ ...of, client })
  assert.equal(named('=ABC/"Gıda" A.Ş.'), 'Hesap ekstresi ABC Gıda A.Ş. 2026-01-01 2026-01-31.pdf')
  assert.equal(named('İ'.repeat(200)), `Hesap ekstresi ${'İ'.repeat(60)} 2026-01-01 2026-01-31.pdf`)
  assert.equal(named('"*"'), 'Hesap ekstresi 2026-01-01 2026-01-31.pdf')
})
