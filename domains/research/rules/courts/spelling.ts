/** Recognises the name of a court or chamber in a source, a petition or a query. */
import { fold } from '../analysis/characters.ts'
import { ordinalValue, tenValue } from '../citations/scan.ts'

/** Lower case, no diacritics, dots and suffixes gone, single spaces: "Yargıtay 3.HD.'nin" gives "yargitay 3 hd". */
export function plain(name: string): string {
  return fold(name.replace(/(\p{L})['’`´]\p{L}+/gu, '$1'))
    .replace(/\b([a-z])\.\s?(?=[a-z]\b)/g, '$1')
    .replace(/[^\p{L}\d/]+/gu, ' ')
    .replace(/(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/g, ' ')
    .trim()
}

export type Chamber = { number: number; branch: 'hukuk' | 'ceza' | 'idari' }

/** "3 hukuk dairesi", "ikinci daire", "3 hd", "yirmi ucuncu hukuk dairesi" within a plain name. */
export function chamberIn(name: string): Chamber | undefined {
  const words = name.split(' ')
  for (let i = 0; i < words.length; i++) {
    const number = chamberNumber(words, i)
    if (!number) continue
    const word = words[i + 1] ?? ''
    if (word === 'hd') return { number, branch: 'hukuk' }
    if (word === 'cd') return { number, branch: 'ceza' }
    if ((word === 'hukuk' || word === 'ceza') && isChamberWord(words[i + 2])) return { number, branch: word }
    if (isChamberWord(word) || word === 'd') return { number, branch: 'idari' }
    if (word === 'idari' && isChamberWord(words[i + 3])) return { number, branch: 'idari' }
  }
  return undefined
}

function isChamberWord(word: string | undefined): boolean {
  return !!word && (word.startsWith('daire') || word === 'da' || word === 'dai')
}

function chamberNumber(words: string[], i: number): number {
  const word = words[i] ?? ''
  const digits = /^\d{1,2}$/.test(word) ? Number(word) : ordinalValue(word)
  if (!digits) return 0
  return digits < 10 && i > 0 && !/^\d/.test(word) ? digits + tenValue(words[i - 1] ?? '') : digits
}

export type Named = { name: string; badge: string; code: string }

/** Reads a table of `data/courts.ts`, longest spelling first. */
export function readNames(table: string): { spelling: string; named: Named }[] {
  const rows = table
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [spellings = '', name = '', badge = '', code = ''] = row.split('|').map((cell) => cell.trim())
      return spellings
        .split(',')
        .map((spelling) => ({ spelling: spelling.trim(), named: { name, badge, code } }))
    })
  return rows.sort((a, b) => b.spelling.length - a.spelling.length)
}

/** The first table entry whose spelling occurs in the name as whole words; the last word may have a case ending. */
export function namedIn(name: string, rows: { spelling: string; named: Named }[]): Named | undefined {
  const padded = ` ${name} `
  for (const { spelling, named } of rows) {
    const at = padded.indexOf(` ${spelling}`)
    if (at < 0) continue
    const next = padded[at + 1 + spelling.length] ?? ' '
    if (next === ' ' || (spelling.includes(' ') && /[a-z]/.test(next))) return named
  }
  return undefined
}

const smallWords = new Set(['ve', 'ile'])

/** Every word with a capital, by Turkish rules: "ANKARA 3. İŞ MAHKEMESİ" gives "Ankara 3. İş Mahkemesi". */
export function titleCase(name: string): string {
  return name
    .trim()
    .replace(/\s+/g, ' ')
    .split(' ')
    .map((word) => {
      const lower = word.toLocaleLowerCase('tr')
      return smallWords.has(lower)
        ? lower
        : lower.replace(/^[("“]?\p{L}/u, (letter) => letter.toLocaleUpperCase('tr'))
    })
    .join(' ')
}
