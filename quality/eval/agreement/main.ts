/** Prints and notes how far a second reader of a fifth of the labelled sets agrees with the first. */
import { prepareDecision } from '../../../domains/research/server/import/prepare-decision.ts'
import { note } from '../../figures.ts'
import { citationsFile } from '../citations/main.ts'
import type { LabelledPassage } from '../citations/measure.ts'
import { decisionsFile, nameDecisions } from '../decisions/main.ts'
import { type DecisionLabel, isAcceptable } from '../decisions/measure.ts'
import { decisionsOf, keyOf } from '../decisions/pack.ts'
import { judgedDecision, shortFile } from '../short/main.ts'
import { isRight, type JudgedText, type ShortQuery } from '../short/measure.ts'
import { readLines } from '../texts.ts'
import { compareCitations, type Judgement, kappaOf, shareEqual } from './measure.ts'

/** One line of `short/second.jsonl`: whether a decision that was shown for a query answers it. */
type SecondJudgement = Parameters<typeof keyOf>[0] & { query: string; right: boolean }

export const secondOf = (file: string): string => file.replace(/[^/\\]+$/, 'second.jsonl')

export async function evaluateAgreement(corpus: string, shows: boolean): Promise<boolean> {
  citations(shows)
  await decisions(corpus, shows)
  await short(corpus, shows)
  return true
}

function citations(shows: boolean): void {
  const placeOf = (passage: LabelledPassage) => `${keyOf(passage)} ${passage.from}`
  const first = new Map(readLines<LabelledPassage>(citationsFile).map((one) => [placeOf(one), one.labels]))
  const count = { both: 0, onlyFirst: 0, onlySecond: 0 }
  for (const passage of readLines<LabelledPassage>(secondOf(citationsFile))) {
    const { both, onlyFirst, onlySecond } = compareCitations(
      first.get(placeOf(passage)) ?? [],
      passage.labels,
    )
    count.both += both
    count.onlyFirst += onlyFirst.length
    count.onlySecond += onlySecond.length
    if (!shows) continue
    for (const [offset, label] of onlyFirst)
      console.log(`  only the first: ${label} at ${offset} of ${placeOf(passage)}`)
    for (const [offset, label] of onlySecond)
      console.log(`  only the second: ${label} at ${offset} of ${placeOf(passage)}`)
  }
  const all = count.both + count.onlyFirst + count.onlySecond
  console.log(
    `citations: ${all} labels, given by both ${(count.both / all).toFixed(3)}, only by the first ${(count.onlyFirst / all).toFixed(3)}, only by the second ${(count.onlySecond / all).toFixed(3)}`,
  )
  note(count.both / all, 'agreement', 'citations')
}

async function decisions(corpus: string, shows: boolean): Promise<void> {
  const first = new Map(readLines<DecisionLabel>(decisionsFile).map((label) => [keyOf(label), label]))
  const second = readLines<DecisionLabel>(secondOf(decisionsFile))
  const named = await nameDecisions(corpus, new Set(second.map(keyOf)))
  const read = second.flatMap((label) => {
    const [other, name] = [first.get(keyOf(label)), named.get(keyOf(label))]
    return other && name ? [{ key: keyOf(label), label, other, headline: name.headline }] : []
  })
  report(
    'outcomes of decisions',
    read.map(({ key, label, other }) => [key, [String(other.outcome), String(label.outcome)]]),
    shows,
  )
  report(
    'headlines acceptable',
    read.map(({ key, label, other, headline }) => [
      `${key}: ${headline}`,
      [String(isAcceptable(other, headline)), String(isAcceptable(label, headline))],
    ]),
    shows,
  )
  report(
    'stated days',
    read.map(({ key, label, other }) => [key, [String(other.date), String(label.date)]]),
    shows,
  )
}

async function short(corpus: string, shows: boolean): Promise<void> {
  const queries = new Map(readLines<ShortQuery>(shortFile).map((query) => [query.query, query]))
  const second = readLines<SecondJudgement>(secondOf(shortFile))
  const texts = new Map<string, JudgedText>()
  for await (const row of decisionsOf(corpus, new Set(second.map(keyOf))))
    texts.set(keyOf(row), judgedDecision(prepareDecision(row).decision))
  const read = second.flatMap((one): [string, Judgement][] => {
    const [query, text] = [queries.get(one.query), texts.get(keyOf(one))]
    if (!query || !text) return []
    const right = query.kind !== 'none' && isRight(query, text)
    return [[`${one.query}: ${keyOf(one)}`, [String(right), String(one.right)]]]
  })
  report('decisions that answer short queries', read, shows)
}

function report(what: string, read: readonly [name: string, judgement: Judgement][], shows: boolean): void {
  const judgements = read.map(([, judgement]) => judgement)
  const [share, kappa] = [shareEqual(judgements), kappaOf(judgements)]
  console.log(`${what}: ${read.length}, equal ${share.toFixed(3)}, kappa ${kappa.toFixed(3)}`)
  note(share, 'agreement', what, 'equal')
  note(kappa, 'agreement', what, 'kappa')
  if (!shows) return
  for (const [name, [first, second]] of read)
    if (first !== second) console.log(`  ${name}: ${first}, second reader ${second}`)
}
