/** Picks a sentence by which a text should be found again. */
import { fold } from '../../domains/research/rules/analysis.ts'

const SHORTEST = 60
const LONGEST = 220

/** One sentence of a text, chosen by `next`; undefined if it has none of a useful length. */
export function drawSentence(text: string, next: () => number): string | undefined {
  const candidates = sentencesOf(text)
  return candidates[Math.floor(next() * candidates.length)]
}

/** Sentences of a useful length, exactly as in the text. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.;:!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(
      (sentence) =>
        sentence.length >= SHORTEST && sentence.length <= LONGEST && /\p{L}{4}.*\s\p{L}{4}/u.test(sentence),
    )
}

/** The text as typed on a keyboard without Turkish letters: "şüpheli" becomes "supheli". Case is unchanged. */
export function withoutDiacritics(text: string): string {
  return [...text]
    .map((char) =>
      /\p{Lu}/u.test(char) ? fold(char).toUpperCase() : /\p{L}/u.test(char) ? fold(char) : char,
    )
    .join('')
}
