/** Options that are found by typing a part of them. */

export interface Option {
  value: string
  label: string
}

/** Folds letters as people type them: "ISTANBUL", "istanbul" and "İstanbul" are the same word. */
const folded = (text: string) =>
  text.toLocaleLowerCase('tr').normalize('NFD').replace(/\p{M}/gu, '').replace(/ı/g, 'i')

/** Whether a text contains every word that was typed. */
export function hasWords(text: string, typed: string): boolean {
  const inText = folded(text)
  return folded(typed)
    .split(/\s+/)
    .every((word) => inText.includes(word))
}
