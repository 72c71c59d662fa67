/** Abbreviations of laws as lawyers write them: "TBK", "HMKnın", "T.B.K.", "İşK". */
import { fold } from '../analysis/characters.ts'
import { findLawCode, knownLaws } from '../laws.ts'
import { gapAfter, isNumber, isUpperCase, type Scan, surfaceAt, wordAt } from './scan.ts'

/** First parts of abbreviations such as "İşK" and "AvK", folded. */
const partedHeads = new Set(
  knownLaws.flatMap(({ codes }) =>
    codes.filter((code) => /\p{Ll}K$/u.test(code)).map((code) => fold(code.slice(0, -1))),
  ),
)

/** `inflected`: a case ending follows the full stop ("BK.nun"), as none follows the initials of a person. */
export type CodeMention = { folded: string; last: number; inflected?: boolean }

/** How abbreviations are read: `aliases` are those that the text itself has defined. */
export type CodeReading = { aliases: { has: (folded: string) => boolean }; lenient: boolean }

/** An abbreviation at an index with its case ending; `lenient` accepts "tbk" too, as people type it, but not "ay". */
export function codeAt(s: Scan, index: number, reading: CodeReading): CodeMention | undefined {
  const code = bareCodeAt(s, index, reading)
  const ending = code && surfaceAt(s, code.last + 1)
  return code && ending && /^n?[ıiuü]n$/.test(ending) && gapAfter(s, code.last) === '.'
    ? { ...code, last: code.last + 1, inflected: true }
    : code
}

function bareCodeAt(s: Scan, index: number, reading: CodeReading): CodeMention | undefined {
  const surface = surfaceAt(s, index)
  if (surface.length === 1) return dottedCode(s, index, reading)
  if (surface.length > 10) return undefined
  const parted = partedCode(s, index, reading)
  if (parted) return parted
  const folded = attached(wordAt(s, index), reading)
  if (!folded) return undefined
  if (reading.lenient && (folded.length > 2 || !findLawCode(folded)?.ambiguous))
    return { folded, last: index }
  const body = surface.slice(0, folded.length)
  // "BKnun", but not "AYNI" or "MKNUN": two letters are an abbreviation only if small ones follow.
  if (folded.length === 2 && isUpperCase(surface.slice(2))) return undefined
  return isPrintedForm(body, folded) ? { folded, last: index } : undefined
}

/** "İş K.", "Av. K.": an abbreviation of small and capital letters, written in two parts. */
function partedCode(s: Scan, index: number, { lenient }: CodeReading): CodeMention | undefined {
  const word = wordAt(s, index)
  if (!partedHeads.has(word) || wordAt(s, index + 1) !== 'k') return undefined
  if (!/^\.?\s?$/.test(gapAfter(s, index)) || isUpperCase(surfaceAt(s, index))) return undefined
  const written = lenient || (surfaceAt(s, index + 1) === 'K' && gapAfter(s, index + 1).startsWith('.'))
  const head = findLawCode(`${word}k`)?.printed.slice(0, -1)
  return written && (lenient || surfaceAt(s, index) === head)
    ? { folded: `${word}k`, last: index + 1 }
    : undefined
}

/** "İSK" is not "İşK": small letters of an abbreviation matter. */
function isPrintedForm(body: string, folded: string): boolean {
  const printed = findLawCode(folded)?.printed
  if (!printed || isUpperCase(printed)) return isUpperCase(body) || /[a-zçğıöşü][A-ZÇĞİÖŞÜ]$/.test(body)
  return body === printed
}

/** Whether a word without its case ending may be an abbreviation at all, or the first part of one. */
export function isCodeWord(word: string): boolean {
  return partedHeads.has(word) || attached(word, noAliases) !== undefined
}

const noAliases: CodeReading = { aliases: new Set(), lenient: false }

/** "tcknin" or "HMKnın" without its case ending, which belongs after an apostrophe. */
function attached(word: string, { aliases }: CodeReading): string | undefined {
  if (findLawCode(word) || aliases.has(word)) return word
  const bare = word.replace(/(?:n[iu]n|n[ae]|[iu]n|ya|ye)$/, '')
  return bare.length >= 2 && findLawCode(bare) ? bare : undefined
}

/** "T.B.K.": each letter stands for a word, so only the all-capitals form matches, and every letter must be used. */
function dottedCode(s: Scan, index: number, { aliases, lenient }: CodeReading): CodeMention | undefined {
  let letters = ''
  let at = index
  while (surfaceAt(s, at).length === 1 && !isNumber(s, at) && letters.length < 7) {
    letters += wordAt(s, at)
    if (!/^\.\s?$/.test(gapAfter(s, at))) break
    at++
  }
  const continues = /^\.\s?$/.test(gapAfter(s, index - 1)) && surfaceAt(s, index - 1).length === 1
  if (continues && !isNumber(s, index - 1) && !lenient) return undefined
  for (let length = letters.length; length >= 2; length--) {
    const folded = letters.slice(0, length)
    const printed = findLawCode(folded)?.printed
    if (aliases.has(folded) || (printed && isUpperCase(printed))) {
      // After "m." or "md." an article follows; any other letter makes it another abbreviation.
      const rest = letters.slice(length)
      return rest === '' || rest === 'm' ? { folded, last: index + length - 1 } : undefined
    }
  }
  return undefined
}
