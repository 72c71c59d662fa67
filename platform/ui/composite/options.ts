/** Options that are found by typing a part of them. */

export interface Option {
  value: string
  label: string
  /** A second line in the list. The option is found by its words as well. */
  detail?: string
  /** Language of the second line, where it is not that of the screen. */
  detailLang?: string
  /** Further words by which it is found, which are not shown. */
  words?: string
  /** Shown, but cannot be chosen; the second line says why. */
  disabled?: boolean
}

/** Folds letters as people type them: "ISTANBUL", "istanbul" and "İstanbul" are the same word. */
const folded = (text: string) =>
  text.toLocaleLowerCase('tr').normalize('NFD').replace(/\p{M}/gu, '').replace(/ı/g, 'i')

/** The filter of a list whose options are found by more than their labels: the library hands on the label alone. */
export function filterOf(options: readonly Option[]): (label: string, typed: string) => boolean {
  const texts = new Map(
    options
      .filter(({ detail, words }) => detail || words)
      .map(({ label, detail = '', words = '' }) => [label, `${label} ${detail} ${words}`]),
  )
  // Folding is what takes time where there are very many.
  const known = new Map<string, string>()
  const textOf = (label: string): string => {
    const text = known.get(label) ?? folded(texts.get(label) ?? label)
    known.set(label, text)
    return text
  }
  let last = { typed: '', words: wordsIn('') }
  return (label, typed) => {
    if (last.typed !== typed) last = { typed, words: wordsIn(typed) }
    return hasAll(textOf(label), last.words)
  }
}

/** A list is not longer than anybody reads: very many options would make the page wait. The chosen one is among them. */
const mostShown = 500

/** The first options that a text finds. */
export function shownOf(
  options: readonly Option[],
  { typed, filter, chosen }: { typed: string; filter: ReturnType<typeof filterOf>; chosen: string | null },
): readonly Option[] {
  if (options.length <= mostShown) return options
  const own = options.find(({ value }) => value === chosen)
  // The field holds the label of what is chosen; that is no text to search for.
  const text = typed === own?.label ? '' : typed
  const shown: Option[] = own ? [own] : []
  for (const option of options) {
    if (shown.length >= mostShown) break
    if (option !== own && (text === '' || filter(option.label, text))) shown.push(option)
  }
  return shown
}

/** A filter of the same kind for options that are found by something else, which gives their values. */
export function finderOf(
  options: readonly Option[],
  find: (typed: string) => readonly string[],
): (label: string, typed: string) => boolean {
  const values = new Map(options.map(({ label, value }) => [label, value]))
  let last: { typed: string; found: ReadonlySet<string> } | undefined
  return (label, typed) => {
    if (last?.typed !== typed) last = { typed, found: new Set(find(typed)) }
    return last.found.has(values.get(label) ?? '')
  }
}

/** Those that are named come first, in that order; the others keep theirs. */
export function inOrder(options: readonly Option[], first: readonly string[]): readonly Option[] {
  const places = new Map(first.map((value, at) => [value, at]))
  const placeOf = ({ value }: Option) => places.get(value) ?? first.length
  return options.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** Whether a text contains every word that was typed. */
export const hasWords = (text: string, typed: string): boolean => hasAll(folded(text), wordsIn(typed))

const wordsIn = (typed: string): string[] => folded(typed).split(/\s+/)
const hasAll = (inText: string, words: readonly string[]): boolean =>
  words.every((word) => inText.includes(word))
