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
  return (label, typed) => hasWords(texts.get(label) ?? label, typed)
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
export function hasWords(text: string, typed: string): boolean {
  const inText = folded(text)
  return folded(typed)
    .split(/\s+/)
    .every((word) => inText.includes(word))
}
