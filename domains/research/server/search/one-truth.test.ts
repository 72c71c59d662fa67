/** What an answer says about the words of a search agrees with a scan of all decisions. */
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { lex } from '../../rules/analysis/lexer.ts'
import { isConnective, isQuestionWord } from '../../rules/query/stop-words.ts'
import { synonymsAt } from '../../rules/query/synonyms.ts'
import { parseQuery } from '../../rules/query.ts'
import { DecisionSearch } from './decision-search.ts'
import type { DecisionSource } from './document.ts'
import { buildDecisionIndex } from './indexer.ts'
import type { DecisionSearchRequest } from './request.ts'
import { numbersFrom } from './testing/draw.ts'
import { sampleDecision } from './testing/samples.ts'
import { readDecision } from './testing/scan-decisions.ts'

const below = numbersFrom(31)
const sources: DecisionSource[] = Array.from({ length: 250 }, (_, at) => sampleDecision(at + 1, below))
const turkish = sources.filter(({ country }) => country === 'turkey').map(readDecision)
const clock = { now: () => new Date('2026-01-01T00:00:00Z') }

let base: string
let search: DecisionSearch

async function* rows() {
  yield sources
}

before(async () => {
  base = await mkdtemp(join(tmpdir(), 'one-truth-'))
  await buildDecisionIndex({ base, rows: rows(), clock, threads: 1, tags: { corpusVersion: 1 } })
  search = (await DecisionSearch.open(base, { cacheMegabytes: 64 })) as DecisionSearch
})
after(async () => {
  search.close()
  await rm(base, { recursive: true, force: true })
})

const requestOf = (text: string, filters: DecisionSearchRequest['filters']): DecisionSearchRequest => ({
  query: parseQuery(text),
  country: 'turkey',
  filters,
  sort: 'relevance',
  pageIndex: 0,
  pageSize: 250,
  facets: true,
})

const words = [...new Set(sources.flatMap(({ text }) => text.match(/\p{L}{4,}/gu) ?? []))]
const someWords = (count: number) =>
  Array.from({ length: count }, () => words[below(words.length)] as string).join(' ')
const partOf = ({ text }: DecisionSource, count: number) =>
  (text.split('\n')[1] ?? '').split(' ').slice(0, count).join(' ')

/** In a question, the words that only ask are not searched. */
const tellingTerms = (text: string, question: boolean) =>
  lex(text).flatMap(({ word }) =>
    isConnective(word) || (question && isQuestionWord(word)) ? [] : [word.term],
  )

const otherNames = (term: string) => synonymsAt([term], 0)?.others.flat() ?? []

/** A few words, words of one decision, sentences and questions. */
const drawn = Array.from({ length: 160 }, (_, at) => {
  const source = sources[below(sources.length)] as DecisionSource
  const kinds = [
    () => someWords(2 + below(3)),
    () => partOf(source, 3),
    () => someWords(9),
    () => `${partOf(source, 6).split(' ').reverse().join(' ')} ${partOf(source, 2)} nedir?`,
    () => `${partOf(source, 3)} olur mu?`,
    () => `${partOf(source, 2)} qxwvz`,
  ]
  return (kinds[at % kinds.length] as () => string)()
})

test('the answer says that no decision has all the words only if a scan of all decisions finds none', async () => {
  const said = new Map<string, number>()
  for (const text of drawn)
    for (const startDate of [undefined, '2015-01-01']) {
      const filters = startDate ? { startDate } : {}
      const request = requestOf(text, filters)
      const { matched, total, hits } = await search.search(request)
      const asked = tellingTerms(text, request.query.question)
      const within = turkish.filter(({ source }) => !startDate || (source.decisionDate ?? '') >= startDate)
      const whole = within.filter(({ known }) => asked.every((term) => known.has(term)))
      if (matched === 'most' || matched === 'any') assert.equal(whole.length, 0, `${text}: ${matched}`)
      const found = new Set(hits.flatMap(({ doc, partial }) => (partial ? [] : doc)))
      for (const { source } of whole)
        if (matched !== 'all' || !request.query.question)
          assert.ok(found.has(source.doc), `${text}: ${matched}`)
      assert.equal(found.size, total, text)
      assert.equal((await search.facets(request)).total, total, text)
      said.set(matched, (said.get(matched) ?? 0) + 1)
    }
  for (const kind of ['all', 'any', 'question'])
    assert.ok((said.get(kind) ?? 0) > 10, JSON.stringify([...said]))
})

test('if all words are required, every listed decision has them all', async () => {
  for (const text of drawn) {
    const request = requestOf(text, { mode: 'all' })
    const { matched, hits } = await search.search(request)
    assert.ok(matched === 'all' || matched === 'apart', `${text}: ${matched}`)
    const asked = tellingTerms(text, request.query.question)
    const short = hits.filter(({ doc }) => {
      const known = turkish.find(({ source }) => source.doc === doc)?.known
      return !asked.every((term) => known?.has(term) || otherNames(term).some((one) => known?.has(one)))
    })
    assert.deepEqual(short, [], text)
  }
})
