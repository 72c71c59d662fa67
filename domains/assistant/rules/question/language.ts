/** Detects a question in English that found nothing: the hint that the texts are Turkish helps its asker more. */

/** Words that no Turkish text has, however it is spelt: "is", "it", "an" and "can" are Turkish too. */
const english = new Set(
  'the of and to for by with from that this which who what when where why how does do did have must shall should would was were if my'.split(
    ' ',
  ),
)
const FEWEST = 2
const SHARE = 0.2

export function isEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const found = words.filter((word) => english.has(word)).length
  return found >= FEWEST && found / words.length >= SHARE
}
