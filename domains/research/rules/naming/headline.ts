/** The headline of a decision: what was claimed, or who applied, and what it came to. */
import { administrativeClaim } from './administrative-claim.ts'
import { civilClaim, toldClaim } from './civil-claim.ts'
import { applicantClaim, normClaim } from './constitutional-claim.ts'
import { criminalClaim } from './criminal-claim.ts'
import { sentenceCase } from './letters.ts'
import { isWhole, wholeParts } from './whole.ts'

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
  const told = !givesPieces.test(court) && given ? shortened(given) : undefined
  const claim = told ?? claimBefore(court, chamber)(text)
  return claim && isWhole(claim) ? claim : null
}

const arrest = /koruma tedbir[^.]{0,60}tazminat|haksız (?:tutuklama|gözaltı)[^.]{0,60}tazminat/iu
const forArrest = 'Koruma tedbirleri nedeniyle tazminat'

/** Courts whose long subjects are pieces of their texts. */
const givesPieces = /Yargıtay|Danıştay|Bölge/u
const longest = 130
/** A board tells what it decided on in one sentence, which is not cut. */
const longestSentence = 320

function shortened(given: string): string | undefined {
  const words = given.replace(/\s+/g, ' ').trim()
  const whole =
    wholeParts(words, /\s[-–]\s/gu, longest) ?? (words.length <= longestSentence ? words : usual(words))
  return whole && sentenceCase(whole)
}

/** What boards decide on, where their sentence is too long to be read in a list. */
const usual = (words: string): string | undefined =>
  /devral|birleş|ortak (?:girişim|kontrol)/u.test(words)
    ? 'Devralma işlemine izin istemi'
    : /4054 sayılı/u.test(words)
      ? '4054 sayılı Rekabetin Korunması Hakkında Kanun’un ihlali iddiası'
      : undefined

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
