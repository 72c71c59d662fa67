/**
 * A transcript is one text: each line is a sentence, which may begin with the time at which it is heard, such as
 * `[0:12:04.250] Tanık geldi.` Times count from the beginning of the recording, over all its parts.
 */

export interface Sentence {
  text: string
  /** Milliseconds; null if it has no code. */
  at: number | null
}

const code = /^\[(\d{1,3}):([0-5]\d):([0-5]\d)(?:\.(\d{1,3}))?\][ \t]*/

export const sentencesOf = (transcript: string): Sentence[] =>
  transcript
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(sentenceOf)

function sentenceOf(line: string): Sentence {
  const found = code.exec(line)
  if (!found) return { text: line, at: null }
  const [whole, hours, minutes, seconds, fraction = ''] = found
  const ms = (Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)) * 1_000
  return { text: line.slice(whole.length), at: ms + Number(fraction.padEnd(3, '0')) }
}

export const transcriptOf = (sentences: readonly Sentence[]): string =>
  sentences
    .map(({ text, at }) => ({ text: text.replace(/\s+/g, ' ').trim(), at }))
    .filter(({ text }) => text !== '')
    .map(({ text, at }) => (at === null ? text : `${codeOf(at)} ${text}`))
    .join('\n')

function codeOf(at: number): string {
  const ms = Math.max(0, Math.round(at))
  const two = (value: number) => String(value).padStart(2, '0')
  const seconds = Math.floor(ms / 1_000)
  const clock = [Math.floor(seconds / 3_600), two(Math.floor(seconds / 60) % 60), two(seconds % 60)].join(':')
  return ms % 1_000 === 0 ? `[${clock}]` : `[${clock}.${String(ms % 1_000).padStart(3, '0')}]`
}
