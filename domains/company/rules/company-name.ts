/**
 * The name of an office as it is compared: Turkish casing, and neither dots on the i, spaces nor punctuation tell
 * two names apart ("ÖRNEK Hukuk Bürosu." is "örnek hukuk bürosu").
 */
export function comparedName(name: string): string {
  const lower = name.normalize('NFKC').toLocaleLowerCase('tr').replaceAll('ı', 'i')
  const words = lower.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
  return words || lower.trim()
}
