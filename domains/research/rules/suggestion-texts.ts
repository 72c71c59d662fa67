/** Makes short suggestion texts from subjects, headings and titles of any length. */
import { fold } from './analysis.ts'
import { shortTitle } from './law-titles.ts'

const LONGEST = 60
const LONGEST_TITLE = 80

/** Verbs that end a sentence, and text that occurs only in sentences or references to a file. */
const sentence = /(?:mektedir|maktadır|m[ıiuü]şt[ıiuü]r|ilişkindir|olup|\.\.\.|…|sayılı karar|E\s?:)|[.;:]$/iu

const isShort = (text: string) => text.length >= 3 && text.length <= LONGEST && !sentence.test(text)

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase('tr') + text.slice(1)

/** The items that a subject lists: "Tehdit, yaralama" and "Ölümlü Kaza – ZMSS" are two each; none for a sentence. */
export function subjectsIn(subject: string): string[] {
  if (sentence.test(subject)) return []
  const parts = subject
    .replace(/\([^)]*\)/g, ' ')
    .split(/\s*[,;/]\s*|\s+[-–—]\s+/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
  return parts.filter(isShort).map(capitalised)
}

/** "II. ", "A) ", "3 - " before a heading. */
const mark = /^(?:[IVX]{1,5}|[A-ZÇĞİÖŞÜ]|[a-zçğıöşü]{1,2}|\d{1,2})\s?[-.)–]+\s*/u

/** Headings that mean nothing without their section. */
const general =
  /^(?:genel(?: olarak| hükümler?)?|tan[ıi]m[ıi]?|tan[ıi]mlar|kapsam[ıi]?|amaç|amacı|şekl?il?|şekli|konusu|koşullar[ıi]?|şartlar[ıi]?|hükümleri|sonuçlar[ıi]|süres?i?|belirlenmesi|sona ermesi|niteliği|çeşitleri|kural|ilke|istisnalar[ıi]?|diğer hâ?ller(?:de)?)$|(?:olarak|tarafından)$|^\p{L}+[dt][ae]$/iu

/**
 * The heading of an article, with the nearest meaningful one of its `sections`, the outermost first, if it means
 * little alone; undefined for a sentence.
 */
export function headingText(own: string, sections: readonly string[]): string | undefined {
  const bare = (text: string) => text.replace(mark, '').replace(/\s+/g, ' ').trim()
  const text = bare(own)
  if (!isShort(text)) return undefined
  if (!general.test(text)) return capitalised(text)
  const above = sections.map(bare).findLast((section) => isShort(section) && !general.test(section))
  return above ? `${shortTitle(capitalised(above))}: ${text.toLocaleLowerCase('tr')}` : capitalised(text)
}

/** Laws that only amend others; they are looked up by number, if at all. */
export const isAmending = (title: string): boolean =>
  /de[gğ]işiklik yap|değiştirilmesi|eklenmesi|kaldırılması/iu.test(title.toLocaleLowerCase('tr'))

export const lawTitle = (title: string): string => shortTitle(title, LONGEST_TITLE)

/** Two suggestions that differ only in diacritics, case and punctuation count as one. */
export const sameSuggestion = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, ' ')
