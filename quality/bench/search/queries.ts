/** The kinds of questions that are timed, drawn from the words of the collection with a fixed seed. */
import type { DecisionFilters, Sort } from '../../../domains/research/schemas.ts'
import type { Model } from '../generator/index.ts'
import { type Random, randomFrom } from '../generator/random.ts'

export interface Question {
  text: string
  filters: DecisionFilters
  sort: Sort
  facets: boolean
}

export interface QuestionKind {
  name: string
  /**
   * The 95th percentile through HTTP must stay below this at a million decisions, in milliseconds; null: only
   * reported.
   */
  target: number | null
  draw: (random: Random) => Question
}

interface Words {
  rare: string[]
  common: string[]
  medium: string[]
}

const plain = (text: string): Question => ({ text, filters: {}, sort: 'relevance', facets: false })

export function questionKinds(model: Model): QuestionKind[] {
  const words = sortWords(model)
  const one = (random: Random, list: readonly string[]) => list[random.below(list.length)] as string
  const rare = (random: Random) => one(random, words.rare)
  const common = (random: Random) => one(random, words.common)
  const medium = (random: Random) => one(random, words.medium)
  return [
    { name: 'one rare word', target: 50, draw: (r) => plain(rare(r)) },
    { name: 'one very common word', target: 50, draw: (r) => plain(common(r)) },
    { name: 'three words', target: 50, draw: (r) => plain(together(model, r, words).join(' ')) },
    { name: 'phrase', target: 50, draw: (r) => plain(`"${phraseOf(model, r)}"`) },
    {
      name: 'exclusion',
      target: 50,
      draw: (r) => plain(`${together(model, r, words).slice(0, 2).join(' ')} -${medium(r)}`),
    },
    {
      name: 'nested boolean',
      target: null,
      draw: (r) =>
        plain(`(${medium(r)} OR ${medium(r)}) AND (${medium(r)} OR ${common(r)}) NOT ${medium(r)}`),
    },
    {
      name: 'chamber and dates',
      target: 50,
      draw: (r) => ({ ...plain(common(r)), filters: benchAndDates(model, r) }),
    },
    { name: 'newest first, common', target: 80, draw: (r) => ({ ...plain(common(r)), sort: 'newest' }) },
    {
      name: 'newest first, three words',
      target: 80,
      draw: (r) => ({ ...plain(together(model, r, words).join(' ')), sort: 'newest' }),
    },
    { name: 'facets and total, common', target: 150, draw: (r) => ({ ...plain(common(r)), facets: true }) },
    {
      name: 'facets and total, three words',
      target: 150,
      draw: (r) => ({ ...plain(together(model, r, words).join(' ')), facets: true }),
    },
  ]
}

/** Different questions of one kind, so that none is answered from the cache of an earlier one. */
export function drawQuestions(kind: QuestionKind, count: number, seed: number): Question[] {
  const random = randomFrom(seed, kind.name.length * 1009 + kind.name.charCodeAt(0))
  const drawn = new Map<string, Question>()
  for (let tries = 0; drawn.size < count && tries < count * 50; tries++) {
    const question = kind.draw(random)
    drawn.set(JSON.stringify(question), question)
  }
  return [...drawn.values()]
}

function sortWords(model: Model): Words {
  const counts = new Uint32Array(model.words.length)
  for (const word of model.text) (counts[word] as number)++
  const ranked = [...counts.keys()]
    .filter((word) => /^[a-zçğıöşüâîû]{4,}$/.test(model.words[word] as string))
    .sort((a, b) => (counts[b] as number) - (counts[a] as number))
  const named = (list: number[]) => list.map((word) => model.words[word] as string)
  return {
    common: named(ranked.slice(0, 60)),
    medium: named(ranked.slice(150, 3000)),
    rare: named(ranked.filter((word) => counts[word] === 1)),
  }
}

/** Three different words that are near each other in a real text. */
function together(model: Model, random: Random, { medium }: Words): string[] {
  const usual = new Set(medium)
  const found = new Set<string>()
  for (let at = random.below(model.text.length - 400); found.size < 3 && at < model.text.length; at++) {
    const word = model.words[model.text[at] as number] as string
    if (usual.has(word)) found.add(word)
  }
  return [...found]
}

function phraseOf(model: Model, random: Random): string {
  for (;;) {
    const start = random.below(model.text.length - 4)
    const words = [0, 1, 2].map((offset) => model.words[model.text[start + offset] as number] as string)
    if (words.every((word) => /^[a-zçğıöşüâîû]{3,}$/.test(word))) return words.join(' ')
  }
}

function benchAndDates(model: Model, random: Random): DecisionFilters {
  const benches = model.benches.filter(
    ({ country, court, chamber }) => country === 'TR' && chamber && court === 'Yargıtay',
  )
  const bench = benches[random.below(benches.length)]
  const year = 2008 + random.below(14)
  return {
    chambers: [`${bench?.court} ${bench?.chamber}`],
    startDate: `${year}-01-01`,
    endDate: `${year + 3}-12-31`,
  }
}
