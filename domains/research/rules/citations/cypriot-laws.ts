/** Laws of Northern Cyprus that have no number of their own: chapters, and the constitutions. */

import { type LawMemory, type LawMention, mention } from './law-mentions.ts'
import { isLawNoun } from './law-nouns.ts'
import { endsSentence, gapAfter, isNumber, numberAt, type Scan, surfaceAt } from './scan.ts'

const LAST_CHAPTER = 400

/** "Fasıl 154 Ceza Yasası", "Cap. 154". */
export function chapter(s: Scan, index: number, { doubtful }: LawMemory): LawMention | undefined {
  const number = numberAt(s, index + 1)
  if (!(number >= 1 && (number <= LAST_CHAPTER || doubtful)) || endsSentence(s, index)) return undefined
  const lettered = /^[A-Z]$/.test(surfaceAt(s, index + 2)) && gapAfter(s, index + 1) === ''
  const name = `Fasıl ${number}${lettered ? surfaceAt(s, index + 2) : ''}`
  let last = index + (lettered ? 2 : 1)
  for (let at = last + 1; at < last + 9; at++) {
    if (endsSentence(s, at - 1) || isNumber(s, at)) break
    if (isLawNoun(s, at)) {
      last = at
      break
    }
  }
  return mention(s, index, last, name, 'kktc', true)
}

/** In force from 8 June 1975 and from 5 May 1985; before, the constitution of 1960 is meant. */
const constitutions = [
  ['1985-05-05', 'KKTC Anayasası'],
  ['1975-06-08', 'KTFD Anayasası'],
] as const

export function cypriotConstitution(s: Scan, index: number, { date }: LawMemory): LawMention | undefined {
  const meant = constitutions.find(([from]) => !date || date >= from)?.[1]
  return meant && mention(s, index, index, meant, 'kktc', true)
}
