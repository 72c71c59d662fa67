/**
 * The endings of Turkish nouns and verbs over folded letters, where the eight vowels have become five: a high vowel
 * is i or u, a low one a or e. An ending is valid only if it agrees with the remaining vowel harmony.
 */
const low = ['a', 'e']
const high = ['i', 'u']

const join = (...parts: readonly string[][]): string[] =>
  parts.reduce<string[]>((heads, tails) => heads.flatMap((head) => tails.map((tail) => head + tail)), [''])

const copulas = ['', ...join(['d', 't'], high, ['r'])]
const relatives = ['', 'ki', 'kiler', 'kilerin', 'kinin', 'kine', 'kini']

const locative = (letters: string[]) => join(letters, low, relatives, copulas)
const caseAfterConsonant = ['', ...low, ...high, ...join(high, ['n']), ...join(['l', 'c'], low)]
const ablative = (letters: string[]) => join(letters, low, ['n'])

const consonantCases = withCopula([...caseAfterConsonant, ...ablative(['d', 't'])]).concat(
  locative(['d', 't']),
)
const vowelCases = withCopula([
  '',
  ...join(['y'], [...low, ...high]),
  ...join(['n'], high, ['n']),
  ...join(['yl', 'c'], low),
  ...ablative(['d']),
]).concat(locative(['d']))
const possessedCases = withCopula([
  '',
  ...join(['n'], [...low, ...high]),
  ...join(['n'], high, ['n']),
  ...join(['yl', 'nc'], low),
  ...ablative(['nd']),
]).concat(locative(['nd']))

function withCopula(endings: string[]): string[] {
  return join(endings, copulas)
}

const thirdPerson = (buffer: string) => join([buffer], high, possessedCases)
const firstPersonAfterConsonant = join(['im', 'um', 'imiz', 'umuz'], consonantCases)
const firstPersonAfterVowel = join(['m', 'miz', 'muz'], consonantCases)

const plural = join(['lar', 'ler'], [...consonantCases, ...thirdPerson('')])
const pluralOfMine = join(['lar', 'ler'], firstPersonAfterConsonant)

/**
 * Endings after a consonant or a vowel. `mine` adds "my" and "our", which match the last letters of other words by
 * chance.
 */
export const nounEndings = {
  afterConsonant: new Set([...consonantCases, ...thirdPerson(''), ...plural]),
  afterVowel: new Set([...vowelCases, ...thirdPerson('s'), ...plural]),
  mineAfterConsonant: new Set([...firstPersonAfterConsonant, ...pluralOfMine]),
  mineAfterVowel: new Set([...firstPersonAfterVowel, ...pluralOfMine]),
}

const nominal =
  '(?:l[ae]r)?(?:s?[iu])?(?:y?l[ae]|nc[ae]|n?[iu]n|[yn]?[iu]|[yn]?[ae]|n?[dt][ae](?:ki(?:ler)?(?:n?in)?)?|n?[dt][ae]n)?(?:[dt][iu]r)?'
const person = '(?:l[ae]r|k|m|n[iu]z)?'
/** "my" and "our", as in "verdiğim", "ödeyeceğimiz". */
const ofMine = '(?:[iu]m(?:[iu]z)?)'
const ownCase = '(?:[iu]n?|[ae]|[dt][ae]n?|l[ae])?'
const finite = [
  `[dt][iu]${person}(?:ys[ae])?`,
  `m[iu]s(?:[dt][iu]r|l[ae]r(?:d[iu]r)?|s[ae]|t[iu]|ken|${nominal})?`,
  `(?:(?:y?[ae])?m[iu])?[iu]?yor(?:d[iu]|s[ae]|l[ae]r)*(?:um|uz|sun(?:uz)?|${person})`,
  `m[ae]l[iu](?:d[iu]r|y[iu]m|y[iu]z|l[ae]r)*`,
  `m[ae]kt[ae](?:d[iu]r|ki|n|l[ae]r|ys[ae])*`,
  `s[ae]${person}`,
].join('|')
const adverbial =
  'y?[iu]p|y?[ae]r[ae]k|y?[iu]nc[ae](?:y[ae])?|m[ae]d[ae]n|m[ae]ks[iu]z[iu]n|[dt][iu]kc[ae]|m[ae]kl[ae]|m[ae]k(?:s[iu]z|t[ae]n|t[iu]r)?'
const participle = [
  `[dt][iu][kg]${nominal}`,
  `(?:[dt][iu]|y?[ae]c[ae])g${ofMine}${ownCase}`,
  `y?[ae]c[ae][kg](?:t[iu]r|s[ae])?${nominal}`,
  `y?[ae]n${nominal}`,
  `m[ae]${nominal}`,
  `y?[iu]s${nominal}`,
].join('|')
const aorist =
  '[aeiu]?r(?:l[ae]r|s[ae](?:l[ae]r|m|k)?|d[iu]|ken|[iu]m|[iu]z)?|m[ae]z(?:s[ae][mk]?|l[ae]r|d[iu]|ken)*|(?:y?[ae])?m[ae]m'
const modal = '(?:y?[ae]bil|y?[ae]m[ae])?(?:m[ae])?'

/** Everything that may follow a known verb stem. */
export const verbEnding = new RegExp(`^(?:${modal}(?:${finite}|${adverbial}|${participle}|${aorist}))?$`)
/** Endings that mark an unknown word as a verb; short endings, which nouns share by chance, are left out. */
export const plainVerbEnding = new RegExp(
  `^(?:y?[ae]bil|y?[ae]m[ae])?(?:m[ae])?(?:m[ae]s[iu]${nominal}|[dt][iu]g[iu]${nominal}|m[ae]kt[ae]d[iu]r|m[iu]st[iu]r|y?[ae]r[ae]k|y?[ae]c[ae]g[iu]${nominal}|y?[ae]c[ae]k)$`,
)

/** Whether the high vowels of an ending agree with the vowel before them. */
export function agrees(stem: string, ending: string): boolean {
  let last = lastVowel(stem)
  for (let i = 0; i < ending.length; i++) {
    const letter = ending[i] as string
    if (!isVowel(letter)) continue
    const isHigh = letter === 'i' || letter === 'u'
    if (isHigh && last !== '' && letter !== (last === 'o' || last === 'u' ? 'u' : 'i')) return false
    last = letter
  }
  return true
}

export function lastVowel(word: string): string {
  for (let i = word.length - 1; i >= 0; i--) if (isVowel(word[i] as string)) return word[i] as string
  return ''
}

export function isVowel(letter: string): boolean {
  return letter === 'a' || letter === 'e' || letter === 'i' || letter === 'o' || letter === 'u'
}
