/** Compares the search string that is made of a question with the question itself, among decisions. */
import { parseQuery } from '../../../domains/research/rules/query.ts'
import type { DecisionFilters } from '../../../domains/research/schemas.ts'
import { generateSearch } from '../../../domains/research/server/strings/generate.ts'
import { note, noteAll } from '../../figures.ts'
import { meanOf, type Scores } from '../metrics.ts'
import { type QuestionSet, questionSets } from '../question-sets.ts'
import { heading, row } from '../report.ts'
import type { FoundDecision, System } from '../systems.ts'
import { type Question, readLines } from '../texts.ts'
import { type OpenTexts, openTexts } from './texts.ts'

const countries = { TR: 'turkey', KKTC: 'kktc' } as const

interface Options {
  questions: string
  /** Packs to import; without them the texts of the data folder are searched. */
  corpus: string | undefined
  /** Whether each string is printed. */
  shows: boolean
}

/** Returns whether the strings find more than the stories in every set. */
export async function evaluateStrings({ questions, corpus, shows }: Options): Promise<boolean> {
  const texts = await openTexts(corpus)
  try {
    const asked = readLines<Question>(questions).filter(({ kind }) => kind.startsWith('decision'))
    const sets = questionSets(asked, [], [...texts.decisions.values()])
    console.log(`${texts.decisions.size} decisions.`)
    console.log(heading(['story', 'string']))
    const better: boolean[] = []
    for (const set of sets) better.push(await oneSet(set, texts, shows))
    return better.every(Boolean)
  } finally {
    await texts.close()
  }
}

async function oneSet(set: QuestionSet, texts: OpenTexts, shows: boolean): Promise<boolean> {
  if (set.questions.length === 0) {
    console.log(`${set.name}: ${set.left} without an answer among the texts`)
    return true
  }
  const systems = [asTold(texts), asString(texts, shows)]
  const bySystem: Scores[] = []
  const empty: number[] = []
  for (const { system, found } of systems) {
    const all: Scores[] = []
    for (const question of set.questions) all.push(await set.judge(system, question))
    const scores = meanOf(all)
    bySystem.push(scores)
    const none = found.filter((total) => total === 0).length / found.length
    empty.push(none)
    noteAll({ ...scores, withoutHits: none }, 'strings', set.name, system.name)
  }
  note(set.questions.length, 'strings', set.name, 'questions')
  console.log(row(set.name, set.questions.length, bySystem))
  const [told = 0, string = 0] = bySystem.map(({ ndcg10 }) => ndcg10)
  const shares = empty.map((share) => `${(share * 100).toFixed(1)} %`)
  console.log(`  without hits: ${shares[0]} of the stories, ${shares[1]} of the strings`)
  console.log(
    `  nDCG@10 of the string ${string > told ? 'higher' : 'NOT higher'}: ${(string - told).toFixed(3)}`,
  )
  return string > told
}

interface MeasuredSystem {
  system: System
  /** The number of decisions that each question found. */
  found: number[]
}

function measured(name: string, texts: OpenTexts, searchOf: SearchOf): MeasuredSystem {
  const found: number[] = []
  const decisions: System['decisions'] = async (question, country, limit) => {
    const { hits, total } = await search(texts, await searchOf(question, countries[country]), country, limit)
    found.push(total)
    return hits
  }
  return { system: { name, articles: async () => [], decisions }, found }
}

type Search = { query: string; filters: DecisionFilters }
type SearchOf = (question: string, country: 'turkey' | 'kktc') => Promise<Search>

const asTold = (texts: OpenTexts) => measured('story', texts, async (query) => ({ query, filters: {} }))

const asString = (texts: OpenTexts, shows: boolean) =>
  measured('string', texts, async (input, searchCountry) => {
    const request = { input, searchCountry, answers: {}, language: 'tr', now: new Date() } as const
    const made = await generateSearch(texts.research, request).catch((error) => {
      if (error.code === 'search.story_unclear') return { query: '', filters: {} }
      throw error
    })
    if (shows) console.log(`  ${input}\n    ${made.query} ${JSON.stringify(made.filters)}`)
    return made
  })

async function search(
  { research, decisions }: OpenTexts,
  { query, filters }: Search,
  country: 'TR' | 'KKTC',
  pageSize: number,
): Promise<{ hits: FoundDecision[]; total: number }> {
  const parsed = parseQuery(query)
  const engine = research.decisions()
  if (!engine || !parsed.query) return { hits: [], total: 0 }
  const page = { pageIndex: 0, pageSize, sort: 'relevance', facets: false } as const
  const { hits, total } = await engine.search({
    query: parsed,
    country: countries[country],
    filters,
    ...page,
  })
  const found = hits.flatMap(({ doc }): FoundDecision[] => {
    const one = decisions.get(doc)
    return one
      ? [
          {
            court: one.court,
            chamber: one.chamber ?? null,
            caseNumber: one.caseNumber ?? null,
            decisionNumber: one.decisionNumber ?? null,
          },
        ]
      : []
  })
  return { hits: found, total }
}
