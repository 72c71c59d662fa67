/** How a downloaded answer is called: by its question, as file systems take it. */
const longest = 60

export function fileNameOf(question: string, type: string): string {
  const plain = question
    .replace(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const cut = plain.length > longest ? plain.slice(0, Math.max(plain.lastIndexOf(' ', longest), 20)) : plain
  return `${cut.replace(/[. ]+$/, '') || 'Asistan'}.${type}`
}
