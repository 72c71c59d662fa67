/** Texts and queries at random, against the plainest reading of what a query finds. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Caller } from '@mizan/platform/contract'
import { randomFrom } from '@mizan/platform/testing'
import { sql } from 'kysely'
import { findCases } from '../../lists/store/lists.ts'
import { KnownRights } from '../../rights/known-rights.ts'
import { readable } from '../../rights/store/readable.ts'
import { openCases, type Person, type TestCases } from '../../testing/index.ts'
import { findText } from './text.ts'

let world: TestCases
before(async () => {
  world = await openCases()
})
after(() => world.close())

const below = randomFrom(20_261_125)
const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T
const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make)

const syllables = ['ka', 'ra', 'oglu', 'yil', 'maz', 'a', '17', '2026', 'lar', '%', '_', 'ı']
const signs = ['', '', '', '', '/', '-', '(', ')', '.', '’', '&']
const word = () => times(1 + below(4), () => pick(syllables) + pick(signs)).join('')
const long = () => word() + times(30, () => pick(syllables)).join('')
const text = () => times(2 + below(5), () => (below(12) === 0 ? long() : pick(signs) + word())).join(' ')

interface Kept {
  id: string
  text: string
}

const isSign = (letter: string | undefined) => letter !== undefined && '-./,:;()_&+\'’"'.includes(letter)
const bare = (asked: string) => {
  let from = 0
  while (isSign(asked[from])) from += 1
  return asked.slice(from)
}

function begins({ text }: Kept, asked: string): boolean {
  const beginning = bare(asked)
  return text
    .split(' ')
    .some((one) =>
      [...one].some((_, at) => (at === 0 || isSign(one[at - 1])) && one.startsWith(beginning, at)),
    )
}

const folded = (query: string) =>
  query
    .replace(/ı/g, 'i')
    .split(' ')
    .filter((one) => one !== '')

function expected(cases: readonly Kept[], query: string): string[] {
  const asked = folded(query)
  const words = asked.filter((one) => bare(one) !== '')
  const first = cases.filter((one) => words.length > 0 && words.every((it) => begins(one, it)))
  const found = first.length > 0 ? first : cases.filter((one) => asked.every((it) => one.text.includes(it)))
  return found.map(({ id }) => id).sort()
}

/** A part of what a case says, with a word of another case or of none now and then. */
function query(cases: readonly Kept[]): string {
  const parts = times(1 + below(2), () => {
    const whole = pick(pick(cases).text.split(' '))
    const from = below(whole.length)
    return below(8) === 0 ? word() : whole.slice(from, from + 1 + below(below(6) === 0 ? 80 : 7))
  })
  return parts.join(' ')
}

async function fill(me: Person, reader: Person): Promise<Kept[]> {
  const cases = times(150, text).map((text, at) => ({
    id: `${me.officeId}-${at}`,
    text: text.replace(/ı/g, 'i'),
  }))
  await world.system(async ({ db }) => {
    for (const { id, text } of cases) {
      await sql`insert into cases (id, company_id, case_number, title, display_title, search_text, created_by,
          created_at, changed_at)
        values (${id}, ${me.officeId}, ${id}, '', '', 'neu', '', now(), now())`.execute(db)
      await sql`update cases set search_text = ${text} where id = ${id}`.execute(db)
      await sql`insert into case_rights (company_id, user_id, case_id, granted)
        values (${me.officeId}, ${reader.userId}, ${id}, ${isOpen(id) ? 'read' : 'none'})`.execute(db)
    }
  })
  return cases
}

const isOpen = (id: string) => Number(id.split('-').at(-1)) % 3 === 0

test('a query finds what begins with its words and, if nothing does, what contains them, and no other case', async () => {
  const me = world.signIn()
  const reader = world.signIn({ officeId: me.officeId, roles: ['USER'] })
  const all = await fill(me, reader)
  const readable = all.filter(({ id }) => isOpen(id))
  const rights = new KnownRights()
  let anywhere = 0
  await world.system.read(async (tx) => {
    for (const asked of times(300, () => query(all)))
      for (const [by, cases] of [
        [me, all],
        [reader, readable],
      ] as const) {
        const known = await rights.readerOf(tx, by as unknown as Caller)
        const found = await findCases(tx, known, { query: asked })
        const ids = (await found.cases.select('cases.id').execute()).map(({ id }) => id).sort()
        const wanted = expected(cases, asked)
        assert.deepEqual([found.total, found.total > 0 ? ids : []], [wanted.length, wanted], asked)
        const words = folded(asked).filter((one) => bare(one) !== '')
        if (wanted.length > 0 && !cases.some((one) => words.every((it) => begins(one, it)))) anywhere += 1
      }
  })
  assert.ok(anywhere > 50, `${anywhere} queries were answered from inside of words`)
})

test('counting what a query finds stops at the given number, for whoever sees all cases and whoever sees some', async () => {
  const me = world.signIn()
  const reader = world.signIn({ officeId: me.officeId, roles: ['USER'] })
  await fill(me, reader)
  await world.system(({ db }) =>
    sql`update cases set search_text = 'ankara asliye' where company_id = ${me.officeId}`.execute(db),
  )
  await world.system.read(async (tx) => {
    for (const [by, query, all] of [
      [me, 'ankara', 150],
      [reader, 'ankara', 50],
      [reader, 'nkar', 50],
    ] as const) {
      const caller = by as unknown as Caller
      const count = async (most: number) => {
        const cases = readable(tx, caller)
        const { total, isCut } = await findText(tx, caller, {
          all: cases,
          query,
          order: { sort: 'title' },
          most,
        })
        return [total, isCut]
      }
      assert.deepEqual(await count(all - 1), [all - 1, true])
      assert.deepEqual(await count(all), [all, false])
    }
  })
})
