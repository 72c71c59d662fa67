/** Generated texts of two pages, in which few words make up most of the text. */
import type { PageText } from '../../../domains/documents/server/texts/texts.ts'
import { randomFrom } from '../generator/random.ts'

const wordsOfPage = 300
const stems = 20_000
const syllables = 'ba ce dır el fa gü hak ım ka lek mu na ol par rıs sa tüm ul va yet zor şe çi öz'.split(' ')
/** Legal words; the first are in nearly every document, each following one in fewer. */
const common = 'mahkeme dava karar tazminat kira tahliye sözleşme rapor ihtar keşif'.split(' ')

const wordAt = (number: number): string =>
  [number, Math.floor(number / 24), Math.floor(number / 576)].map((part) => syllables[part % 24]).join('')

function pageOf(random: () => number, number: number): string {
  const words = Array.from({ length: wordsOfPage }, () => {
    const drawn = random()
    if (drawn < 0.05) return common[Math.floor(common.length * random() ** 2)] as string
    // Few words make up most of a text.
    return wordAt(Math.floor(stems * drawn ** 4))
  })
  if (number % 50 === 0) words.push('Bilirkişi raporuna itiraz ediyoruz.')
  words.push(`ozelkelime${number % 1_000}`)
  return `${words.join(' ')}.`
}

/** The pages of the document with this number, the same on every machine. */
export function pagesOf(number: number): PageText[] {
  const { next } = randomFrom(7, number)
  return [1, 2].map((page) => ({ page, text: pageOf(next, number) }))
}
