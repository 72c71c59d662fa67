/**
 * The comparable form of an office name: Turkish casing; dots on the i, spaces and punctuation do not distinguish
 * names ("ÖRNEK Hukuk Bürosu." equals "örnek hukuk bürosu").
 */
export function comparedName(name: string): string {
  const lower = name.normalize('NFKC').toLocaleLowerCase('tr').replaceAll('ı', 'i')
  const words = lower.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
  return words || lower.trim()
}
