/** Options that one chooses from by typing a part of them. */

export interface Option {
  value: string
  label: string
}

/** Letters compared the way one types them: "ISTANBUL", "istanbul" and "İstanbul" are one word. */
const folded = (text: string) =>
  text.toLocaleLowerCase('tr').normalize('NFD').replace(/\p{M}/gu, '').replace(/ı/g, 'i')

/** Whether a text has every word that was typed. */
export function hasWords(text: string, typed: string): boolean {
  const inText = folded(text)
  return folded(typed)
    .split(/\s+/)
    .every((word) => inText.includes(word))
}
