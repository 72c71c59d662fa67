import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readStory } from '../../rules/story/read-story.ts'
import { chooseParts } from './choose.ts'
import { statisticsOf } from './statistics.ts'
import { type TextStatistics, type Weighed, weighStory } from './weigh.ts'

/** How many of a thousand decisions have a stem, or are found by a search; of what is not given, `otherwise`. */
interface Texts {
  words?: Record<string, number>
  searches?: Record<string, number>
  laws?: Record<string, number>
  otherwise?: number
}

const texts = ({ words = {}, searches = {}, laws = {}, otherwise = 20 }: Texts): TextStatistics => ({
  documents: 1_000,
  enough: 10,
  inDecisions: (term) => words[term] ?? otherwise,
  inLaws: (term) => laws[term] ?? 50,
  spelling: () => undefined,
  count: async (query) => ({ total: searches[query] ?? otherwise, totalIsLowerBound: false }),
})

const weigh = (text: string, about: Texts) => weighStory(readStory(text, 'turkey'), texts(about))
const names = (all: readonly Weighed[]) => all.map((one) => one.names.join(' | '))
const apart = (...pairs: string[]) => Object.fromEntries(pairs.map((pair) => [`"${pair}"~3`, 0]))

test('the rarer word weighs more, and a word of very many decisions nothing', async () => {
  const about = {
    words: { hakaret: 40, tazminat: 200, dava: 900, kira: 5 },
    searches: apart('hakaret tazminat'),
  }
  assert.deepEqual(
    names(
      await weigh('hakaret; tazminat; kira; velayet', { ...about, words: { ...about.words, velayet: 0 } }),
    ),
    ['kira', 'hakaret', 'tazminat'],
  )
  assert.deepEqual(names(await weigh('velayet', { words: { velayet: 300 } })), [])
})

test('what no law says, and what somebody did, weighs less', async () => {
  const weightOf = async (text: string, about: Texts) => (await weigh(text, about))[0]?.weight ?? 0
  const usual = await weightOf('velayet', {})
  assert.ok((await weightOf('velayet', { laws: { velayet: 0 } })) < usual)
  assert.ok((await weightOf('taşındı', {})) < usual)
  assert.deepEqual(names(await weigh('plakasızlar', { otherwise: 2, laws: { plakasiz: 0 } })), [])
})

test('a question of procedure weighs less than the subject', async () => {
  const about = { words: { husumet: 10, kira: 60 }, searches: apart('kira husumet') }
  assert.deepEqual(names(await weigh('kira; husumet', about)), ['kira', 'husumet'])
})

test('a term that hardly any decision has is searched by its words', async () => {
  const all = await weigh('tahliye taahhüdü', {
    searches: apart('tahliye taahhüdü'),
    words: { tahliye: 60, taahhut: 30 },
  })
  assert.deepEqual(names(all), ['taahhüdü', 'tahliye'])
})

test('an everyday expression is searched by its legal names, and by its own words where decisions use them', async () => {
  assert.deepEqual(
    names(
      await weigh('ev sahibi', {
        searches: { ...apart('ev sahibi'), '"kiraya veren"~3': 30 },
        words: { kirala: 25 },
      }),
    ),
    ['kiraya veren | kiralayan'],
  )
  assert.deepEqual(names(await weigh('patron', { words: { patron: 15 } })), ['patron'])
})

test('two names of one thing are searched once', async () => {
  assert.deepEqual(names(await weigh('önalım (şufa)', {})), ['önalım'])
})

test('two words become a phrase only if decisions use them together', async () => {
  const about = { words: { miras: 40, pay: 30 } }
  assert.deepEqual(names(await weigh('miras payı', { ...about, searches: { '"miras payı"~3': 15 } })), [
    'miras payı',
  ])
  assert.deepEqual(names(await weigh('miras payı', { ...about, searches: { '"miras payı"~3': 1 } })), [
    'payı',
    'miras',
  ])
})

const part = (name: string, weight: number, kind: Weighed['kind'] = 'word'): Weighed => ({
  ...{ kind, key: name, names: [name], said: name, terms: [name], words: [], times: 1 },
  ...{ texts: 20, weight },
})
const choose = async (parts: Weighed[], searches: Record<string, number>, also: string[] = []) => {
  const { must, either } = await chooseParts(parts, texts({ searches, otherwise: 0 }), also)
  return [names(must), names(either)]
}

test('the weightiest two that enough decisions have together are required, and a third if enough remain', async () => {
  const parts = [part('a', 5), part('b', 4), part('c', 3), part('d', 2)]
  assert.deepEqual(await choose(parts, { 'a AND c': 10, 'b AND c': 50, 'a AND c AND d': 12 }), [
    ['a', 'c', 'd'],
    [],
  ])
  assert.deepEqual(await choose(parts, { 'a AND c': 9, 'b AND c': 50, 'b AND c AND (a OR d)': 10 }), [
    ['b', 'c'],
    ['a', 'd'],
  ])
})

test('one part that weighs more than any two others stands alone', async () => {
  assert.deepEqual(await choose([part('a', 9), part('b', 3), part('c', 3)], { a: 4, 'b AND c': 90 }), [
    ['a'],
    [],
  ])
})

test('what is required besides counts', async () => {
  const parts = [part('a', 5), part('b', 4)]
  assert.deepEqual(await choose(parts, { 'a AND b': 90, 'b AND beraat': 1 }, ['beraat']), [['b'], []])
})

test('of a small collection a few decisions are enough', () => {
  const decisions = { documents: 5_000, known: { frequency: () => 0 } } as never
  const laws = { articles: { known: { frequency: () => 0 } } } as never
  const enough = (total: number) => {
    const chambers = [{ country: 'kktc' as const, court: 'Mahkeme', chamber: null, total }]
    return statisticsOf({ decisions, laws, chambers }, 'kktc', {}).enough
  }
  assert.deepEqual([17, 500, 5_000, 1_000_000].map(enough), [2, 5, 15, 15])
})
