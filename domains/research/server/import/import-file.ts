/** Loads one pack file in batches. Each batch is a transaction that also stores the progress in the file. */
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Clock } from '@mizan/platform/database'
import type { Changes } from '../store/changes.ts'
import { bumpCorpusVersion } from '../store/corpus-state.ts'
import { keepDecisions } from '../store/import.ts'
import {
  type ImportCounts,
  type ImportFile,
  noteProgress,
  noteRejections,
  openImportFile,
} from '../store/import-files.ts'
import { keepLaws } from '../store/import-laws.ts'
import type { Db } from '../store/rows.ts'
import { ImportError } from './import-error.ts'
import { hashOfFile, linesOf, type PackLine } from './lines.ts'
import { parsePackLine, RowRejected } from './pack.ts'
import { PREPARATION } from './preparation.ts'
import { type PreparedDecision, prepareDecision } from './prepare-decision.ts'
import { type PreparedLaw, prepareLaw } from './prepare-law.ts'

export interface ImportProgress {
  name: string
  counts: ImportCounts
  linesDone: number
  bytesRead: number
  bytesTotal: number
}

export interface ImportOptions {
  /** Runs a batch in one transaction. */
  transact: (work: (db: Db) => Promise<void>) => Promise<void>
  db: Db
  clock: Clock
  /** Reads a file again even if it was finished before. */
  again?: boolean
  onProgress?: (progress: ImportProgress) => void
}

export interface ImportResult {
  hash: string
  name: string
  counts: ImportCounts
  /** True if the file had been finished before and nothing was read. */
  known: boolean
  /** True if it was read again because an older version of the program had read it. */
  outdated: boolean
}

interface Batch {
  laws: PreparedLaw[]
  decisions: PreparedDecision[]
  rejections: { line: number; reason: string }[]
  characters: number
}

const emptyBatch = (): Batch => ({ laws: [], decisions: [], rejections: [], characters: 0 })
const batchRows = 250
const batchCharacters = 4_000_000

export async function importFile(path: string, options: ImportOptions): Promise<ImportResult> {
  const name = basename(path)
  const hash = await hashOfFile(path)
  const again = options.again ?? false
  const file = await openImportFile(options.db, { hash, name, again, preparation: PREPARATION })
  const { outdated } = file
  if (file.finished) return { hash, name, counts: file.counts, known: true, outdated }
  const bytesTotal = (await stat(path)).size
  let batch = emptyBatch()
  const flush = async (line: PackLine) => {
    file.linesDone = Math.max(file.linesDone, line.number)
    await keepBatch(file, batch, options)
    batch = emptyBatch()
    options.onProgress?.({
      name,
      counts: file.counts,
      linesDone: line.number,
      bytesRead: line.bytesRead,
      bytesTotal,
    })
  }
  let last: PackLine = { number: file.linesDone, text: '', bytesRead: 0 }
  for await (const line of linesOf(path)) {
    if (line.broken !== undefined) {
      await flush(last)
      throw brokenPack(path, line.broken, file.linesDone)
    }
    last = line
    if (line.number <= file.linesDone) continue
    take(line, batch)
    if (batch.laws.length + batch.decisions.length >= batchRows || batch.characters >= batchCharacters)
      await flush(line)
  }
  file.finished = true
  await flush(last)
  return { hash, name, counts: file.counts, known: false, outdated }
}

const brokenPack = (path: string, reason: string, linesDone: number) =>
  new ImportError(
    `${path} is broken: ${reason}. The ${linesDone} lines before the break are loaded; ` +
      'get the whole file and import it again.',
  )

function take(line: PackLine, batch: Batch): void {
  if (line.text !== null && line.text.trim() === '') return
  batch.characters += line.text?.length ?? 0
  try {
    if (line.text === null) throw new RowRejected(line.unreadable ?? 'unreadable')
    const parsed = parsePackLine(line.text)
    if (parsed.kind === 'law') batch.laws.push(prepareLaw(parsed.row))
    else if (parsed.kind === 'decision') batch.decisions.push(prepareDecision(parsed.row))
  } catch (error) {
    if (!(error instanceof RowRejected)) throw error
    batch.rejections.push({ line: line.number, reason: error.message.slice(0, 500) })
  }
}

async function keepBatch(file: ImportFile, batch: Batch, { transact, clock }: ImportOptions): Promise<void> {
  await transact(async (db) => {
    const laws = await keepLaws(db, batch.laws)
    const decisions = await keepDecisions(db, batch.decisions)
    await noteRejections(db, file.hash, batch.rejections)
    const counts = added(file.counts, batch, laws, decisions)
    if (laws.added + laws.changed + decisions.added + decisions.changed > 0) await bumpCorpusVersion(db)
    await noteProgress(db, { ...file, counts }, clock.now())
    file.counts = counts
  })
}

function added(counts: ImportCounts, batch: Batch, laws: Changes, decisions: Changes): ImportCounts {
  return {
    laws: counts.laws + batch.laws.length,
    decisions: counts.decisions + batch.decisions.length,
    added: counts.added + laws.added + decisions.added,
    changed: counts.changed + laws.changed + decisions.changed,
    unchanged: counts.unchanged + laws.unchanged + decisions.unchanged,
    rejected: counts.rejected + batch.rejections.length,
  }
}
