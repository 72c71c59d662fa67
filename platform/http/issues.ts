/** Describes the problem of one field in the reader's language. */
import type { IssueTable } from '../contract/index.ts'
import { filled } from './filled.ts'

type Text = (params: Record<string, unknown>) => string
interface Pair {
  tr: Text
  en: Text
}

/** Issues that every schema can find; issues that only a rule of a domain finds are worded by that domain. */
const texts: Record<string, Pair> = {
  too_big: {
    tr: ({ maximum, origin }) =>
      isList(origin)
        ? `En çok ${maximum} tane seçilebilir.`
        : `En çok ${maximum}${isText(origin) ? ' karakter' : ''} olabilir.`,
    en: ({ maximum, origin }) =>
      isList(origin)
        ? `Choose ${maximum} at most.`
        : `It may be ${maximum}${isText(origin) ? ' characters' : ''} at most.`,
  },
  too_small: {
    tr: ({ minimum, origin }) => {
      if (isText(origin)) return minimum === 1 ? 'Bu alanı doldurun.' : `En az ${minimum} karakter olmalı.`
      if (isList(origin)) return minimum === 1 ? 'En az birini seçin.' : `En az ${minimum} tane seçin.`
      return `En az ${minimum} olmalı.`
    },
    en: ({ minimum, origin }) => {
      if (isText(origin))
        return minimum === 1 ? 'Fill in this field.' : `It must be at least ${minimum} characters.`
      if (isList(origin)) return minimum === 1 ? 'Choose at least one.' : `Choose at least ${minimum}.`
      return `It must be at least ${minimum}.`
    },
  },
  invalid_type: {
    tr: () => 'Bu alan eksik ya da yanlış doldurulmuş.',
    en: () => 'This field is missing or filled in wrongly.',
  },
  invalid_format: {
    tr: ({ format }) => (isDate(format) ? 'Tarihi YYYY-AA-GG biçiminde yazın.' : 'Bu alanın biçimi yanlış.'),
    en: ({ format }) =>
      isDate(format) ? 'Write the date as YYYY-MM-DD.' : 'This field has the wrong format.',
  },
  unrecognized_keys: {
    tr: ({ keys }) => `Tanınmayan alan: ${names(keys)}.`,
    en: ({ keys }) => `Unknown field: ${names(keys)}.`,
  },
  invalid_value: {
    tr: ({ values }) =>
      isConsent(values) ? 'Devam etmek için bunu onaylayın.' : `Şunlardan biri olmalı: ${list(values)}.`,
    en: ({ values }) => (isConsent(values) ? 'Accept this to go on.' : `It must be one of: ${list(values)}.`),
  },
}

const other: Pair = { tr: () => 'Bu alanı denetleyip düzeltin.', en: () => 'Check and correct this field.' }

const isDate = (format: unknown) => format === 'date'

const isText = (origin: unknown) => origin === 'string'
const isList = (origin: unknown) => origin === 'array'

/** A box that must be ticked accepts only true. */
const isConsent = (values: unknown) => Array.isArray(values) && values.length === 1 && values[0] === true

const list = (values: unknown) => (Array.isArray(values) ? values.join(', ') : '')

/** Unknown field names, which the caller has chosen: only a few of them, and only their beginnings. */
const names = (keys: unknown) =>
  Array.isArray(keys) ? list(keys.slice(0, 10).map((key) => String(key).slice(0, 60))) : ''

export interface Issue {
  /** The message of the schema: the name of a rule, or a sentence of the library. */
  message?: string | undefined
  keyword?: string | undefined
  params?: Record<string, unknown> | undefined
}

export function issueText(
  { message = '', keyword = '', params = {} }: Issue,
  language: 'tr' | 'en',
  ofDomains: IssueTable,
): string {
  const wording = Object.hasOwn(ofDomains, message) ? ofDomains[message] : undefined
  // A rule of a domain gives the values of its text as `params` of its issue.
  if (wording) return filled(wording[language], params.params as Record<string, string> | undefined)
  return (texts[keyword] ?? other)[language](params)
}
