/** A name such as "Yargıtay 3. HD, E. 2019/1234" in characters that every file system accepts. */
export function fileNameOf(citation: string, type = 'pdf'): string {
  const name = citation.replaceAll('/', '-').replace(/[\\:*?"<>|\p{Cc},]/gu, '')
  return `${name.replace(/\s+/g, ' ').trim().slice(0, 120)}.${type}`
}
