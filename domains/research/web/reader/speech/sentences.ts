/**
 * Splits a text into utterances. Chrome falls silent after about fifteen seconds of one utterance, so a long sentence
 * is split again, at its commas if it has some.
 */

/** About ten seconds at the slowest usual speed. */
export const longestUtterance = 180

const abbreviations = new Set(
  'av bkz dr e hd hgk cd cgk k m md no prof s sn t vb vd vs yy art fık dn tic mah mhk rg'.split(' '),
)

/** A full stop after a number or an abbreviation ("3. Hukuk Dairesi", "Av. Ayşe") does not end a sentence. */
function endsSentence(before: string): boolean {
  const word = /([\p{L}\d./-]+)\.$/u.exec(before)?.[1]
  if (word === undefined) return true
  return (
    !/^[\d./-]+$/.test(word) && !abbreviations.has(word.toLocaleLowerCase('tr')) && !/^\p{L}$/u.test(word)
  )
}

function splitSentences(text: string): string[] {
  const sentences: string[] = []
  let start = 0
  for (const match of text.matchAll(/[.!?;:…]["”’)]*(?=\s+["“‘(]?[\p{Lu}\d-])/gu)) {
    const end = match.index + match[0].length
    if (match[0].startsWith('.') && !endsSentence(text.slice(start, match.index + 1))) continue
    sentences.push(text.slice(start, end))
    start = end
  }
  return [...sentences, text.slice(start)]
}

/** The last good place to split within the limit: after a comma, else at a space, else anywhere. */
function cutAt(text: string): number {
  const head = text.slice(0, longestUtterance)
  const comma = Math.max(head.lastIndexOf(', '), head.lastIndexOf('; '))
  if (comma > longestUtterance / 3) return comma + 1
  const space = head.lastIndexOf(' ')
  return space > 0 ? space : longestUtterance
}

function shorten(sentence: string): string[] {
  const parts: string[] = []
  let rest = sentence.trim()
  while (rest.length > longestUtterance) {
    const at = cutAt(rest)
    parts.push(rest.slice(0, at).trim())
    rest = rest.slice(at).trim()
  }
  return [...parts, rest]
}

export function sentencesOf(text: string): string[] {
  return splitSentences(text.replace(/\s+/g, ' '))
    .flatMap(shorten)
    .filter((part) => /[\p{L}\d]/u.test(part))
}
