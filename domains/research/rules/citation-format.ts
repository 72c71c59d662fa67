/** The citation of a decision as a Turkish or Cypriot lawyer would write it in a petition. */
import { applicationMark } from './application-numbers.ts'
import { courtBadge } from './courts.ts'
import type { Country } from './laws.ts'

export type Citable = {
  country: Country
  court: string
  chamber?: string | null
  caseNumber?: string | null
  decisionNumber?: string | null
  /** YYYY-MM-DD. */
  decisionDate?: string | null
}

/** "Yargıtay 3. HD, E. 2019/1234, K. 2020/567, T. 12.02.2020"; parts that are not known are left out. */
export function formatCitation(decision: Citable): string {
  if (decision.country === 'KKTC') return cypriotCitation(decision)
  if (decision.court === 'Anayasa Mahkemesi' && !decision.decisionNumber) return applicationCitation(decision)
  return [
    shortCourt(decision),
    decision.caseNumber && `E. ${decision.caseNumber}`,
    decision.decisionNumber && `K. ${decision.decisionNumber}`,
    decision.decisionDate && `T. ${printedDate(decision.decisionDate)}`,
  ]
    .filter(Boolean)
    .join(', ')
}

function shortCourt({ court, chamber, country }: Citable): string {
  if (court === 'Anayasa Mahkemesi') return 'AYM'
  if (court === 'Yargıtay' || court === 'Danıştay') {
    const badge = courtBadge(court, chamber ?? undefined, country)
    return badge.replace(/^[YD]\.(?: |$)/, `${court} `).trim()
  }
  const short = courtBadge(court, chamber ?? undefined, country)
  return / B[Aİ]M/.test(short) ? short : [court, chamber].filter(Boolean).join(' ')
}

/** Individual applications have a number of application and no E./K. pair. */
function applicationCitation({ caseNumber, decisionDate }: Citable): string {
  return ['AYM', caseNumber && `${applicationMark} ${caseNumber}`, decisionDate && printedDate(decisionDate)]
    .filter(Boolean)
    .join(', ')
}

/** "D. 12/2019 Yargıtay/Hukuk 45/2018". */
function cypriotCitation({ court, chamber, caseNumber, decisionNumber, decisionDate }: Citable): string {
  const distribution =
    decisionNumber && decisionNumber !== caseNumber && `D. ${decisionNumber.replace(/^D\.\s?/, '')}`
  const numbers = [distribution, chamber ?? court, caseNumber].filter(Boolean).join(' ')
  return [numbers, decisionDate && printedDate(decisionDate)].filter(Boolean).join(', ')
}

/** DD.MM.YYYY from YYYY-MM-DD. */
function printedDate(date: string): string {
  return date.split('-').reverse().join('.')
}
