/** Names of documents: how they are cleaned, compared, and made free beside others. */
import { longestName } from '../data/limits.ts'

/** Characters that no file name may have on Windows, where most of these files are opened. */
const forbidden = /[\\/:*?"<>|]/g
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\ufffd]/gu

/** The ending without its dot, in small letters; empty if there is none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  const ending = dot > 0 ? name.slice(dot + 1) : ''
  return /^[A-Za-z0-9]{1,10}$/.test(ending) ? ending.toLowerCase() : ''
}

export function stemOf(name: string): string {
  const extension = extensionOf(name)
  return extension === '' ? name : name.slice(0, -extension.length - 1)
}

/**
 * The name with this ending, without folders and characters that file systems refuse. A name that is too long loses the
 * end of its stem, so that the ending stays.
 */
export function cleanName(given: string, extension: string): string {
  const own = extensionOf(given)
  const stem = cleaned(own === extension ? stemOf(given) : given)
  const kept = cut(stem, longestName - extension.length - 1).trimEnd()
  return kept === '' ? '' : `${kept}.${extension}`
}

const cleaned = (text: string): string =>
  text
    .normalize('NFC')
    .replace(unseen, '')
    .replace(forbidden, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')

const longestFolder = 80

/** A name for a folder on any system; it is never empty. */
export const cleanFolder = (given: string): string => cleaned(cut(cleaned(given), longestFolder)) || '_'

/** Never between the halves of a character. */
function cut(text: string, longest: number): string {
  return text.length <= longest
    ? text
    : text
        .slice(0, longest)
        .toWellFormed()
        .replace(/\ufffd$/, '')
}

const versionWord = { tr: 'sürüm', en: 'version' } as const

/** The name under which a version that is not the newest is saved: `Cevap (sürüm 2).udf`. */
export const nameOfVersion = (
  name: string,
  { number, extension }: { number: number; extension: string },
  language: 'tr' | 'en',
): string => `${stemOf(name)} (${versionWord[language]} ${number}).${extension}`

/** Two documents of a case have the same name if only capitals differ, as on most disks. */
export const nameKey = (name: string): string => name.normalize('NFC').toLocaleLowerCase('tr')

/** `Cevap.udf`, `Cevap (2).udf`, …: the first that is not taken; `taken` holds keys. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  const extension = extensionOf(name)
  const stem = stemOf(name).replace(/ \(\d{1,4}\)$/, '')
  let free = name
  for (let number = 2; taken.has(nameKey(free)); number += 1) {
    const mark = ` (${number})`
    free = `${cut(stem, longestName - extension.length - 1 - mark.length)}${mark}.${extension}`
  }
  return free
}

const longestMark = ' (9999)'.length

/** What all names begin with that could collide with this one, for a query; a number shortens a name that is long. */
export const nameFamily = (name: string): string =>
  nameKey(
    cut(stemOf(name).replace(/ \(\d{1,4}\)$/, ''), longestName - extensionOf(name).length - 1 - longestMark),
  )
