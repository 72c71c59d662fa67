/**
 * Makes sentences of the segments that a service heard. Services divide speech at pauses: a segment may end in the
 * middle of a sentence, and may contain several.
 */
import type { Sentence } from './transcript.ts'

/** The times are in milliseconds; null if the service does not name them. */
export interface HeardSentence {
  text: string
  start: number | null
  end: number | null
}

/** The bound keeps speech without any punctuation from becoming one sentence. */
const longestJoined = 300

const endsSentence = /[.!?…]["”’»)]*$/
const goesOn = /^[\p{Ll}\d]/u
const boundary = /(\S+)(\s+)(?=["“‘«(–-]*\s?[\p{Lu}\d])/gu
/** The texts before a full stop that does not end a sentence: a number, a letter, an abbreviation. */
const abbreviated =
  /^["“‘«(]*(?:\d+|\p{L}|av|stj|dr|doç|prof|yrd|sn|bkz|md|no|vb|vs|cad|sok|mah|apt|st|mr|mrs|ms|art)\.$/iu

export const sentencesHeard = (heard: readonly HeardSentence[]): Sentence[] => joined(heard).flatMap(divided)

/** Joins segments of which each but the first continues the sentence of the one before. */
function joined(heard: readonly HeardSentence[]): HeardSentence[][] {
  const runs: HeardSentence[][] = []
  let length = 0
  for (const { text, start, end } of heard) {
    const segment = { text: text.replace(/\s+/g, ' ').trim(), start, end }
    if (segment.text === '') continue
    const run = runs.at(-1)
    const isOpen = run && !endsSentence.test(run.at(-1)?.text ?? '') && length < longestJoined
    if (isOpen && goesOn.test(segment.text)) run.push(segment)
    else {
      runs.push([segment])
      length = 0
    }
    length += segment.text.length + 1
  }
  return runs
}

function divided(run: HeardSentence[]): Sentence[] {
  const text = run.map((segment) => segment.text).join(' ')
  const starts = [0]
  for (const { 0: whole, 1: word = '', index } of text.matchAll(boundary))
    if (endsSentence.test(word) && !abbreviated.test(word)) starts.push(index + whole.length)
  return starts.map((start, at) => ({
    text: text.slice(start, starts[at + 1]).trim(),
    at: timeAt(run, start),
  }))
}

/** Within a segment the same number of letters counts as the same time. */
function timeAt(run: readonly HeardSentence[], offset: number): number | null {
  let begin = 0
  for (const { text, start, end } of run) {
    const within = offset - begin
    if (within < text.length) {
      if (start === null || within === 0) return start
      return Math.round(start + (Math.max(0, (end ?? start) - start) * within) / text.length)
    }
    begin += text.length + 1
  }
  return null
}
