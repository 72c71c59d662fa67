/** Exact tokens of a decision: each filter on a number, a party or a cited law uses one or more of them. */
import { articleTerm, courtTerm, dateTerm, fold, lawTerm, numberTerms } from '../../rules/analysis.ts'

export interface KeySource {
  caseNumber: string | null
  decisionNumber: string | null
  /** YYYY-MM-DD. */
  decisionDate: string | null
  deliveryNumber: string | null
  documentId: string | null
  externalId: string | null
  sides: string | null
  citedLaws: readonly { lawNumber: string; articleNo: string | null }[]
}

export const exactKey = (kind: 'external' | 'document' | 'delivery', value: string): string =>
  `${kind}:${fold(value).replace(/[^\p{L}\p{N}/]+/gu, '-')}`

/** A case or decision number with and without its chamber ("2011/7-695" is also 2011/695). */
export function numberKeys(kind: 'case' | 'decision' | 'own', number: string): string[] {
  return numberTerms(number).map((term) => `${kind}:${term.slice(term.indexOf(':') + 1)}`)
}

export function sideKeys(sides: string): string[] {
  return [...new Set(fold(sides).match(/[\p{L}\p{N}]+/gu) ?? [])].map((word) => `side:${word}`)
}

export const articleNoKey = (articleNo: string): string =>
  `article:${fold(articleNo).replace(/[^\p{L}\p{N}/]+/gu, '-')}`

export function keysOf(source: KeySource): string[] {
  const { caseNumber, decisionNumber, deliveryNumber, documentId, externalId, sides } = source
  const keys = [
    ...(source.decisionDate ? [dateTerm(source.decisionDate)] : []),
    ...(caseNumber ? [...numberKeys('case', caseNumber), ...numberKeys('own', caseNumber)] : []),
    ...(decisionNumber
      ? [...numberKeys('decision', decisionNumber), ...numberKeys('own', decisionNumber)]
      : []),
    ...(deliveryNumber ? [exactKey('delivery', deliveryNumber)] : []),
    ...(documentId ? [exactKey('document', documentId)] : []),
    ...(externalId ? [exactKey('external', externalId)] : []),
    ...(sides ? sideKeys(sides) : []),
    ...source.citedLaws.flatMap(lawKeys),
  ]
  return [...new Set(keys)]
}

/** Always two: if some decisions had fewer, the engine would weigh their court more. */
export const courtKeys = ({ court, chamber }: { court: string; chamber: string | null }): string[] => [
  courtTerm(court),
  chamber ? courtTerm(court, chamber) : 'court:-',
]

function lawKeys({ lawNumber, articleNo }: { lawNumber: string; articleNo: string | null }): string[] {
  if (articleNo === null) return [lawTerm(lawNumber)]
  return [lawTerm(lawNumber), articleTerm(lawNumber, articleNo), articleNoKey(articleNo)]
}
