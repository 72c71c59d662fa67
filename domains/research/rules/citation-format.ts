/** The citation of a decision as a Turkish or Cypriot lawyer writes it in a petition. */
import { courtBadge } from './courts.ts'
import { isApplication, type Numbered, numbersOf, printedDate } from './decision-numbers.ts'

export interface Citable extends Numbered {
  chamber?: string | null
  /** YYYY-MM-DD. */
  decisionDate?: string | null
}

/** "Yargıtay 3. HD, E. 2019/1234, K. 2020/567, T. 12.02.2020"; unknown parts are omitted. */
export function formatCitation(decision: Citable): string {
  if (decision.country === 'kktc') return cypriotCitation(decision)
  const date = decision.decisionDate && printedDate(decision.decisionDate)
  const closing = isApplication(decision) ? date : date && `T. ${date}`
  return [shortCourt(decision), ...numbersOf(decision), closing].filter(Boolean).join(', ')
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

/** "D. 12/2019 Yargıtay/Hukuk 45/2018". */
function cypriotCitation({ court, chamber, caseNumber, decisionNumber, decisionDate }: Citable): string {
  const distribution =
    decisionNumber && decisionNumber !== caseNumber && `D. ${decisionNumber.replace(/^D\.\s?/, '')}`
  const numbers = [distribution, chamber ?? court, caseNumber].filter(Boolean).join(' ')
  return [numbers, decisionDate && printedDate(decisionDate)].filter(Boolean).join(', ')
}
