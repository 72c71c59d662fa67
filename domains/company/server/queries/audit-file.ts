/** The record of the office as a file, with the same entries and details as the screen. */
import { AppError, type BinaryAnswer, callerOf } from '@mizan/platform/contract'
import { type Cell, headingCell, sheetFile, textCell } from '@mizan/platform/spreadsheet'
import { auditFileTypes, mostEntriesInFile } from '../../data/limits.ts'
import type { AuditFilter, AuditPage } from '../../schemas.ts'
import type { CompanyCall } from '../call.ts'
import { entryDetails } from '../entry-details.ts'
import { pageOfAudit } from '../store/audit.ts'
import { presentEntries, wantedOf } from './audit.ts'

type Language = 'tr' | 'en'
type Format = keyof typeof auditFileTypes

const heads = {
  tr: ['Zaman', 'Yapan', 'İşlem', 'İlgili kişi', 'Ayrıntı'],
  en: ['Time', 'By', 'Action', 'Person concerned', 'Details'],
}
const words = {
  tr: { title: 'İşlem kaydı', system: 'Sistem', gone: 'Silinmiş hesap' },
  en: { title: 'Activity log', system: 'System', gone: 'Deleted account' },
}
/** Entries that are written for one unit. */
const entriesOfOneUnit = 100
const atOnce = 1_000

/** The file is written after the transaction, which need not wait for it. */
export async function auditFile(
  call: CompanyCall,
  { format, ...filter }: AuditFilter & { format: Format },
): Promise<BinaryAnswer> {
  const entries = await readEntries(call, filter)
  await call.charge(entries.length / entriesOfOneUnit)
  const rows = entries.map((entry) => rowOf(call, entry))
  const { title } = words[call.language]
  const period = [filter.startDate, filter.endDate].filter(Boolean).join(' ')
  return {
    contentType: auditFileTypes[format],
    fileName: `${[title, period].filter(Boolean).join(' ')}.${format}`,
    body: format === 'csv' ? csvOf([heads[call.language], ...rows]) : await sheetOf(rows, call.language),
  }
}

function readEntries(call: CompanyCall, filter: AuditFilter): Promise<AuditPage['items']> {
  const { officeId } = callerOf(call)
  const wanted = wantedOf(call, filter)
  return call.office.read(async (tx) => {
    const { items, total } = await pageOfAudit(tx, officeId, {
      ...wanted,
      ...{ pageIndex: 0, pageSize: mostEntriesInFile },
    })
    if (total > mostEntriesInFile)
      throw new AppError('company.audit_too_long', {
        values: { count: String(total), most: String(mostEntriesInFile) },
      })
    const shown: AuditPage['items'] = []
    for (let at = 0; at < items.length; at += atOnce)
      shown.push(...(await presentEntries(call, tx, items.slice(at, at + atOnce))))
    return shown
  })
}

const clock = new Intl.DateTimeFormat('sv-SE', {
  ...{ timeZone: 'Europe/Istanbul', dateStyle: 'short', timeStyle: 'medium' },
})

function rowOf({ parts, language }: CompanyCall, entry: AuditPage['items'][number]): string[] {
  const text = parts.audit[entry.action]
  const { system, gone } = words[language]
  return [
    clock.format(new Date(entry.at)),
    entry.actor ? entry.actor.name || gone : system,
    text?.says[language] ?? entry.action,
    entry.subjectName ?? '',
    entryDetails(text, entry.details, language),
  ]
}

function sheetOf(rows: readonly string[][], language: Language): Promise<Buffer> {
  const cells: Cell[][] = [heads[language].map(headingCell), ...rows.map((row) => row.map(textCell))]
  return sheetFile({ name: words[language].title, rows: cells, widths: [20, 26, 40, 26, 80] })
}

/**
 * The file has the mark by which spreadsheets recognise UTF-8; a text that begins like a formula is kept from being
 * one.
 */
function csvOf(rows: readonly (readonly string[])[]): Buffer {
  const field = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
  return Buffer.from(`\uFEFF${rows.map((row) => row.map(field).join(';')).join('\r\n')}\r\n`)
}
