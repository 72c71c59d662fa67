/** The name of a downloaded answer: its question, in a form that file systems take. */
const longest = 60

export function fileNameOf(question: string, type: string): string {
  const plain = question
    .replace(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const cut = plain.length > longest ? plain.slice(0, Math.max(plain.lastIndexOf(' ', longest), 20)) : plain
  return `${cut.replace(/[. ]+$/, '') || 'Asistan'}.${type}`
}
