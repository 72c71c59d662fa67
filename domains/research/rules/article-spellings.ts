/** The number of an article with a letter, as laws write it: "68/a", "107/A", "24A", "36 A". */
export function articleSpellings(lettered: string): string[] {
  const [, number, letter = ''] = /^(\d+)\s?\/?\s?(\p{L})$/u.exec(lettered) ?? []
  if (!number) return [lettered]
  const capital = letter.toLocaleUpperCase('tr')
  return [lettered, `${number}/${capital}`, `${number}${capital}`, `${number} ${capital}`]
}
