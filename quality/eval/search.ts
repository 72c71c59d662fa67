/** Measures how well the search finds the texts for questions, numbers and sentences. */
import { runBruteForce } from '../bench/brute-force.ts'
import { note, noteAll } from '../figures.ts'
import { values } from './arguments.ts'
import { articleNumbers, bySentence, decisionNumbers, drawItems } from './known-item.ts'
import { meanOf, type Scores } from './metrics.ts'
import { identityOf, keyOf, type QuestionSet, questionSets } from './question-sets.ts'
import { against, heading, printSentences, row } from './report.ts'
import { openBaseline, type System } from './systems.ts'
import { type Question, readDecisions, readLaws, readLines } from './texts.ts'

/** Hit at ten that each set of article questions has to reach. */
const targets: Record<string, number> = {
  'gokaycetinn article-retrieval': 0.72,
  'SpeedyV5 article-retrieval': 0.86,
  'BTankut article-retrieval': 0.92,
  'Rfetha article-retrieval': 0.47,
}

export async function compareExhaustively(corpus: string): Promise<void> {
  const [queries, seed] = [Number(values.count ?? 300), Number(values.seed)]
  if (!(await runBruteForce({ corpus, queries, seed }))) process.exitCode = 1
}

export async function allQuestions(server: System, corpus: string, path: string): Promise<void> {
  const [laws, decisions] = [readLaws(corpus), readDecisions(corpus)]
  const articles = laws.reduce((sum, law) => sum + law.articles.length, 0)
  console.log(
    `${laws.length} laws, ${articles} articles, ${decisions.length} decisions; no filter but the country.`,
  )
  const systems = [openBaseline(laws, decisions), server]
  const sets = questionSets(readLines<Question>(path), laws, decisions).filter(({ name }) =>
    name.includes(values.set),
  )
  console.log(heading(systems.map(({ name }) => name)))
  for (const set of sets) await oneSet(set, systems)
}

async function oneSet(set: QuestionSet, systems: readonly System[]): Promise<void> {
  if (set.questions.length === 0)
    return console.log(`${set.name}: ${set.left} without an answer in the packs`)
  const bySystem: Scores[] = []
  for (const system of systems) {
    const all: Scores[] = []
    for (const question of set.questions) {
      const scores = await set.judge(system, question)
      if (values.missed && system.name === 'server' && scores.hit10 === 0)
        console.log(`  missed: ${question.question}`)
      all.push(scores)
    }
    bySystem.push(meanOf(all))
  }
  systems.forEach(({ name }, at) => void noteAll(bySystem[at] ?? {}, 'eval', set.name, name))
  note(set.questions.length, 'eval', set.name, 'questions')
  console.log(row(set.name, set.questions.length, bySystem))
  if (set.left > 0) console.log(`  ${set.left} more without an answer in the packs`)
  const target = targets[set.name]
  if (target) console.log(`  hit10 ${against(bySystem.at(-1)?.hit10 ?? 0, target)}`)
}

export async function knownItems(server: System, corpus: string): Promise<void> {
  const [laws, decisions] = [readLaws(corpus), readDecisions(corpus)]
  const seed = Number(values.seed)
  const items = drawItems(laws, decisions, Number(values.count ?? 500), seed)
  for (const [name, look] of [
    ['decisions', decisionNumbers],
    ['articles', articleNumbers],
  ] as const) {
    const { hit1, asked, missed } = await look(server, items)
    noteAll({ hit1, asked }, 'known-item', name, 'number')
    console.log(`${name} by number: ${asked} look-ups, hit1 ${against(hit1, 0.99)}`)
    for (const query of missed.slice(0, values.missed ? 50 : 0)) console.log(`  missed: ${query}`)
  }
  const texts = new Map(decisions.map((decision) => [identityOf(decision), decision.text]))
  const found = await bySentence(
    items.decisions.map(({ text }) => text),
    decisions.map(({ text }) => text),
    seed,
    async (query, item) => {
      const country = items.decisions[item]?.country ?? 'TR'
      return (await server.decisions(query, country, 10)).map((decision) => texts.get(keyOf(decision)) ?? '')
    },
  )
  printSentences('decisions', found, values.missed)
  const articles = new Map(
    laws.flatMap((law) => law.articles.map(({ no, text }) => [`${law.lawNumber}|${no}`, text])),
  )
  const read = await bySentence(
    items.articles.map(({ text }) => text),
    [...articles.values()],
    seed,
    async (query, item) => {
      const country = items.articles[item]?.country ?? 'TR'
      const answers = await server.articles(query, country, 10)
      return answers.map(({ lawNumber, articleNo }) => articles.get(`${lawNumber}|${articleNo}`) ?? '')
    },
  )
  printSentences('articles', read, values.missed)
}
