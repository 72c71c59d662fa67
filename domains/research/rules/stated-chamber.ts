/** Reads who decided from the decision's own first line: "Hukuk Genel Kurulu 2017/735 E. , 2020/445 K." */
import { normaliseCourt } from './courts.ts'
import { type NormalDecision, normaliseNumber } from './normalise.ts'

/** The line that the Yargıtay prints above its decisions; a closed chamber is marked as such. */
const head =
  /^(?:\(Kapatılan\)\s*)?((?:\d{1,2}\. )?(?:\p{Lu}\p{L}+ )*\p{Lu}\p{L}+)\s+(\d[\d/-]+)\s*E\s?\.\s*,\s*(\d[\d/-]+)\s*K\s?\.\s*$/u

/**
 * Some collections name the chamber whose decision a board reviewed instead of the board. If the first line says who
 * decided the case with these numbers, it overrides the source; undefined if it says nothing or is about another
 * case.
 */
export function statedChamber(text: string, own: NormalDecision): string | undefined {
  if (own.court !== 'Yargıtay' || own.country !== 'turkey') return undefined
  const [, name, caseNumber, decisionNumber] = head.exec(text.trimStart().split('\n', 1)[0] ?? '') ?? []
  if (!own.caseNumber || normaliseNumber(caseNumber) !== own.caseNumber) return undefined
  if (!own.decisionNumber || normaliseNumber(decisionNumber) !== own.decisionNumber) return undefined
  const stated = normaliseCourt(own.court, name)
  return stated?.court === own.court ? stated.chamber : undefined
}
