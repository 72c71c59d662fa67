/**
 * Tests that every call has a price if its work grows with sent data or with the data of an office: it answers with a
 * file, or takes a list or a text of more than a few elements. Each exception explains why it needs none.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isFile, type Row, unitsOf } from '@mizan/platform/contract'
import { allRows } from './rows.ts'

/** A list up to this length, and a text up to that, is read in less than a unit. */
const few = 10
const short = 4_000

/** Names of rows with the reason why they need no price. */
const free: Record<string, string> = {
  'recordings.audio':
    'sends stored bytes as fast as the line takes them; a player asks for many parts of one file',
  'recordings.addPiece': 'keeps some seconds of sound as they are; the bytes are bounded by its file field',
  'documents.download': 'sends stored bytes as fast as the line takes them, and a viewer asks for parts',
  'user.addPasskey':
    'the record is what one key of the browser answers, bounded by the depth and size of JSON',
  'payment.saveCard': 'the fields are those of a short form, bounded by the size of a form',
  'payment.hash': 'the fields are those of a short form, bounded by the size of a form',
  'payment.return': 'the fields are those of a short form, bounded by the size of a form',
  'payment.completeApplePay': 'the token is what one wallet answers, bounded by the depth and size of JSON',
  'payment.webhook': 'only the provider sends it, and its signature is compared first',
  'auth.verifyPasskey':
    'the record is what one key of the browser answers, bounded by the depth and size of JSON',
}

interface Shape {
  maxItems?: number
  maxLength?: number
  format?: string
  pattern?: string
  type?: string
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Shape>
  additionalProperties?: Shape | boolean
  items?: Shape
  anyOf?: Shape[]
  oneOf?: Shape[]
  allOf?: Shape[]
}

/** The long fields of a shape, by their names. */
function longIn(shape: Shape, path: string): string[] {
  const { properties = {}, additionalProperties: others, items, anyOf = [], oneOf = [], allOf = [] } = shape
  const isLong =
    (shape.type === 'array' && (shape.maxItems ?? Number.POSITIVE_INFINITY) > few) ||
    (shape.type === 'string' && (shape.maxLength ?? 0) > short) ||
    typeof others === 'object'
  return [
    ...(isLong ? [path] : []),
    ...Object.entries(properties).flatMap(([name, field]) => longIn(field, `${path}.${name}`)),
    ...(items ? longIn(items, `${path}[]`) : []),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((one) => longIn(one, path)),
  ]
}

const longOf = (row: Row): string[] =>
  (['query', 'body'] as const).flatMap((part) => {
    const shape = row[part]?.toJSONSchema({ io: 'input', unrepresentable: 'any' }) as Shape | undefined
    return shape ? longIn(shape, part) : []
  })

const reasonsOf = (row: Row): string[] => [
  ...(isFile(row.answer) ? ['answers a file'] : []),
  ...(row.files ? ['takes files'] : []),
  ...longOf(row),
]

test('every call that makes a file, or takes a long list or text, has a price', () => {
  const unpriced = allRows
    .filter(([name, row]) => row.price === undefined && !(name in free) && reasonsOf(row).length > 0)
    .map(([name, row]) => `${name}: ${reasonsOf(row).join(', ')}`)
  assert.deepEqual(unpriced, [])
})

test('each exception names a call that would need a price', () => {
  const rows = new Map(allRows)
  for (const name of Object.keys(free)) {
    const row = rows.get(name)
    assert.ok(row, name)
    assert.equal(row.price, undefined, name)
    assert.notDeepEqual(reasonsOf(row), [], name)
  }
})

/** The sample with each of its lists filled up with its first element. */
const filledUp = (value: unknown, shape: Shape | undefined): unknown => {
  if (Array.isArray(value) && shape?.items) {
    const elements = value.map((one) => filledUp(one, shape.items))
    return Array.from({ length: shape.maxItems ?? 1_000 }, (_, at) => elements[at % elements.length])
  }
  if (typeof value !== 'object' || value === null) return value
  const fields = shape?.properties ?? {}
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filledUp(one, fields[name])]))
}

/** The longest list of a sample. */
const longest = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0
  return Math.max(Array.isArray(value) ? value.length : 0, ...Object.values(value).map(longest))
}

test('the price of a call grows with the lists that it takes', () => {
  const flat: string[] = []
  let grown = 0
  for (const [name, row] of allRows) {
    const { body } = row.sample
    if (!row.body || row.price === undefined || longOf(row).length === 0) continue
    const query = row.query?.safeParse(row.sample.query ?? {}).data ?? {}
    const shape = row.body.toJSONSchema({ io: 'input', unrepresentable: 'any' }) as Shape
    const full = filledUp(body, shape)
    if (longest(full) <= few) continue
    // The row may refuse lists of equal elements, but its price depends on their length alone.
    const units = (sent: unknown) => unitsOf(row.price, { query, body: withDefaults(row, body, sent) })
    grown += 1
    if (!(units(full) > units(body))) flat.push(name)
  }
  assert.ok(grown >= 10, `only ${grown} rows have a list in their sample`)
  assert.deepEqual(flat, [])
})

/** The input with the row's defaults, if the row accepted it. */
const withDefaults = (row: Row, sample: unknown, sent: unknown): unknown => ({
  ...(row.body?.safeParse(sample).data as object),
  ...(sent as object),
})

test('a list, a long text and a file without a price are detected', () => {
  const list: Shape = {
    type: 'object',
    properties: { ids: { type: 'array', maxItems: 500, items: { type: 'string' } } },
  }
  assert.deepEqual(longIn(list, 'body'), ['body.ids'])
  const unbounded: Shape = { anyOf: [{ type: 'array', items: { type: 'string', maxLength: 20_000 } }] }
  assert.deepEqual(longIn(unbounded, 'body'), ['body', 'body[]'])
  assert.deepEqual(
    longIn({ type: 'array', maxItems: 6, items: { type: 'string', maxLength: 20 } }, 'body'),
    [],
  )
})
