/** Texts with their numbers, as many as anybody reads. */
import { DocumentError } from '../problem.ts'
import { type NumberedText, textLimits } from './types.ts'

/** @throws DocumentError */
export function numbered(texts: Iterable<string>, most: number = textLimits.paragraphs): NumberedText[] {
  const all: NumberedText[] = []
  let [number, characters] = [0, 0]
  for (const text of texts) {
    number += 1
    characters += text.length
    if (number > most) throw new DocumentError('too_large', 'paragraphs')
    if (characters > textLimits.characters) throw new DocumentError('too_large', 'text')
    if (text.trim() !== '') all.push({ number, text })
  }
  return all
}

/**
 * Lines are yielded one after the other, because a list of ten million empty lines would take more memory than their
 * file.
 */
export function* linesOf(text: string): Generator<string> {
  const ends = /\r\n?|\n/g
  let from = 0
  for (let end = ends.exec(text); end; end = ends.exec(text)) {
    yield text.slice(from, end.index)
    from = ends.lastIndex
  }
  yield text.slice(from)
}

/** What was cut at the end of a line belongs to that line. A hyphen between small letters there is one of a cut word. */
const cutWord = /(\p{Ll})[-\u2010\u00ad][ \t]*(\r?\n)[ \t]*(\p{Ll}\S*)[ \t]*/gu
/** A soft hyphen is seen only where a word is cut. */
const softCut = /(\p{L})\u00ad[ \t]*(\r?\n)[ \t]*(\p{L}\S*)[ \t]*/gu

/** Each word in one line, so that it is found. */
export const withWholeWords = (text: string): string =>
  text.replace(cutWord, '$1$3$2').replace(softCut, '$1$3$2')
