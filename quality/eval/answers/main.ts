/**
 * `npm run eval -- answers --questions <file> [--corpus <folder>] [--folder <data>] [--show <n>]`: answers of the
 * assistant without any model. Beside the given questions it asks two sets of its own: questions from outside that must
 * be refused, and questions as lawyers type them. The packs are those of `--corpus`, or of the folder `corpus` beside that
 * of the questions; with `--folder` the filled database is kept for the next run.
 */
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { inTurns } from '@mizan/platform/call'
import { parseQuery } from '../../../domains/research/rules/query.ts'
import { heldLaws, type Research } from '../../../domains/research/server/index.ts'
import { note, noteAll } from '../../figures.ts'
import { against } from '../report.ts'
import { readLines } from '../texts.ts'
import { type AnswerQuestion, ask, goldOf, judge, type Outcome } from './ask.ts'
import { type AnswerFigures, figuresOf } from './figures.ts'
import { openTexts } from './open.ts'
import { showAnswer } from './show.ts'

interface AnswerOptions {
  questions: string
  /** The folder `corpus` beside that of the questions, if none is given. */
  corpus?: string | undefined
  folder?: string | undefined
  /** The number of printed answers of each set. */
  show: number
}

interface JudgedQuestion {
  question: AnswerQuestion
  outcome: Outcome
  /** Whether the search of articles alone has the known article among its first five. */
  isInFive: boolean
}

/** False if a figure is below its goal. */
export async function evaluateAnswers(options: AnswerOptions): Promise<boolean> {
  const corpus = options.corpus ?? join(dirname(options.questions), '../corpus')
  if (!existsSync(corpus)) throw new Error('No packs beside the questions; name their folder with --corpus')
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'eval-answers-')))
  await mkdir(folder, { recursive: true })
  const { research, close } = await openTexts(folder, corpus)
  try {
    return await measure(research, options)
  } finally {
    await close()
    if (!options.folder) await rm(folder, { recursive: true, force: true })
  }
}

async function measure(research: Research, { questions, show }: AnswerOptions): Promise<boolean> {
  const own = (name: string) => readLines<AnswerQuestion>(join(import.meta.dirname, name))
  const given = readLines<AnswerQuestion>(questions)
  const isRefusal = ({ kind }: AnswerQuestion) => kind === 'refusal-expected'
  const others = await judgeAll(
    research,
    given.filter((one) => !isRefusal(one)),
    show,
  )
  const refusals = await judgeAll(research, given.filter(isRefusal), show)
  const outside = await judgeAll(research, own('outside.jsonl'), show)
  const typed = await judgeAll(research, own('typed.jsonl'), show)
  const known = others.filter(({ question }) => hasArticle(research, question))
  report('questions', known)
  // Weights and floors were chosen on the first of each two.
  report(
    'halves tuned',
    known.filter((_, at) => at % 2 === 0),
  )
  report(
    'halves other',
    known.filter((_, at) => at % 2 === 1),
  )
  for (const [name, all] of Map.groupBy(known, ({ question }) => question.source?.repo.split('/')[0] ?? ''))
    report(`by source ${name}`, all)
  report('typed', typed)
  const held = others.filter(({ question }) => isHeld(research, question))
  return printRefusals({ outside, refusals, held: [...held, ...typed] }) && reachesGoals(known)
}

async function judgeAll(
  research: Research,
  questions: AnswerQuestion[],
  show: number,
): Promise<JudgedQuestion[]> {
  const all: JudgedQuestion[] = []
  const known = heldLaws(research)
  const every = Math.max(1, Math.floor(questions.length / Math.max(1, show)))
  for (const [at, question] of questions.entries()) {
    const asked = await ask(research, question)
    if (show > 0 && at % every === 0) showAnswer(question, asked)
    all.push({
      question,
      outcome: judge(question, asked, known),
      isInFive: await isInFive(research, question),
    })
  }
  return all
}

const countryOf = ({ country }: AnswerQuestion) => (country === 'KKTC' ? 'kktc' : 'turkey')

async function isInFive(research: Research, question: AnswerQuestion): Promise<boolean> {
  const index = research.laws()
  const gold = goldOf(question)
  if (!index || gold.size === 0) return false
  const filter = { country: countryOf(question) } as const
  const { hits } = await inTurns(index.articles.searching(parseQuery(question.question), filter, 0, 5))
  return hits.some(({ id }) => {
    const place = index.places.get(id)
    return gold.has(`${place?.law.law_number}|${place?.no}`)
  })
}

/** The packs have one of the articles that answer it. */
function hasArticle(research: Research, question: AnswerQuestion): boolean {
  const gold = goldOf(question)
  if (gold.size === 0) return false
  for (const { law, no } of research.laws()?.places.values() ?? [])
    if (law.country === countryOf(question) && gold.has(`${law.law_number}|${no}`)) return true
  return false
}

/** The packs have a law that answers it. */
const isHeld = (research: Research, question: AnswerQuestion): boolean =>
  (question.gold ?? []).some(({ lawNumber }) =>
    research.laws()?.titles.has(`${countryOf(question)}/${lawNumber}`),
  )

function report(name: string, judged: readonly JudgedQuestion[]): void {
  if (judged.length === 0) return
  const figures = figuresOf(judged.map(({ outcome }) => outcome))
  const searched = judged.filter(({ isInFive }) => isInFive).length / judged.length
  noteAll(figures, 'answers', name)
  note(searched, 'answers', name, 'searchHit5')
  console.log(`${name}: ${lineOf(figures, searched)}`)
}

function lineOf(figures: AnswerFigures, searched: number): string {
  const { asked, hasGold, leadsWithGold, verified, otherArticle, refusedWithGold, refused } = figures
  const { medianWords, mostWords, mostSources, firstTextP50, firstTextP95 } = figures
  const shown = (value: number) => value.toFixed(3)
  return [
    `${asked} asked`,
    `the known article among the sources ${shown(hasGold)} (search, first five: ${shown(searched)})`,
    `first quoted ${shown(leadsWithGold)}`,
    `sentences with a verified span ${shown(verified)}`,
    `another article instead ${shown(otherArticle)}`,
    `refused ${shown(refused)}, with the article at hand ${shown(refusedWithGold)}`,
    `${medianWords} words in the middle, ${mostWords} at most, ${mostSources} sources at most`,
    `first text after ${firstTextP50.toFixed(0)} ms (p95 ${firstTextP95.toFixed(0)} ms)`,
  ].join('; ')
}

interface RefusalSets {
  outside: JudgedQuestion[]
  refusals: JudgedQuestion[]
  held: JudgedQuestion[]
}

function printRefusals(sets: RefusalSets): boolean {
  const shareOf = (all: readonly JudgedQuestion[]) =>
    all.filter(({ outcome }) => outcome.isRefused).length / Math.max(1, all.length)
  const [outside, wrong] = [shareOf(sets.outside), shareOf(sets.held)]
  noteAll({ outside, wrong, given: shareOf(sets.refusals) }, 'answers', 'refusals')
  console.log(`refusals of ${sets.outside.length} questions from outside ${against(outside, 0.95)}`)
  for (const { question, outcome } of sets.outside)
    if (!outcome.isRefused) console.log(`  answered: ${question.question}`)
  console.log(
    `refusals of ${sets.refusals.length} given questions that another product had to refuse, although laws of ours answer them: ${shareOf(sets.refusals).toFixed(3)}`,
  )
  console.log(
    `wrong refusals among ${sets.held.length} questions that our laws answer: ${wrong.toFixed(3)}, at most 0.05`,
  )
  for (const { question, outcome } of sets.held)
    if (outcome.isRefused) console.log(`  refused: ${question.question.slice(0, 140)}`)
  return outside >= 0.95 && wrong <= 0.05
}

function reachesGoals(known: readonly JudgedQuestion[]): boolean {
  const { hasGold, leadsWithGold, verified } = figuresOf(known.map(({ outcome }) => outcome))
  const searched = known.filter(({ isInFive }) => isInFive).length / known.length
  console.log(`the known article among the sources ${against(hasGold, searched)}`)
  console.log(`the first quoted sentence in the known article ${against(leadsWithGold, 0.6)}`)
  console.log(`sentences with a verified span ${against(verified, 1)}`)
  return hasGold >= searched && leadsWithGold >= 0.6 && verified === 1
}
