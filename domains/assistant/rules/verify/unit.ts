/** A content word with the grammar of its sentence. */
import type { Force, Form } from './forms.ts'
import type { Part } from './party-names.ts'
import type { Quantity } from './quantities.ts'

export interface Unit {
  stem: string
  /** Numbers of its concepts; negative for the contrary. */
  concepts: readonly number[]
  folded: string
  /** Lexeme indexes. */
  first: number
  last: number
  sentence: number
  segment: number
  isDenied: boolean
  force: Force
  /** A verbal noun or participle: denial counts, force does not. */
  isNominal: boolean
  isParticiple: boolean
  isCondition: boolean
  isVerb: boolean
  /** The light verb that lends its ending: "et" of "kabul etmez". */
  light?: string
  /** A noun before a verb that is denied: "tazminat ödemeden" is "tazminatsız". */
  mayBeDenied?: boolean
  /** "şirket borçları", "borçlu borcunu": the party may be the subject or belong to the next word. */
  isLoose?: boolean
  isBy?: boolean
  isOwner?: boolean
  party?: string
  part?: Part
  quantity?: Quantity
}

/** Forms that end a sentence. */
export const finite =
  /(?:[aeiu]r|d[iu]r|m[iu]st[iu]r|d[iu]|m[ae]l[iu]|m[ae]z|m[ae]kt[ae]d[iu]r|[iu]yor)(?:l[ae]r)?$/

/** The grammar of a word's ending, in the form of a unit. */
export function ofForm(form: Form, word: string): Partial<Unit> {
  const force: Force = form.canBe
    ? form.isDenied
      ? 'neednot'
      : 'may'
    : form.isDenied
      ? 'not'
      : form.mustBe
        ? 'must'
        : 'plain'
  const isVerb = form.canBe || form.isDenied || form.mustBe || finite.test(word)
  return {
    isDenied: form.isDenied,
    force,
    isNominal: form.isNominal,
    isParticiple: form.isParticiple,
    isCondition: form.isCondition,
    isVerb,
  }
}
