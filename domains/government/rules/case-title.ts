/** The title of a case that is made from a court file. */
import { plain } from './text.ts'

interface CaseTitleFacts {
  courtName: string
  caseNo: string
  parties: readonly { name: string; role: string }[]
}

const claiming = new Set([
  'claimant',
  'counterdefendant',
  'creditor',
  'complainant',
  'applicant',
  'joinedComplainant',
])
const defending = new Set(['defendant', 'counterclaimant', 'debtor', 'accused', 'suspect', 'respondent'])

/** `Yılmaz / ABC A.Ş.`, or court and number if nobody is named. */
export function titleOf({ courtName, caseNo, parties }: CaseTitleFacts): string {
  const first = (roles: ReadonlySet<string>) => parties.find(({ role }) => roles.has(role))?.name
  const named = [first(claiming), first(defending)].flatMap((name) => (name ? [plain(name)] : []))
  return (named.length > 0 ? named.join(' / ') : `${plain(courtName)} ${caseNo}`).slice(0, 255)
}
