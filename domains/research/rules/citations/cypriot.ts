/** References to decisions of Northern Cyprus: "D. 12/2019 Yargıtay/Hukuk 45/2018", "YİM 45/98". */
import { normaliseCourt } from '../courts.ts'
import type { DecisionMention } from './decisions.ts'
import { cypriotNumberAt } from './numbers.ts'
import { gapAfter, isNumber, type Scan, wordAt } from './scan.ts'

const heads = new Set(['yargitay', 'yim', 'anayasa', 'hukuk'])

/** Whether a Cypriot reference may begin with this word. */
export function opensDecision(word: string): boolean {
  return word === 'd' || heads.has(word)
}

/** The decision whose distribution number ("D. 12/2019") or court is at `index`. */
export function cypriotDecisionAt(s: Scan, index: number): DecisionMention | undefined {
  const distribution =
    wordAt(s, index) === 'd' && !/\n/.test(gapAfter(s, index)) ? cypriotNumberAt(s, index + 1) : undefined
  if (distribution) {
    const next = distribution.last + 1
    const court = courtAt(s, next)
    const own = /^[\s,;:(–-]*$/.test(gapAfter(s, distribution.last)) ? court : undefined
    if (!own && !/^\.?\s?(?:no\s?[.:]?\s?)?$/i.test(gapAfter(s, index))) return undefined
    return mention(index, own?.last ?? distribution.last, `D.${distribution.text}`, own)
  }
  if (!heads.has(wordAt(s, index))) return undefined
  const court = courtAt(s, index)
  return court && mention(index, court.last, undefined, court)
}

type Court = { court?: string; chamber?: string; caseNumber: string; last: number }

function mention(
  first: number,
  last: number,
  decisionNumber: string | undefined,
  court: Court | undefined,
): DecisionMention {
  return {
    country: 'kktc',
    ...(court?.court && { court: court.court, ...(court.chamber && { chamber: court.chamber }) }),
    ...(court && { caseNumber: court.caseNumber }),
    ...(decisionNumber && { decisionNumber }),
    first,
    last,
  }
}

/** "Yargıtay/Aile/Hukuk: 3/2001", "YİM İstinaf 4/98": a court joined by slashes, then its number. */
function courtAt(s: Scan, from: number): Court | undefined {
  if (!heads.has(wordAt(s, from))) return undefined
  // "Asliye Hukuk Mahkemesi" is a Turkish court.
  if (wordAt(s, from) === 'hukuk' && wordAt(s, from + 1).startsWith('mahkeme')) return undefined
  let at = from
  while (at < from + 4 && !isNumber(s, at + 1) && /^\s?\/?\s?$/.test(gapAfter(s, at))) at++
  if (isNumber(s, at) || !/^[\s:]*(?:no\s?[.:]?\s?)?$/i.test(gapAfter(s, at))) return undefined
  const number = cypriotNumberAt(s, at + 1)
  if (!number) return undefined
  const start = s.lexemes[from]?.start ?? 0
  const spelled = s.text.slice(start, s.lexemes[at]?.bodyEnd)
  if (wordAt(s, from) === 'yargitay' && at === from) return undefined
  const name = normaliseCourt('', spelled, 'kktc')
  return {
    ...(name?.chamber && { court: name.court, chamber: name.chamber }),
    caseNumber: number.text,
    last: number.last,
  }
}
