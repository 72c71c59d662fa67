/** Questions with known answers, grouped by source and by kind of answer. */

import { fold } from '../../domains/research/rules/analysis.ts'
import { type Scores, scoresOf } from './metrics.ts'
import type { FoundArticle, FoundDecision, System } from './systems.ts'
import { nameOf, type PackDecision, type PackLaw, type Question } from './texts.ts'

export interface QuestionSet {
  name: string
  questions: Question[]
  /** Questions to which nothing in the packs is the answer. */
  left: number
  judge: (system: System, question: Question) => Promise<Scores>
}

const articleKinds = new Set(['article-retrieval', 'article-lookup'])
const lawKinds = new Set(['law-retrieval', 'multiple-choice', 'exam-question'])
const DEEP = 50

/** Sets by source and kind; refusals and questions without a known answer are counted but not asked. */
export function questionSets(
  questions: readonly Question[],
  laws: readonly PackLaw[],
  decisions: readonly PackDecision[],
): QuestionSet[] {
  const judges = {
    article: judgeArticle,
    law: judgeLaw,
    decision: decisionJudge(decisions),
    named: judgeNamedDecision,
  }
  const known = {
    article: knownArticles(laws),
    law: new Set(laws.map((law) => law.lawNumber)),
    decision: new Set(decisions.map(identityOf)),
  }
  const groups = Map.groupBy(questions, ({ source, kind }) => `${source.repo.split('/')[0]} ${kind}`)
  return [...groups].flatMap(([name, all]) => {
    const kind = levelOf(all[0] as Question)
    if (!kind) return []
    const asked = all.filter((question) => isAnswerable(question, kind, known))
    return [{ name, questions: asked, left: all.length - asked.length, judge: judges[kind] }]
  })
}

type Level = 'article' | 'law' | 'decision' | 'named'

function levelOf({ kind }: Question): Level | undefined {
  if (articleKinds.has(kind)) return 'article'
  if (lawKinds.has(kind)) return 'law'
  if (kind === 'decision-question') return 'named'
  return kind === 'decision-retrieval' ? 'decision' : undefined
}

function isAnswerable(
  question: Question,
  level: Level,
  known: { article: Set<string>; law: Set<string>; decision: Set<string> },
): boolean {
  if (level === 'decision') return (question.relevantTermGroups ?? []).length > 0
  if (level === 'named') return !!question.decision && known.decision.has(identityOf(question.decision))
  const gold = question.gold ?? []
  return level === 'law'
    ? gold.some(({ lawNumber }) => known.law.has(lawNumber))
    : [...goldOf(question)].some((key) => known.article.has(key))
}

function knownArticles(laws: readonly PackLaw[]): Set<string> {
  return new Set(laws.flatMap((law) => law.articles.map(({ no }) => `${law.lawNumber}|${no}`)))
}

/** Expected articles as "law|article"; one given with a paragraph ("329/2") means the article. */
function goldOf({ gold = [] }: Question): Set<string> {
  const keys = gold.flatMap(({ lawNumber, articleNo = '', inCorpus }) => {
    const whole = articleNo.replace(/\/.*$/, '').trim()
    return inCorpus ? [`${lawNumber}|${articleNo}`] : [`${lawNumber}|${articleNo}`, `${lawNumber}|${whole}`]
  })
  return new Set(keys)
}

async function judgeArticle(system: System, question: Question): Promise<Scores> {
  const found = await system.articles(question.question, question.country, 10)
  const gold = goldOf(question)
  const keyOf = ({ lawNumber, articleNo }: FoundArticle) => `${lawNumber}|${articleNo}`
  return scoresOf(
    found.map((article) => gold.has(keyOf(article))),
    (question.gold ?? []).length,
  )
}

/** Laws in the order in which their first article is found. */
async function judgeLaw(system: System, question: Question): Promise<Scores> {
  const choices = Object.values(question.options ?? {}).join(' ')
  const found = await system.articles(`${question.question} ${choices}`.trim(), question.country, DEEP)
  const laws = [...new Set(found.map(({ lawNumber }) => lawNumber))]
  const gold = new Set((question.gold ?? []).map(({ lawNumber }) => lawNumber))
  return scoresOf(
    laws.map((law) => gold.has(law)),
    gold.size,
  )
}

/** A decision is right if its text has all the terms of one of the question's groups. */
function decisionJudge(decisions: readonly PackDecision[]) {
  const texts = new Map(
    decisions.map((decision) => [identityOf(decision), fold(`${decision.subject ?? ''} ${decision.text}`)]),
  )
  const has = (text: string, group: string[]) => group.every((term) => text.includes(fold(term)))
  return async (system: System, question: Question): Promise<Scores> => {
    const groups = question.relevantTermGroups ?? []
    const isRight = (text: string) => groups.some((group) => has(text, group))
    const found = await system.decisions(question.question, question.country, 10)
    const expected = [...texts.values()].filter(isRight).length
    return scoresOf(
      found.map((decision) => isRight(texts.get(keyOf(decision)) ?? '')),
      expected,
    )
  }
}

/** A question that names a decision by court and numbers. */
async function judgeNamedDecision(
  system: System,
  { question, country, decision }: Question,
): Promise<Scores> {
  const found = await system.decisions(question, country, 10)
  const meant = decision && identityOf(decision)
  return scoresOf(
    found.map((one) => keyOf(one) === meant),
    1,
  )
}

/** The key of a decision of a pack, in the spelling of the server's answers. */
export function identityOf(decision: Partial<PackDecision>): string {
  return keyOf({ ...decision, ...nameOf(decision) })
}

export function keyOf({
  court,
  chamber,
  caseNumber,
  decisionNumber,
}: Partial<FoundDecision> | PackDecision): string {
  return [court, chamber, caseNumber, decisionNumber].map((part) => part ?? '').join('|')
}
