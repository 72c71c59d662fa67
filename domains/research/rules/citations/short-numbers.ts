/**
 * Numbers of the Yargıtay that say their year elsewhere: "HGK 23.06.2004, 13/291-370", "2002/11-768-840",
 * "25.9.2008 tarih ve 3561-11047 sayılı", "22.6.1976 günlü ve 7/7 sayılı İçtihadı Birleştirme Kararı".
 */
import type { Country } from '../laws.ts'
import { type CourtMention, courtBefore } from './court-mentions.ts'
import type { DecisionMention } from './decisions.ts'
import { dateAt } from './numbers.ts'
import { gapAfter, isNumber, type Scan, wordAt } from './scan.ts'

const ofBoard = /(?:(\d{4})\/)?(\d{1,2})(?:-|\/)(\d{1,4})-(\d{1,5})(?![\d/-])/y
const pair = /(\d{2,5})\s?[-–]\s?(\d{2,5})(?=\s{1,2}say[ıi])/y
const unification = /(\d{1,3})\s?\/\s?(\d{1,4})(?=\s{1,2}sayılı)/y

/** The decision whose short number is at `index`; undefined without the date that completes it. */
export function shortDecisionAt(s: Scan, index: number, country: Country): DecisionMention | undefined {
  if (country !== 'turkey' || !isNumber(s, index) || /^[/-]$/.test(gapAfter(s, index - 1))) return undefined
  return boardDecision(s, index) ?? unificationDecision(s, index) ?? pairedDecision(s, index)
}

function boardDecision(s: Scan, index: number): DecisionMention | undefined {
  const [text, given, chamber, serial, decision] = at(ofBoard, s, index) ?? []
  if (!text) return undefined
  const court = courtBefore(s, index, 'turkey')
  const year = given ?? court?.date?.slice(0, 4)
  if (!year || !court?.name.chamber?.includes('Genel Kurul')) return undefined
  const numbers = { caseNumber: `${year}/${chamber}-${serial}`, decisionNumber: `${year}/${decision}` }
  return mentionOf(index, text, court, court.date, numbers)
}

function unificationDecision(s: Scan, index: number): DecisionMention | undefined {
  const [text, serial, decision] = at(unification, s, index) ?? []
  const date = text && dateBefore(s, index)
  if (!date) return undefined
  const last = index + 1
  if (![2, 3, 4].some((far) => wordAt(s, last + far).startsWith('birlestirme'))) return undefined
  const year = date.slice(0, 4)
  const numbers = {
    court: 'Yargıtay',
    caseNumber: `${year}/${serial}`,
    decisionNumber: `${year}/${decision}`,
  }
  return mentionOf(index, text, undefined, date, numbers)
}

/** Only the decision was surely made in the year of the date; the case may be older. */
function pairedDecision(s: Scan, index: number): DecisionMention | undefined {
  const [text, , decision] = at(pair, s, index) ?? []
  const date = text && dateBefore(s, index)
  if (!date) return undefined
  const court = courtBefore(s, index, 'turkey')
  if (court ? court.name.level !== 'supreme' : !namesItself(s, index)) return undefined
  return mentionOf(index, text, court, date, { decisionNumber: `${date.slice(0, 4)}/${decision}` })
}

function mentionOf(
  index: number,
  text: string,
  court: CourtMention | undefined,
  date: string | undefined,
  numbers: Pick<DecisionMention, 'court' | 'caseNumber' | 'decisionNumber'>,
): DecisionMention {
  const last = index + (text.match(/\d+/g)?.length ?? 1) - 1
  return {
    country: 'turkey',
    ...(court && { court: court.name.court, ...(court.name.chamber && { chamber: court.name.chamber }) }),
    ...numbers,
    ...(date && { date }),
    first: court?.first ?? index,
    last,
  }
}

function at(pattern: RegExp, s: Scan, index: number): RegExpExecArray | undefined {
  pattern.lastIndex = s.lexemes[index]?.start ?? 0
  return pattern.exec(s.text) ?? undefined
}

/** "25.9.2008 tarih ve": the date just before a number. */
function dateBefore(s: Scan, index: number): string | undefined {
  for (let end = index - 1; end >= index - 3; end--) {
    const date = dateAt(s, end - 2)
    if (date?.last === end) return date.date
    if (!/^(?:ve|tarih|tarihli|gun|gunlu|gunu)$/.test(wordAt(s, end))) return undefined
  }
  return undefined
}

/** "Dairemizin …", "Dairenin …": the court that decides speaks of itself. */
function namesItself(s: Scan, index: number): boolean {
  for (let far = index - 1; far >= index - 8; far--)
    if (/^(?:dairemiz|dairenin|dairece|kurulumuz)/.test(wordAt(s, far))) return true
  return false
}
