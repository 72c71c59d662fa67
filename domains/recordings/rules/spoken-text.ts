/** A transcript as the search reads it: without codes, each sentence in a line, and where each begins. */
import { sentencesOf } from './transcript.ts'

export interface SpokenText {
  text: string
  /** For each sentence: its offset in the text, and its milliseconds if it has a code. */
  starts: [at: number, atMs: number | null][]
}

/** Lines that no punctuation ends belong together for a search, because services break off in the middle of sentences. */
export function spokenText(transcript: string): SpokenText {
  const starts: SpokenText['starts'] = []
  const lines: string[] = []
  let length = 0
  for (const { text, at } of sentencesOf(transcript)) {
    starts.push([length, at])
    lines.push(text)
    length += text.length + 1
  }
  return { text: lines.join('\n'), starts }
}
