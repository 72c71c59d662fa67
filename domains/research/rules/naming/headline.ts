/** The headline of a decision: what was claimed, or who applied, and what it came to. */
import { administrativeClaim } from './administrative-claim.ts'
import { civilClaim, toldClaim } from './civil-claim.ts'
import { applicantClaim, normClaim } from './constitutional-claim.ts'
import { criminalClaim } from './criminal-claim.ts'
import { sentenceCase } from './letters.ts'

export interface ClaimedBefore {
  court: string
  chamber: string | null
  /** As the source gives it, if it is usable. */
  subject: string | null
  /** As the source gives it, however long. */
  given: string | undefined
}

/**
 * What the text says that the case is about; null where the subject of the source is to be shown instead. Individual
 * applications are known by their applicant, whatever their subject.
 */
export function claimOf(text: string, { court, chamber, subject, given }: ClaimedBefore): string | null {
  if (court.includes('İnsan Hakları Mahkemesi')) return applicantClaim(text) ?? null
  if (court === 'Anayasa Mahkemesi')
    return applicantClaim(text) ?? (subject ? null : (normClaim(text) ?? null))
  if (subject) return null
  if (!givesPieces.test(court) && given) return shortened(given)
  return claimBefore(court, chamber)(text) ?? null
}

const arrest = /koruma tedbir[^.]{0,60}tazminat|haksız (?:tutuklama|gözaltı)[^.]{0,60}tazminat/iu
const forArrest = 'Koruma tedbirleri nedeniyle tazminat'

/** Courts whose long subjects are pieces of their texts. */
const givesPieces = /Yargıtay|Danıştay|Bölge/u
const longest = 130

function shortened(given: string): string {
  const words = given.replace(/\s+/g, ' ').trim()
  return sentenceCase(
    words.length <= longest ? words : `${words.slice(0, words.lastIndexOf(' ', longest))} …`,
  )
}

function claimBefore(court: string, chamber: string | null): (text: string) => string | undefined {
  if (court === 'Danıştay' || court.includes('Bölge İdare')) return administrativeClaim
  if (!chamber?.includes('Ceza')) return civilClaim
  // Chambers of criminal law also hear claims for compensation of an arrest.
  return (text) => criminalClaim(text) ?? (arrest.test(text.slice(0, 4_000)) ? forArrest : toldClaim(text))
}

/** "Yağma – düzelterek onama"; null if nothing is known that a reader could tell it by. */
export function headlineOf(claim: string | null, outcome: string | null): string | null {
  if (!claim) return null
  return outcome ? `${claim} – ${outcome.charAt(0).toLocaleLowerCase('tr')}${outcome.slice(1)}` : claim
}
