/** The words that mean "article". */
const articleMarks = new Set(['m', 'md', 'mad', 'mdd', 'mm'])

export function isArticleWord(word: string): boolean {
  return articleMarks.has(word) || word.startsWith('madde')
}
