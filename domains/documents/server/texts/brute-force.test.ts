/** The search compared with the simplest one: every text is read word by word for every question. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFrom } from '@mizan/platform/testing'
import { analyse } from '@mizan/research/rules/analysis'
import { parseQuery } from '@mizan/research/rules/query'
import type { Query } from '@mizan/research/rules/query/ast'
import { indexOf, mergeSegments } from './build.ts'
import { findIn } from './match.ts'
import { Segment } from './segment.ts'

const vocabulary = 'mahkeme dava karar kira tahliye ihtar rapor keşif bilirkişi itiraz tazminat ıslah'.split(
  ' ',
)
const texts = 300
const questions = 400

function run<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

const random = randomFrom(20_261_126)
/** The first words are said often, the last ones seldom. */
const word = () => vocabulary[Math.min(random(vocabulary.length), random(vocabulary.length))] as string
const wordsOf = (count: number) => Array.from({ length: count }, word)

const stored = Array.from({ length: texts }, (_, number) => ({
  id: `v${number}`,
  text: wordsOf(random(14)).join(' '),
}))

/** In parts of different sizes, and some texts in none. */
function partsOf(): Segment[] {
  const apart = stored.map(({ id, text }) => new Segment(run(indexOf(id, [{ page: null, text }]))))
  const parts = [apart.slice(0, 130), apart.slice(130, 290)].map(
    (some) => new Segment(run(mergeSegments(some, () => true)) as Buffer),
  )
  return [...parts, ...apart.slice(290)]
}

function question(): string {
  const some = wordsOf(1 + random(3))
  const [first = '', second = word()] = some
  const forms = [
    some.join(' '),
    some.join(' VEYA '),
    `${first} -${second}`,
    `-${first} ${second} ${word()}`,
    `"${first} ${second}"`,
    `"${first} ${second}"~${1 + random(4)} ${word()}`,
    `${first} (${second} VEYA -${word()})`,
    `-${first} -${second}`,
    `${first.slice(0, 3)}* ${second}`,
    `${word()} -"${first} ${second}"`,
  ]
  return forms[random(forms.length)] as string
}

/** Whether a text, as a list of terms, is what is asked. */
function isMeant(query: Query, terms: readonly string[]): boolean {
  if (query.type === 'word') return query.terms.some(({ term }) => terms.includes(term))
  if (query.type === 'citation') return terms.includes(query.token)
  if (query.type === 'prefix') return terms.some((term) => term.startsWith(query.prefix))
  if (query.type === 'and') return query.items.every((item) => isMeant(item, terms))
  if (query.type === 'or') return query.items.some((item) => isMeant(item, terms))
  return query.type === 'not' ? !isMeant(query.item, terms) : isSaid(query, terms)
}

function isSaid({ terms: said, slop }: Extract<Query, { type: 'phrase' }>, terms: readonly string[]) {
  const [first, ...others] = said
  return terms.some((term, at) => {
    if (term !== first) return false
    if (slop === 0) return others.every((other, after) => terms[at + 1 + after] === other)
    const width = said.length + slop
    return others.every((other) =>
      terms.some((one, place) => one === other && place !== at && Math.abs(place - at) < width),
    )
  })
}

test('every question finds exactly the documents that the simplest search finds', () => {
  const parts = partsOf()
  const plain = stored.map(({ id, text }) => ({ id, terms: analyse(text).map(({ term }) => term) }))
  let isFound = 0
  for (let asked = 0; asked < questions; asked++) {
    const text = question()
    const { query } = parseQuery(text, { synonyms: false })
    if (!query) continue
    const found: string[] = []
    run(
      findIn(parts, query, (number, scores) => {
        for (const [slot, score] of scores.entries())
          if (score > 0) found.push(parts[number]?.ids[slot] as string)
      }),
    )
    const meant = plain.filter(({ terms }) => isMeant(query, terms)).map(({ id }) => id)
    assert.deepEqual(found.sort(), meant.sort(), text)
    if (meant.length > 0) isFound += 1
  }
  assert.ok(isFound > questions / 2, `only ${isFound} questions found something`)
})
