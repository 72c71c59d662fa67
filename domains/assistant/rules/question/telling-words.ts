/** The content words of a text, which name its subject. */
import { scan } from '@mizan/research/rules/citations/scan'
import { isConnective, isQuestionWord } from '@mizan/research/rules/query/stop-words'

/** The words of a text without connectives and question words, as they are spelt. */
export const tellingWords = (text: string): string[] =>
  scan(text).lexemes.flatMap(({ word, start, end }) =>
    isConnective(word) || isQuestionWord(word) ? [] : text.slice(start, end),
  )
