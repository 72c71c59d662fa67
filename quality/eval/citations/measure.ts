/** Counts the labelled citations that are recognised, and the recognised ones that are labelled. */

/** One line of `citations.jsonl`: a passage of a decision, and the offset and meaning of each citation in it. */
export interface LabelledPassage {
  court: string
  chamber?: string
  caseNumber?: string
  decisionNumber?: string
  from: number
  to: number
  labels: [offset: number, label: string][]
}

/** `label`: "6098/49", "6098", or "E2019/1 K2020/2" with the numbers that the text gives. */
export interface FoundCitation {
  start: number
  end: number
  label: string
}

interface Counts {
  labelled: number
  recognised: number
  found: number
  right: number
}

export interface CitationReport {
  laws: Counts
  decisions: Counts
  wrong: { passage: LabelledPassage; offset: number; label: string; what: 'missed' | 'wrong' }[]
}

export const citationTargets = {
  laws: { recall: 0.97, precision: 0.99 },
  decisions: { recall: 0.95, precision: 0.99 },
}

const isDecision = (label: string) => /^[EK]/.test(label)

/** A label that gives only the number of the decision is met by one that gives the case too. */
const means = (found: string, label: string) =>
  found === label || (isDecision(label) && found.endsWith(` ${label}`))

export function measureCitations(
  passages: readonly LabelledPassage[],
  citationsIn: (passage: LabelledPassage) => readonly FoundCitation[],
): CitationReport {
  const none = (): Counts => ({ labelled: 0, recognised: 0, found: 0, right: 0 })
  const report: CitationReport = { laws: none(), decisions: none(), wrong: [] }
  const of = (label: string) => (isDecision(label) ? report.decisions : report.laws)
  for (const passage of passages) {
    const { from, to, labels } = passage
    const found = citationsIn(passage).filter(({ start, end }) => start >= from && end <= to)
    const meets = ({ start, end, label }: FoundCitation, [offset, meant]: [number, string]) =>
      means(label, meant) && start <= offset && offset < end
    for (const label of labels) {
      of(label[1]).labelled++
      if (found.some((one) => meets(one, label))) of(label[1]).recognised++
      else report.wrong.push({ passage, offset: label[0], label: label[1], what: 'missed' })
    }
    for (const one of found) {
      of(one.label).found++
      if (labels.some((label) => meets(one, label))) of(one.label).right++
      else report.wrong.push({ passage, offset: one.start, label: one.label, what: 'wrong' })
    }
  }
  return report
}

export const recallOf = ({ labelled, recognised }: Counts): number => recognised / labelled
export const precisionOf = ({ found, right }: Counts): number => right / found
