/** Exports in the form of their calls. */
import { isAdministrator } from '@mizan/company/access'
import { namesFor } from '@mizan/identity/server'
import { dayInTurkey } from '@mizan/platform/calendar'
import { AppError, type Caller, callerOf } from '@mizan/platform/contract'
import type { OfficeExport } from '../../schemas.ts'
import type { TransferCall, Tx } from '../call.ts'
import type { ExportRow } from '../tables.ts'
import { filesKind } from './files.ts'

/** @throws AppError `export.administrators_only` */
export function administratorWhoCalls(call: TransferCall): Caller {
  const caller = callerOf(call)
  if (!isAdministrator(caller.roles)) throw new AppError('export.administrators_only')
  return caller
}

export async function presentExport(call: TransferCall, tx: Tx, row: ExportRow): Promise<OfficeExport> {
  const person = await namesFor(tx, call.parts.namesOf, [row.created_by])
  return presented(call, row, person)
}

export async function presentExports(
  call: TransferCall,
  tx: Tx,
  rows: readonly ExportRow[],
): Promise<OfficeExport[]> {
  const person = await namesFor(
    tx,
    call.parts.namesOf,
    rows.map(({ created_by }) => created_by),
  )
  return rows.map((row) => presented(call, row, person))
}

type NameOf = (id: string) => OfficeExport['createdBy']

function presented(call: TransferCall, row: ExportRow, person: NameOf): OfficeExport {
  const file = fileOf(row, call.clock.now())
  return {
    exportId: row.id,
    format: row.format,
    state: row.state === 'done' && !file ? 'expired' : row.state,
    trouble: row.trouble,
    kinds: kindsOf(call, row),
    file: file && { name: fileNameOf(row), size: file.size, expiresAt: file.expiresAt },
    createdAt: row.created_at,
    createdBy: person(row.created_by),
    finishedAt: row.finished_at,
  }
}

const filesTitle = { tr: 'Dosyalar', en: 'Files' } as const

/** Kinds are written one after the other, so the rows that are written say how many of each there are. */
function kindsOf({ parts, language }: TransferCall, { expected, written }: ExportRow): OfficeExport['kinds'] {
  const titles = new Map(parts.officeData().map(({ name, title }) => [name, title[language]]))
  titles.set(filesKind, filesTitle[language])
  let left = written
  return (expected ?? []).map(({ name, rows }) => {
    const done = Math.min(left, rows)
    left -= done
    return { name, title: titles.get(name) ?? name, written: done, expected: rows }
  })
}

/** Null unless it is done and may still be downloaded. */
export function fileOf(row: ExportRow, now: Date) {
  const { file_key: key, file_size: size, file_hash: sha256, expires_at: expiresAt } = row
  if (key === null || size === null || sha256 === null || expiresAt === null) return null
  return new Date(expiresAt) > now ? { key, size, sha256, expiresAt } : null
}

const firstWords = { tr: 'mizan-ofis', en: 'mizan-office' } as const

const documentsWord = { tr: 'belgeler-', en: 'documents-' } as const

/** Such as `mizan-ofis-2026-11-23.json`. */
export const fileNameOf = ({ language, created_at, format }: ExportRow): string =>
  `${firstWords[language]}-${format === 'zip' ? documentsWord[language] : ''}${dayInTurkey(new Date(created_at))}.${format}`
