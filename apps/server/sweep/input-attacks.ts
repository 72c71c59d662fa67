/** Attacks by input, from any caller; each returns the row's reaction. */
import assert from 'node:assert/strict'
import type { Row } from '@mizan/platform/contract'
import { sql } from 'kysely'
import { hostileTexts } from '../hostile-texts.ts'
import { allRows, type Headers, type Input, sampleOf, send, takesAnyField } from './rows.ts'
import type { Outcome } from './table.ts'
import { type TextField, textFieldsOf } from './text-fields.ts'
import { possessionsOf, type World } from './world.ts'

export interface Target {
  world: World
  name: string
  row: Row
  headers: Headers
}

type OutcomeStatus = Outcome['status']

const answerOf = async ({ world, row, headers }: Target, input: Input) => {
  const answer = await send(world.server, row, input, await world.headersFor(row, headers))
  const isJson = answer.headers['content-type']?.toString().includes('json')
  const { code, isError, issues = [] } = isJson ? answer.json() : {}
  return { status: answer.statusCode, code, isError: isError === true, issues: issues as { path: string }[] }
}

/** The progress of the input: past the check of its shape, or the refused fields. */
const reached = ({ code, issues }: Awaited<ReturnType<typeof answerOf>>): string =>
  code === 'request.invalid' ? `refused ${issues.map(({ path }) => path).join()}` : 'taken'

/** Pairs of texts that must get equally far. Address parameters cannot be empty, so they have no such pair. */
const pairsOf = ({ example, part }: TextField): [without: string, withNul: string][] => [
  [example, `${example.slice(0, 1)}\0${example.slice(1)}\0`],
  ['Aa1!', 'Aa1!\0\0\0\0'],
  ...(part === 'params' ? [] : ([['', '\0\0\0']] as [string, string][])),
]

/**
 * Every `parts`-th of the items, from another start for each `turn`: there are many rows, and all read their input
 * alike.
 */
const share = <Item>(items: readonly Item[], parts: number, turn: number): Item[] =>
  items.filter((_, at) => (at + turn) % parts === 0)

/** An unreachable third-party service is reported as 503 and is no failure of ours. */
const isNoFailure = (status: number): boolean => status < 500 || status === 503

/** U+0000 in each text must have no effect. */
export async function nulInTexts(target: Target): Promise<OutcomeStatus> {
  const fields = textFieldsOf(target.row)
  for (const [at, field] of fields.entries())
    for (const [without, withNul] of share(pairsOf(field), 3, target.name.length + at)) {
      const where = `${target.name} ${field.name} ${JSON.stringify(withNul)}`
      const expected = await answerOf(target, field.with(sample(target), without))
      const found = await answerOf(target, field.with(sample(target), withNul))
      assert.ok(isNoFailure(found.status), `${where}: ${found.status}`)
      assert.equal(reached(found), reached(expected), where)
    }
  for (const field of fields.filter(({ part }) => part === 'params')) {
    const { status } = await answerOf(target, field.with(sample(target), '\0'))
    // A key is compared before any input is read.
    assert.equal(status, field.name.endsWith('secretKey') ? 403 : 400, `${target.name} ${field.name}`)
  }
  return fields.length > 0 ? 'unharmed' : 'noText'
}

/** Texts that are expensive or break something, in each text field. */
export async function hostileInTexts(target: Target): Promise<OutcomeStatus> {
  const fields = textFieldsOf(target.row)
  for (const [at, field] of fields.entries()) {
    const texts = share(Object.values(hostileTexts), 3, target.name.length + at).map((text) =>
      fitting(text, field),
    )
    const send = async (text: string) => {
      const { status } = await answerOf(target, field.with(sample(target), text))
      assert.ok(
        isNoFailure(status),
        `${target.name} ${field.name} ${JSON.stringify(text.slice(0, 60))}: ${status}`,
      )
    }
    await Promise.all([...new Set(texts)].map(send))
  }
  return fields.length > 0 ? 'unharmed' : 'noText'
}

const fitting = (text: string, { part, longest }: TextField): string =>
  part === 'body' ? text.slice(0, longest) : text.slice(0, longest).toWellFormed() || 'x'

const sample = ({ name, row, world }: Target): Input => sampleOf(name, row, world.textIds)

const deep = (open: string, close: string) => `${open.repeat(20_000)}1${close.repeat(20_000)}`

/** Unnatural JSON: too deep, or with too many values. */
const monsters = {
  'deep JSON': [
    `{"response":${deep('{"a":', '}')}}`,
    `{"filters":${deep('[', ']')}}`,
    '['.repeat(1_000_000),
    '{"a":'.repeat(180_000),
  ],
  'endless JSON': [
    `[${'1,'.repeat(500_000)}1]`,
    `{"filters":{"courts":[${'"",'.repeat(300_000)}""]}}`,
    `{"response":{${Array.from({ length: 60_000 }, (_, at) => `"k${at}":1`).join()}}}`,
  ],
}
const names = allRows.map(([name]) => name)

export const monsterNames = Object.keys(monsters) as (keyof typeof monsters)[]

export async function monstrous(target: Target, attack: keyof typeof monsters): Promise<OutcomeStatus> {
  const { row, world, headers } = target
  if (row.method === 'GET') return 'noBody'
  // One reader takes the bodies of all rows: every fourth row gets one of the bodies, and so does each that takes
  // files.
  const turn = names.indexOf(target.name)
  if (!row.files && turn % 4 !== 0) return 'sameReader'
  const { params, query } = sample(target)
  const payload = monsters[attack][turn % monsters[attack].length] ?? ''
  const input = { params, query, body: payload }
  const own = await world.headersFor(row, headers)
  const answer = await send(world.server, row, input, { ...own, 'content-type': 'application/json' })
  const where = `${target.name} ${payload.slice(0, 20)}`
  assert.deepEqual([answer.statusCode, answer.json().code], refusalOf(row), where)
  assert.ok(answer.body.length < 1_000, where)
  return answer.statusCode
}

function refusalOf(row: Row): [number, string] {
  // The signature of a message is checked before anything reads it.
  if (row.access.session === 'webhook') return [401, 'webhook.unsigned']
  // For a row that takes files or a form, JSON is not a body at all.
  return row.files || takesAnyField(row) ? [415, 'request.unsupported_type'] : [400, 'request.invalid']
}

/** Names of the audit entries for changes of how the owner signs in. */
const changesSignIn =
  /^(password\.changed|factor\.(added|removed|recovery_renewed)|phone\.|email\.|account\.erased|token\.created)/

/** A copied session, an hour after it was opened and without password or factor, at a row that changes how its owner signs in. */
export async function staleFactor({ world, name, row }: Omit<Target, 'headers'>): Promise<OutcomeStatus> {
  const { proof, session } = row.access
  const needsProof = session === 'bearer' && changesSignIn.test(row.audit?.action ?? '')
  if (!proof) {
    assert.ok(!needsProof, `${name} changes how one signs in: which field proves that it is the owner?`)
    return 'noProof'
  }
  const owner = await world.signIn()
  await world.system(sql`update sessions set started_at = started_at - interval '1 hour',
    verified_at = verified_at - interval '1 hour' where user_id = ${owner.userId}`)
  const target = { world, name, row, headers: owner.headers }
  const before = await possessionsOf(world, owner)
  const tries = 'askedBy' in proof ? [sample(target)] : proofless(sample(target), proof)
  const refusals = []
  for (const input of tries) {
    const answer = await answerOf(target, input)
    assert.ok(answer.isError && answer.status < 500, `${name}: ${JSON.stringify(answer)}`)
    assert.ok(
      answer.code === 'request.invalid' || row.errors.includes(answer.code),
      `${name}: ${answer.code}`,
    )
    refusals.push(answer)
  }
  assert.deepEqual(await possessionsOf(world, owner), before, name)
  if (!('askedBy' in proof)) {
    const proven = await answerOf(target, sample(target))
    assert.ok(!refusals.some(({ code }) => code === proven.code), `${name} is refused with proof as well`)
  }
  return refusals.at(-1)?.status ?? 200
}

/** The sample without its proof, and with a wrong one. */
function proofless({ body, ...others }: Input, proof: readonly string[]): Input[] {
  const given = Object.entries(body as object)
  const left = Object.fromEntries(given.filter(([field]) => !proof.includes(field)))
  const wrong = Object.fromEntries(
    given.map(([field, value]) => [field, proof.includes(field) ? '000000' : value]),
  )
  return [left, wrong].map((one) => ({ ...others, body: one }))
}
