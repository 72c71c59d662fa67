/**
 * npm run eval -- --corpus <folder> --questions <file> [--set <part of a name>] [--missed]
 * npm run eval -- known-item --corpus <folder> [--count 500] [--seed 7]
 * npm run eval -- brute-force --corpus <folder> [--count 300] [--seed 7]
 * npm run eval -- strings --questions <file> [--corpus <folder>] [--missed]
 * npm run eval -- conflicts --pairs <file> [--names 100000] [--seed 7]
 * npm run eval -- calculators [--cases <file>] [--table]
 * npm run eval -- limits --laws <laws.jsonl.gz> [--quotes <tsv>]
 * npm run eval -- rights [--steps 10000] [--only cases | export]
 * npm run eval -- udf --files <folder>
 * npm run eval -- hostile [--only <part of a name>] [--table]
 * npm run eval -- planted
 * npm run eval -- pairs [--pairs <file>]
 * npm run eval -- secrets [--texts <file>] [--missed]
 * Each takes `--json <file>`. The first sends published questions to the server, and to a plain baseline that is built from
 * the same texts in the same run.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { callerFolder } from '@mizan/platform/config'
import { runBruteForce } from '../bench/brute-force.ts'
import { note, noteAll, takeJson } from '../figures.ts'
import { evaluatePairs } from './answers/pairs.ts'
import { evaluateCalculators } from './calculators/main.ts'
import { evaluateConflicts } from './conflicts/main.ts'
import { articleNumbers, bySentence, decisionNumbers, drawItems } from './known-item.ts'
import { evaluateLimits } from './limits/main.ts'
import { meanOf, type Scores } from './metrics.ts'
import { identityOf, keyOf, type QuestionSet, questionSets } from './question-sets.ts'
import { against, heading, printSentences, row } from './report.ts'
import { evaluateRights, rightsTests } from './rights/main.ts'
import { evaluateSecrets, secretsFile } from './secrets/main.ts'
import { openBaseline, openServer, type System } from './systems.ts'
import { readHostileFiles } from './text-documents/hostile/main.ts'
import { printUdf } from './text-documents/udf.ts'
import { type Question, readDecisions, readLaws, readLines } from './texts.ts'

const { words, write } = takeJson(process.argv.slice(2))
const { positionals, values } = parseArgs({
  args: words,
  allowPositionals: true,
  options: {
    help: { type: 'boolean' },
    corpus: { type: 'string' },
    questions: { type: 'string' },
    pairs: { type: 'string' },
    texts: { type: 'string' },
    files: { type: 'string' },
    cases: { type: 'string' },
    laws: { type: 'string' },
    quotes: { type: 'string' },
    table: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    names: { type: 'string', default: '0' },
    set: { type: 'string', default: '' },
    missed: { type: 'boolean', default: false },
    count: { type: 'string' },
    steps: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '7' },
  },
})

/** Hit at ten that each set of article questions has to reach. */
const targets: Record<string, number> = {
  'gokaycetinn article-retrieval': 0.72,
  'SpeedyV5 article-retrieval': 0.86,
  'BTankut article-retrieval': 0.92,
  'Rfetha article-retrieval': 0.47,
}

const usage =
  'Usage: npm run eval -- [known-item | brute-force] --corpus <folder> [--questions <file>] [--json <file>]'

/** Those that need no texts of decisions and laws, or open them themselves. */
const commands: Partial<Record<string, () => void | Promise<void>>> = {
  conflicts,
  calculators,
  limits,
  rights,
  udf,
  hostile,
  planted,
  strings,
  pairs,
  secrets,
}

async function main(): Promise<void> {
  const [command] = positionals
  if (values.help) return console.log(usage)
  const own = commands[command ?? '']
  if (own) return own()
  if (!values.corpus || (!command && !values.questions)) throw new Error(usage)
  const corpus = resolve(callerFolder(), values.corpus)
  if (command === 'brute-force') return compare(corpus)
  const server = await openServer(corpus)
  try {
    if (command === 'known-item') await knownItems(server, corpus)
    else await allQuestions(server, corpus, resolve(callerFolder(), values.questions ?? ''))
  } finally {
    await server.close()
  }
}

function conflicts(): void {
  if (!values.pairs)
    throw new Error('Usage: npm run eval -- conflicts --pairs <file> [--names <n>] [--json <file>]')
  const options = { names: Number(values.names), seed: Number(values.seed) }
  if (!evaluateConflicts(resolve(callerFolder(), values.pairs), options)) process.exitCode = 1
}

function calculators(): void {
  const path = values.cases && resolve(callerFolder(), values.cases)
  if (!evaluateCalculators({ path, writesTable: values.table })) process.exitCode = 1
}

function limits(): void {
  if (!values.laws) throw new Error('Usage: npm run eval -- limits --laws <laws.jsonl.gz> [--quotes <tsv>]')
  const quotes = values.quotes && resolve(callerFolder(), values.quotes)
  if (!evaluateLimits({ laws: resolve(callerFolder(), values.laws), quotes })) process.exitCode = 1
}

async function rights(): Promise<void> {
  const names = rightsTests.filter((name) => name.includes(values.only))
  if (!(await evaluateRights(Number(values.steps), names))) process.exitCode = 1
}

function udf(): void {
  if (!values.files) throw new Error('Usage: npm run eval -- udf --files <folder> [--json <file>]')
  printUdf(resolve(callerFolder(), values.files))
}

async function hostile(): Promise<void> {
  if (!(await readHostileFiles(values.only, values.table))) process.exitCode = 1
}

async function planted(): Promise<void> {
  const { lookForPlanted } = await import('./planted/main.ts')
  if (!(await lookForPlanted())) process.exitCode = 1
}

async function strings(): Promise<void> {
  if (!values.questions)
    throw new Error('Usage: npm run eval -- strings --questions <file> [--corpus <folder>] [--json <file>]')
  const { evaluateStrings } = await import('./strings/main.ts')
  const corpus = values.corpus ? resolve(callerFolder(), values.corpus) : undefined
  const questions = resolve(callerFolder(), values.questions)
  if (!(await evaluateStrings({ questions, corpus, shows: values.missed }))) process.exitCode = 1
}

/** Sentences and the passages that they claim to stand on: `answers/pairs.jsonl`, or another file of the same form. */
function pairs(): void {
  const path = values.pairs
    ? resolve(callerFolder(), values.pairs)
    : resolve(import.meta.dirname, 'answers/pairs.jsonl')
  if (!evaluatePairs(path)) process.exitCode = 1
}

function secrets(): void {
  const path = values.texts ? resolve(callerFolder(), values.texts) : secretsFile
  if (!evaluateSecrets(path, values.missed)) process.exitCode = 1
}

async function compare(corpus: string): Promise<void> {
  const [queries, seed] = [Number(values.count ?? 300), Number(values.seed)]
  if (!(await runBruteForce({ corpus, queries, seed }))) process.exitCode = 1
}

async function allQuestions(server: System, corpus: string, path: string): Promise<void> {
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

async function knownItems(server: System, corpus: string): Promise<void> {
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

await main()
write()
