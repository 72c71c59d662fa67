/** Texts and queries at random, against the plainest reading of what a query finds. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { openTestDatabase, randomFrom } from '@mizan/platform/testing'
import { sql } from 'kysely'
import { mostCounted } from '../../data/limits.ts'
import { wordsOf } from '../../rules/search.ts'
import type { ClientListQuery } from '../../schemas.ts'
import { clientMigrations } from '../migrations.ts'
import type { ClientTables } from '../tables.ts'
import { pageOfClients } from './client-pages.ts'

const open = () => openTestDatabase<ClientTables>(clientMigrations)

let database: Awaited<ReturnType<typeof open>>
before(async () => {
  database = await open()
})
after(() => database.close())

const below = randomFrom(20_261_128)
const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T
const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at))

const syllables = ['ka', 'ra', 'oglu', 'yil', 'maz', 'a', '17', '532', 'lar', '%', '_', '\\']
const signs = ['', '', '', '', '/', '-', '(', '@', '.', '’', '&']
const word = () => times(1 + below(4), () => pick(syllables) + pick(signs)).join('')
const phone = () => `+90${pick(['532', '212'])}${1_000_000 + below(30)}`
const text = () => times(2 + below(5), () => (below(6) === 0 ? phone() : pick(signs) + word())).join(' ')

interface Kept {
  id: string
  text: string
}

const isSign = (letter: string | undefined) => letter !== undefined && '-./,:;()_&+@\'’"'.includes(letter)
const bare = (asked: string) => asked.slice([...asked, 'x'].findIndex((letter) => !isSign(letter)))
const digitsOf = (asked: string) => {
  const digits = asked.replace(/\D/g, '').replace(/^0+/, '')
  return /^[\d ().+-]+$/.test(asked) && digits.length > 2 ? [digits] : []
}

const begins = ({ text }: Kept, beginning: string): boolean =>
  text
    .split(' ')
    .some(
      (one) =>
        [...one].some((_, at) => (at === 0 || isSign(one[at - 1])) && one.startsWith(beginning, at)) ||
        (one.startsWith('+90') && one.slice(3).startsWith(beginning)),
    )

interface Expected {
  ids: string[]
  isInside: boolean
}

function expected(clients: readonly Kept[], query: string): Expected {
  const asked = digitsOf(query).length > 0 ? [query] : query.split(' ').filter((one) => one !== '')
  const words = asked.filter((one) => bare(one) !== '')
  const first = clients.filter(
    (one) =>
      words.length > 0 && words.every((it) => [bare(it), ...digitsOf(it)].some((form) => begins(one, form))),
  )
  const anywhere = ({ text }: Kept) =>
    asked.every((it) => [it, ...digitsOf(it)].some((form) => text.includes(form)))
  const isInside = first.length === 0
  return { ids: (isInside ? clients.filter(anywhere) : first).map(({ id }) => id).sort(), isInside }
}

/** A part of what a client says, with a word of another client or of none now and then. */
function query(clients: readonly Kept[]): string {
  const parts = times(1 + below(2), () => {
    const whole = pick(pick(clients).text.split(' '))
    const from = below(whole.length)
    return below(8) === 0 ? word() : whole.slice(from, from + 1 + below(7))
  })
  return pick([parts.join(' '), parts.join(' '), `0${pick(['532 1', '212 100 00'])}${pick(['', '0', ' 1'])}`])
}

async function newOffice(texts: readonly string[]): Promise<{ officeId: string; clients: Kept[] }> {
  const officeId = randomUUID()
  const clients = texts.map((text, at) => ({ id: `${officeId}-${at}`, text }))
  await database.call().system(({ db }) =>
    sql`insert into clients (id, company_id, name, search_text, balance, created_by, created_at, changed_at)
      select id, ${officeId}, said, said, row % 7, '', now(), now() + row * interval '1 second'
      from unnest(${clients.map(({ id }) => id)}::text[], ${[...texts]}::text[]) with ordinality as one (id, said, row)`.execute(
      db,
    ),
  )
  return { officeId, clients }
}

type Asked = Partial<Pick<ClientListQuery, 'sort' | 'direction' | 'pageIndex' | 'pageSize'>>

const find = (officeId: string, query: string, asked: Asked = {}) =>
  database.call({ officeId }).office.read((tx) =>
    pageOfClients(tx, officeId, {
      ...{ sort: 'name' as const, pageIndex: 0, pageSize: 200, ...asked },
      words: wordsOf(query),
      openCases: () => undefined,
    }),
  )

test('a query finds what begins with its words and, if nothing does, what contains them, and no other client', async () => {
  const { officeId, clients } = await newOffice(times(150, text))
  await newOffice(clients.map((one) => one.text))
  let inside = 0
  for (const asked of times(300, () => query(clients))) {
    const { ids, isInside } = expected(clients, asked)
    const { items, ...count } = await find(officeId, asked, { sort: pick(['name', 'balance', 'changed']) })
    assert.deepEqual(items.map(({ id }) => id).sort(), ids, asked)
    assert.deepEqual(count, { total: ids.length, isCut: false }, asked)
    if (isInside && ids.length > 0) inside += 1
  }
  assert.ok(inside > 30, `${inside} queries were answered from inside of words`)
})

test('what very many clients have is listed in each order, and counted until some hundred behind the page', async () => {
  const many = 2_100
  const partners = times(
    many,
    (at) => `ortak ${at % 3 === 0 ? 'ortakoy' : 'x'} ${String(at).padStart(4, '0')}`,
  )
  // The others say `orta` inside of a word, and are the first by name and by change.
  const { officeId } = await newOffice(['a kortaj', ...partners, 'z kortaj'])
  await newOffice(['ortak 0000'])
  const names = async (query: string, asked: Asked) =>
    (await find(officeId, query, { pageSize: 2, ...asked })).items.map(({ name }) => name)
  assert.deepEqual(await names('orta', {}), ['ortak ortakoy 0000', 'ortak ortakoy 0003'])
  assert.deepEqual(await names('orta', { direction: 'desc' }), ['ortak x 2099', 'ortak x 2098'])
  assert.deepEqual(await names('orta', { sort: 'changed' }), ['ortak x 2099', 'ortak x 2098'])
  assert.deepEqual(await names('rtak', { sort: 'changed', direction: 'asc' }), [
    'ortak ortakoy 0000',
    'ortak x 0001',
  ])
  // The second has more words than clients with them; `balance` repeats every seven clients.
  for (const query of ['x orta', 'o ort'])
    assert.deepEqual(
      await names(query, { sort: 'balance', direction: 'asc' }),
      query === 'o ort' ? ['ortak ortakoy 0012', 'ortak ortakoy 0033'] : ['ortak x 0005', 'ortak x 0019'],
      query,
    )
  const count = async (query: string, asked: Asked) => {
    const { total, isCut } = await find(officeId, query, { pageSize: 50, ...asked })
    return { total, isCut }
  }
  for (const query of ['orta', 'rtak', 'ortakoy', 'x orta'])
    for (const sort of ['name', 'changed'] as const)
      assert.deepEqual(
        await count(query, { sort }),
        { total: mostCounted, isCut: true },
        `${query} by ${sort}`,
      )
  assert.deepEqual(await count('orta', { pageIndex: 3 }), { total: mostCounted + 150, isCut: true })
  for (const query of ['orta', 'rtak'])
    assert.deepEqual(await count(query, { pageIndex: 50 }), { total: many, isCut: false }, query)
  assert.deepEqual(await count('ortakoy', { pageIndex: 11 }), { total: 700, isCut: false })
  assert.deepEqual(await count('', {}), { total: many + 2, isCut: false })
})
