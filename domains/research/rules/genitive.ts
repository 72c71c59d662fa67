/** The Turkish genitive of a name, with its apostrophe: "Türk Ceza Kanunu'nun", "Kira (Denetim) Yasası'nın". */
const vowels = 'aıoueiöü'
const narrow: Record<string, string> = { a: 'ı', ı: 'ı', o: 'u', u: 'u', e: 'i', i: 'i', ö: 'ü', ü: 'ü' }

export function genitive(name: string): string {
  const letters = [...name.toLocaleLowerCase('tr')].filter((letter) => /\p{L}/u.test(letter))
  const vowel = narrow[letters.findLast((letter) => vowels.includes(letter)) ?? 'i']
  return `${name}’${vowels.includes(letters.at(-1) ?? '') ? 'n' : ''}${vowel}n`
}
