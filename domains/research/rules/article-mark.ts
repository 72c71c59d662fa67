/** "m. 344", "geçici m. 2", "ek m. 1". */
export function articleMark(articleNo: string): string {
  const kind = /^(Geçici|Ek|Mükerrer)\s+(.+)$/i.exec(articleNo)
  return kind ? `${kind[1]?.toLocaleLowerCase('tr')} m. ${kind[2]}` : `m. ${articleNo}`
}
