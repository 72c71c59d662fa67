/** The findings of the auditor as a document: counts by class, then each finding with its reason. */
import { documentOf, paragraphOf, type TextDocument, textRun } from '@mizan/platform/text-documents'
import { auditWords, reasonText } from '../../data/audit-words.ts'
import { auditClasses } from '../../rules/audit/findings.ts'
import type { AuditFinding } from '../../schemas.ts'

interface AuditReport {
  name: string
  findings: readonly AuditFinding[]
  at: Date
  language: 'tr' | 'en'
}

const words = {
  tr: {
    title: 'Atıf denetim raporu',
    of: 'Denetlenen metin',
    at: 'Denetlendi',
    archive: 'Veri tabanındaki metin',
  },
  en: { title: 'Report on citations', of: 'Checked text', at: 'Checked', archive: 'Text of the collection' },
}

export function documentOfReport({ name, findings, at, language }: AuditReport): TextDocument {
  const said = words[language]
  const day = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Istanbul',
  })
  const groups = auditClasses.flatMap((name) => {
    const own = findings.filter((one) => one.class === name)
    return own.length === 0 ? [] : [{ title: `${auditWords[language].classes[name]} (${own.length})`, own }]
  })
  return documentOf({
    blocks: [
      heading(said.title, 16),
      line(`${said.of}: ${name}`),
      line(`${said.at}: ${day.format(at)}`),
      ...groups.map(({ title }) => line(`• ${title}`)),
      ...groups.flatMap(({ title, own }) => [
        heading(title, 13),
        ...own.flatMap((finding) => linesOf(finding, language)),
      ]),
    ],
  })
}

const heading = (text: string, size: number) =>
  paragraphOf([textRun(text, { bold: true, size })], { spaceAbove: 10, spaceBelow: 4 })
const line = (text: string) => paragraphOf([textRun(text, { size: 10 })], { spaceBelow: 2 })

function linesOf(finding: AuditFinding, language: 'tr' | 'en') {
  const { text, label, differences, quote } = finding
  const { fields } = auditWords[language]
  const head = label && label !== text ? `${text} → ${label}` : text
  const differing = differences.map(
    ({ field, given, archive }) => `${fields[field] ?? field}: ${given} ≠ ${archive}`,
  )
  return [
    paragraphOf([textRun(head, { bold: true, size: 10 })], { spaceAbove: 4 }),
    line([reasonText(language, finding), ...differing].join(' ')),
    ...(quote && finding.class !== 'quote_without_citation' ? [line(`“${quote.text}”`)] : []),
    ...(quote?.parts
      ? [
          paragraphOf([
            textRun(`${words[language].archive}: `, { size: 10 }),
            ...quote.parts.map(({ kind, text: part }) =>
              textRun(part, { size: 10, strike: kind === 'added', underline: kind === 'removed' }),
            ),
          ]),
        ]
      : []),
  ]
}
