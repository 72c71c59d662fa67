/** Whether a sentence is in Turkish: texts and answers are, and rules of Turkish cannot judge anything else. */
import { lex } from '@mizan/research/rules/analysis/lexer'

const foreign = new Set(
  'the of and is are to in that this shall may must not for by with from which der die das und ist nicht les des est une pour le la et que dans'.split(
    ' ',
  ),
)
const SHARE_OF_FOREIGN = 0.15

export function isTurkish(text: string): boolean {
  const words = lex(text).map(({ word }) => word.surface.toLowerCase())
  const strange = words.filter((word) => foreign.has(word)).length
  return words.length > 0 && strange / words.length < SHARE_OF_FOREIGN
}
