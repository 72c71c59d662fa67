/** Reads the ending of a Turkish word over folded letters: denial, possibility, duty, condition. */

/** The force of a verb. `not`: it is not done, or must or may not be; `neednot`: it is left free. */
export type Force = 'plain' | 'may' | 'must' | 'not' | 'neednot'

export interface Form {
  /** The word denies its own stem. */
  isDenied: boolean
  canBe: boolean
  mustBe: boolean
  isCondition: boolean
  /** A verbal noun or participle, which has no force of its own. */
  isNominal: boolean
  isParticiple: boolean
}

const lookAlike =
  /^(?:mayis|sermaye|tamam(?!la)|temel|emel|namaz|tasinmaz|kacinilmaz|yilmaz|vazgecilmez|muamele|gundem|erdem|madde|mumeyyiz|amme|zimmet|imam|mema|hamam|program)/
const denials = [
  /m[ae]z(?:l[ae]r|s[ae]|ken|d[iu]|l[iu][kg]|$)/,
  /m[ae]y(?:[ae]n|[ae]c[ae][kg]|[iu]p|[iu]nc|[ae]r[ae]k|[ae]bil|[iu]s)/,
  /m[ae]d[iu](?:[kg]|$|l[ae]r|ys[ae])/,
  /m[ae]m(?:[iu]s|[ae]k|[ae]s[iu]|[ae]l[iu]|[ae]$|[ae](?:y[ae]|n[iu]n|y[iu]|d[ae]))/,
  /m[iu]yor/,
  /m[ae]ks[iu]z/,
  /[a-z]m[ae]s[ae](?:l[ae]r|k|yd[iu])?$/,
  /m[ae]s[iu]n(?:l[ae]r)?$/,
]
const withoutDoing = /m[ae]d[ae]n$/
const possible =
  /[aeiou]\w*?[ae]bil(?:$|[iu]r|[ae]c|m[ei]|d[iu]|[ae]n|[iu]n|s[ae]|[iu]yor|[iu]p)|^(?:ed|feshed|devred|reddd?ed)ebil/
const duty = /[aeiou]\w*m[ae]l[iu](?:d[iu]r(?:l[ae]r)?|l[ae]r|yd[iu])?$/
const nominal =
  /(?:m[ae]k(?:l[ae]|t[ae]n|s[iu]z[iu]n)?|m[ae](?:s[iu]|l[ae]r[iu])?n?(?:[iu]n|[iu]|[ae]|d[ae]n?|yl[ae])?|[dt][iu]g[iu]\w*|[ae]c[ae]g[iu]\w*)$/
const participle =
  /[aeiou]\w*?(?:y?[ae]n|m[iu]s|[dt][iu]k|[ae]c[ae]k)(?:l[ae]r)?(?:[iu]n|[iu]|[ae]|d[ae]n?)?$/
const condition =
  /(?:[aeiou]\w*?(?:r|z|d[iu]y|m[iu]s|yor|c[ae]k|il|l[ae]r)|v[ae]r|yok|degil|[aeiou]\w*?y|[aeiou]\w*?[nltkps])s[ae](?:l[ae]r|k)?$/
const noCondition =
  /^(?:borsa|arsa|hisse|kimse|hapse|kursa|derse|bahse|terse|cinse|oysa|yoksa|nesne|adrese|esas|hususa|nufusa)/
const unless = /m[ae]d[iu]kc[ae]$|m[ae]z[ae]n?$/
const aslong = /[dt][iu]kc[ae]$/
const whenever = /(?:[aeiou]\w*(?:il|y|les|las|n[ae])|ol|dol|gel|git|bit|ogren)[iu]nc[ae]$/
const without = /^([a-z]{3,}?)s[iu]z(?:[iu]n|l[iu][kg]\w*|d[iu]r|s[ae]|l[ae]r|[iu]|c[ae])?$/
const noPrivative = /^(?:hirsiz|yildiz|domuz|sonsuz|suphesiz|kuskusuz|istisnasiz|sensiz|issiz|essiz|ansiz)/

/** "haksız" is "hak" denied; undefined for other words. */
export const privativeStem = (word: string): string | undefined =>
  noPrivative.test(word) || /m[ae]ks[iu]z/.test(word) ? undefined : without.exec(word)?.[1]

export function formOf(word: string, next: string, previous = ''): Form {
  const isLookAlike = lookAlike.test(word) || isAsSoonAs(previous, word)
  const isWithout =
    withoutDoing.test(word) && next !== 'once' && next !== 'evvel' && !/^(?:dog|kaynakl)/.test(next)
  return {
    isDenied:
      (!isLookAlike && (isWithout || unless.test(word) || denials.some((ending) => ending.test(word)))) ||
      privativeStem(word) !== undefined,
    canBe: possible.test(word) && !/^(?:kabil|mobil|sebil)/.test(word),
    mustBe: !isLookAlike && duty.test(word),
    isCondition:
      (condition.test(word) && !noCondition.test(word)) ||
      aslong.test(word) ||
      (whenever.test(word) && !/^(?:boyunca|dusunce)/.test(word)),
    isNominal: nominal.test(word),
    isParticiple: participle.test(word),
  }
}

/** "bulunur bulunmaz" contains no denial. */
const isAsSoonAs = (previous: string, word: string): boolean =>
  /r$/.test(previous) && /m[ae]z$/.test(word) && previous.slice(0, 3) === word.slice(0, 3)

const verbTail =
  /(?:y?[ae]bil|y?[ae]m[ae]|m[ae])?(?:z(?:s[ae])?|[iu]r|y[ae]n|yan|d[iu]|m[iu]s|d[iu]kc[ae]|s[ae]|y[ae]c[ae]k|d[ae]n|l[iu])?(?:d[iu]r)?(?:l[ae]r)?$/

/** The bare verb inside a form that is in no list: "yapılamaz" to "yapil". */
export function bareVerb(word: string): string | undefined {
  const found = /^(\w*?[aeiou]\w*?[a-z])(?:y?[ae]bil\w*|y?[ae]m[ae](?:z|y|d|m)\w*|m[ae](?:z|y|d|m)\w*)$/.exec(
    word,
  )?.[1]
  return found && found.length >= 2 && verbTail.test(word) ? found : undefined
}
