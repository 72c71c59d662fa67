/** Which documents cannot be exhibits, and why, in one refusal. */
import { AppError } from '@mizan/platform/contract'
import type { DocumentProblem } from '@mizan/platform/text-documents'
import type { DocumentCall } from '../call.ts'

type Why = 'type' | 'macros' | 'size' | 'gone' | 'password' | 'unreadable' | 'unsafe'

export interface Refused {
  name: string
  why: Why
}

const words: Record<Why, { tr: string; en: string }> = {
  type: { tr: 'bu tür eklenemez', en: 'this type cannot be included' },
  macros: { tr: 'makro içeriyor', en: 'has macros' },
  size: { tr: 'çok büyük', en: 'too large' },
  gone: { tr: 'saklanan dosya bozuk', en: 'the stored file is damaged' },
  password: { tr: 'parola korumalı', en: 'protected by a password' },
  unreadable: { tr: 'okunamıyor, bozuk olabilir', en: 'cannot be read, may be damaged' },
  unsafe: { tr: 'zararlı dosyalarda görülen bir yapısı var', en: 'has a structure found in harmful files' },
}

const problems: Record<DocumentProblem, Why> = {
  empty: 'unreadable',
  not_a_document: 'unreadable',
  old_format: 'unreadable',
  damaged: 'unreadable',
  unsafe: 'unsafe',
  encrypted: 'password',
  too_large: 'size',
  took_too_long: 'size',
}

export const whyOf = (problem: DocumentProblem): Why => problems[problem]

/** Nothing if there are none. @throws AppError `document.exhibits_refused` */
export function refuse({ language }: DocumentCall, refused: readonly Refused[]): void {
  if (refused.length === 0) return
  const documents = refused.map(({ name, why }) => `${name} (${words[why][language]})`).join(', ')
  throw new AppError('document.exhibits_refused', { values: { documents } })
}
