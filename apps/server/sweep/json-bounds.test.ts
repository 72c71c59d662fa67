/** The limits of JSON leave room for the largest body of any row, and its whole numbers fit into the database. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jsonBounds } from '@mizan/platform/http'
import { allRows } from './rows.ts'

interface Shape {
  type?: string
  maximum?: number
  properties?: Record<string, Shape>
  items?: Shape
  maxItems?: number
  anyOf?: Shape[]
  oneOf?: Shape[]
}

const inner = ({ properties = {}, items, anyOf = [], oneOf = [] }: Shape): Shape[] => [
  ...Object.values(properties),
  ...(items ? [items] : []),
  ...anyOf,
  ...oneOf,
]

const levels = (shape: Shape): number =>
  Number(Boolean(shape.properties ?? shape.items)) + Math.max(0, ...inner(shape).map(levels))

/** Variants are counted as if all were sent at once, which is more than is possible. */
const values = (shape: Shape): number =>
  1 + (shape.maxItems ?? 1) * inner(shape).reduce((sum, one) => sum + values(one), 0)

/** A text with tables is as deep as its pages; one with more values is refused with a message. */
const texts = new Set(['drafts.save', 'templates.save'])
/** The entries of all services together have a bound, which no schema of one list can say. */
const boundTogether = new Set(['time.bill'])

test('every body fits into half of the allowed levels and values', () => {
  for (const [name, row] of allRows) {
    if (!row.body || texts.has(name) || boundTogether.has(name)) continue
    const shape = row.body.toJSONSchema({ io: 'input', unrepresentable: 'any' }) as Shape
    assert.ok(levels(shape) <= jsonBounds.levels / 2, name)
    assert.ok(values(shape) <= jsonBounds.values / 2, `${name}: ${values(shape)}`)
  }
})

const wholeNumbers = (shape: Shape): Shape[] =>
  shape.type === 'integer' ? [shape] : inner(shape).flatMap(wholeNumbers)

test('every whole number of a body fits into a column of the database', () => {
  for (const [name, row] of allRows) {
    const shape = row.body?.toJSONSchema({ io: 'input', unrepresentable: 'any' }) as Shape | undefined
    for (const { maximum = Number.POSITIVE_INFINITY } of shape ? wholeNumbers(shape) : [])
      assert.ok(maximum < 2 ** 31, `${name} takes ${maximum}`)
  }
})
