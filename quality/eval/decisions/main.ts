/** Prints and notes how well the decisions of a pack are named. */
import { join } from 'node:path'
import { headlineOf } from '../../../domains/research/rules/naming/headline.ts'
import { prepareDecision } from '../../../domains/research/server/import/prepare-decision.ts'
import { noteAll } from '../../figures.ts'
import { against } from '../report.ts'
import { readLines } from '../texts.ts'
import {
  type DecisionLabel,
  type DecisionReport,
  decisionTargets,
  measureDecisions,
  type NamedDecision,
} from './measure.ts'
import { decisionsOf, keyOf } from './pack.ts'

export const decisionsFile = join(import.meta.dirname, 'decisions.jsonl')

/** @returns whether the targets are reached. */
export async function evaluateDecisions(corpus: string, set: string, shows: boolean): Promise<boolean> {
  const labels = readLines<DecisionLabel>(set)
  const named = await nameDecisions(corpus, new Set(labels.map(keyOf)))
  const known = labels.filter((label) => named.has(keyOf(label)))
  if (known.length < labels.length) console.log(`${labels.length - known.length} are not in the pack`)
  const report = measureDecisions(known, (label) => named.get(keyOf(label)) as NamedDecision)
  printReport(report, shows)
  noteAll(report, 'decisions')
  return (
    report.outcome >= decisionTargets.outcome &&
    report.headline >= decisionTargets.headline &&
    report.dates >= decisionTargets.dates &&
    report.wrongDates === decisionTargets.wrongDates
  )
}

/** Returns the names that the import gives to the decisions with these keys. */
export async function nameDecisions(
  corpus: string,
  keys: ReadonlySet<string>,
): Promise<Map<string, NamedDecision>> {
  const named = new Map<string, NamedDecision>()
  for await (const row of decisionsOf(corpus, keys)) {
    const { outcome, subject, claim } = prepareDecision(row).decision
    const undated = prepareDecision({ ...row, decisionDate: undefined }).decision
    named.set(keyOf(row), {
      outcome,
      headline: headlineOf(claim ?? subject, outcome),
      statedDate: undated.decision_date,
    })
  }
  return named
}

function printReport(report: DecisionReport, shows: boolean): void {
  const { decisions, outcome, outcomeGiven, headline, dates, wrongDates, agreement } = report
  console.log(`${decisions} decisions; two readings agree on ${agreement.toFixed(3)} of the outcomes`)
  console.log(`outcome right where given: ${against(outcome, decisionTargets.outcome)}`)
  console.log(`  given for ${outcomeGiven.toFixed(3)} of the labelled ones`)
  console.log(`headline acceptable: ${against(headline, decisionTargets.headline)}`)
  console.log(`stated day found: ${against(dates, decisionTargets.dates)}, wrong ${wrongDates}`)
  for (const { label, named, what } of report.wrong.slice(0, shows ? 200 : 0))
    console.log(`  ${what}: ${keyOf(label)}: ${said(named, what)}, labelled ${labelled(label, what)}`)
}

const said = (named: NamedDecision, what: string) =>
  what === 'outcome' ? named.outcome : what === 'date' ? named.statedDate : named.headline

const labelled = (label: DecisionLabel, what: string) =>
  what === 'outcome'
    ? label.outcome
    : what === 'date'
      ? label.date
      : (label.applicant ?? label.about?.join(' or '))
