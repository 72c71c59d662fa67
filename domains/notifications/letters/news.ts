/**
 * The letters about what others did. They say no more than the bell: of a case number and displayed title, of a change
 * who did what to which thing, without hidden titles and long texts. A letter is read where its reader's rights no
 * longer count.
 */
import type { AuditTable } from '@mizan/platform/contract'
import { detailsOf } from '@mizan/platform/contract/audit-details'
import { quoted } from '@mizan/platform/messages'
import { isCritical, type Kind, wordsFor } from '../data/kinds.ts'
import { mostInLetter } from '../data/limits.ts'

type Language = 'tr' | 'en'

export interface LetterChange {
  kind: Kind
  action: string
  /** Name of the person who did it; empty for an account that is gone. */
  actor: string
  /** Those of the entry that the bell shows. */
  details: Readonly<Record<string, unknown>>
}

export interface LetterSubject {
  title: string
  number: string
  /** Where it is opened. */
  address: string
  changes: readonly LetterChange[]
}

interface News {
  form: 'mail' | 'digest'
  subjects: readonly LetterSubject[]
  audit: AuditTable
  /** Where the settings are opened. */
  settings: string
}

export function newsLetter(language: Language, { form, subjects, audit, settings }: News) {
  const text = texts[language]
  const critical = subjects.some(({ changes }) => changes.some(({ kind }) => isCritical(kind)))
  const parts = subjects.slice(0, mostInLetter.subjects).map((one) => partOf(language, one, audit))
  const rest = subjects.length - parts.length
  if (rest > 0) parts.push(text.moreSubjects(rest))
  const count = subjects.reduce((sum, { changes }) => sum + changes.length, 0)
  return {
    subject: `${text[form](count)}${critical ? text.critical : ''}`,
    text: `${text.intro[form]}\n\n${parts.join('\n\n')}\n\n${text.outro(settings)}\n`,
  }
}

/** As much of a detail as fits in a line. */
const longest = 120
const shortened = (detail: string): string =>
  quoted(detail.length > longest ? `${detail.slice(0, longest - 1)}…` : detail)

function partOf(
  language: Language,
  { title, number, address, changes }: LetterSubject,
  audit: AuditTable,
): string {
  const lines = changes.slice(0, mostInLetter.changes).map(({ kind, action, actor, details }) => {
    const says = wordsFor(kind, audit[action]?.says[language] ?? '', language)
    const about = detailsOf(audit[action], { subjectId: null, details }, language).map(shortened)
    return `  - ${[quoted(actor), says, ...about].filter(Boolean).join(' · ')}`
  })
  const rest = changes.length - lines.length
  if (rest > 0) lines.push(`  - ${texts[language].moreChanges(rest)}`)
  return [`${quoted(number)} ${quoted(title)}`, ...lines, `  ${address}`].join('\n')
}

const texts = {
  tr: {
    mail: (count: number) => `Mizan: ${count} yeni bildirim`,
    digest: (count: number) => `Mizan: günlük özet, ${count} bildirim`,
    critical: ' (kritik süre)',
    intro: {
      mail: 'Davalarınızda yenilik var:',
      digest: 'Son özetten bu yana davalarınızda olanlar:',
    },
    moreSubjects: (count: number) => `… ve ${count} dava daha`,
    moreChanges: (count: number) => `… ve ${count} değişiklik daha`,
    outro: (settings: string) => `Neyin bildirileceğini bildirim ayarlarından seçebilirsiniz:\n${settings}`,
  },
  en: {
    mail: (count: number) => `Mizan: ${count} new ${count === 1 ? 'notification' : 'notifications'}`,
    digest: (count: number) =>
      `Mizan: daily digest, ${count} ${count === 1 ? 'notification' : 'notifications'}`,
    critical: ' (critical time limit)',
    intro: {
      mail: 'There is news in your cases:',
      digest: 'What happened in your cases since the last digest:',
    },
    moreSubjects: (count: number) => `… and ${count} more ${count === 1 ? 'case' : 'cases'}`,
    moreChanges: (count: number) => `… and ${count} more ${count === 1 ? 'change' : 'changes'}`,
    outro: (settings: string) => `In the notification settings you choose what you are told of:\n${settings}`,
  },
}
