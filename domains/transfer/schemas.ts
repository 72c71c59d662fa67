/** Shapes of imports and of the export of an office. */
import { pageOf } from '@mizan/platform/contract'
import { z } from 'zod'
import { importKinds } from './data/kinds.ts'
import { exportTypes, longestReason } from './data/limits.ts'

export const ImportKind = z.enum(importKinds)
export type ImportKind = z.infer<typeof ImportKind>

export const importStates = ['mapping', 'checking', 'checked', 'running', 'done', 'undone'] as const
export const ImportState = z.enum(importStates)
export type ImportState = z.infer<typeof ImportState>

export const ImportId = z.object({ importId: z.string().min(1).max(64) })
export type ImportId = z.infer<typeof ImportId>

/** `name` is empty where that account is erased. */
const Person = z.object({ id: z.string(), name: z.string() })

/** The field of each column; null for one that is not imported. */
const mapping = z.array(z.string().max(40).nullable()).max(100)

/** `changed`: what the dry run found no longer holds. `failed`: the work ended without an effect. */
const trouble = z.enum(['changed', 'failed'])

const TopRow = z.object({ row: z.number().int(), text: z.string() })
export type TopRow = z.infer<typeof TopRow>

/** What was noticed in a table that was read all the same; `example`: the first of them. */
const TableNote = z.object({
  kind: z.enum(['hidden_sheets', 'hidden_sheet', 'hidden_rows', 'letters_repaired', 'letters_lost']),
  count: z.number().int(),
  example: z.string(),
})
export type TableNote = z.infer<typeof TableNote>

export const Import = z.object({
  importId: z.string(),
  kind: ImportKind,
  fileName: z.string(),
  /** Of a workbook with several sheets. */
  sheets: z.array(z.string()),
  sheet: z.string().nullable(),
  headings: z.array(z.string()),
  /** The row of the sheet that holds them, 0 if none does; null for a table that was uploaded before this was recorded. */
  headingRow: z.number().int().nullable(),
  /** The first rows that are not empty, among which the headings are looked for. */
  topRows: z.array(TopRow),
  /** The first value of each column. */
  samples: z.array(z.string()),
  notes: z.array(TableNote),
  /** Rows below the headings. */
  lines: z.number().int(),
  mapping,
  state: ImportState,
  /** What the dry run found; null before it. `alike`: names that the office may know already. */
  found: z
    .object({
      ready: z.number().int(),
      skipped: z.number().int(),
      alike: z.number().int(),
      newClients: z.number().int(),
    })
    .nullable(),
  progress: z.object({ done: z.number().int(), total: z.number().int() }).nullable(),
  trouble: trouble.nullable(),
  createdAt: z.string(),
  createdBy: Person,
  finishedAt: z.string().nullable(),
  undone: z.object({ at: z.string(), by: Person, reason: z.string() }).nullable(),
})
export type Import = z.infer<typeof Import>

export const ImportLine = Import.pick({
  importId: true,
  kind: true,
  fileName: true,
  state: true,
  found: true,
  createdAt: true,
  createdBy: true,
})
export type ImportLine = z.infer<typeof ImportLine>

/** `sheet`: another one than the first of a workbook. `headingRow`: instead of the one that would be guessed; 0 for none. */
export const NewImport = z.object({
  kind: ImportKind,
  sheet: z.string().max(100).optional(),
  headingRow: z.coerce.number<number>().int().min(0).max(1_048_576).optional(),
})
export type NewImport = z.output<typeof NewImport>

export const CheckStart = z.object({ mapping })
export type CheckStart = z.output<typeof CheckStart>

export const RunStart = z.object({
  /** How many rows the person was shown as ready. */
  ready: z.number().int().min(1).max(1_000_000),
  /** Says that the similar names were seen; needed if there are any. */
  conflictsSeen: z.boolean().default(false),
})
export type RunStart = z.output<typeof RunStart>

export const Undoing = z.object({ reason: z.string().trim().min(1).max(longestReason) })
export type Undoing = z.output<typeof Undoing>

/** One thing that is wrong with one row. */
export const BadCell = z.object({
  row: z.number().int(),
  /** Heading of the column; empty if the table has no such column. */
  column: z.string(),
  value: z.string(),
  /** What is wrong and what to do, in the language of the caller. */
  says: z.string(),
})
export const BadCells = pageOf(BadCell)
export type BadCells = z.infer<typeof BadCells>

/** A name of the table and what the office, or the table itself, already has. */
export const AlikeName = z.object({
  /** The first row with the name. */
  row: z.number().int(),
  name: z.string(),
  total: z.number().int(),
  /** The first of them; `ask`: whom to ask about a case that the caller may not read. */
  found: z.array(
    z.object({
      name: z.string(),
      caseTitle: z.string().nullable(),
      isClient: z.boolean(),
      ask: z.string().nullable(),
      opposes: z.boolean(),
      /** The row of the same table that has it. */
      row: z.number().int().nullable(),
    }),
  ),
})
export type AlikeName = z.infer<typeof AlikeName>
export const AlikeNames = pageOf(AlikeName)
export type AlikeNames = z.infer<typeof AlikeNames>

export const ExportFormat = z.enum(Object.keys(exportTypes) as (keyof typeof exportTypes)[])
export type ExportFormat = z.infer<typeof ExportFormat>

/** `expired`: its file was removed. */
export const exportStates = ['running', 'done', 'failed', 'cancelled', 'expired'] as const
export type ExportState = (typeof exportStates)[number]

/**
 * `not_permitted`: whoever asked for it was no longer an administrator when it began. `locked`: the key of the office
 * was closed while its documents were being written.
 */
export const exportTroubles = ['failed', 'too_large', 'no_space', 'not_permitted', 'locked'] as const
export type ExportTrouble = (typeof exportTroubles)[number]

export const ExportId = z.object({ exportId: z.string().min(1).max(64) })

/** `zip` has the documents; `allVersions`: not only the newest one of each. */
export const NewExport = z.object({ format: ExportFormat, allVersions: z.boolean().default(false) })
export type NewExport = z.output<typeof NewExport>

export const OfficeExport = z.object({
  exportId: z.string(),
  format: ExportFormat,
  state: z.enum(exportStates),
  trouble: z.enum(exportTroubles).nullable(),
  /** How many records of each kind there are, and are written already; empty until it begins. */
  kinds: z.array(
    z.object({
      name: z.string(),
      title: z.string(),
      written: z.number().int(),
      expected: z.number().int(),
    }),
  ),
  /** `size` in bytes. */
  file: z.object({ name: z.string(), size: z.number().int(), expiresAt: z.string() }).nullable(),
  createdAt: z.string(),
  createdBy: Person,
  finishedAt: z.string().nullable(),
})
export type OfficeExport = z.infer<typeof OfficeExport>
