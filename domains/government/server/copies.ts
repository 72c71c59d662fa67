/**
 * Stores a copy in its place. The place is decided twice: before the file is written, and again when the case is
 * locked, because a colleague may have brought the same copy meanwhile.
 */
import { extname } from 'node:path'
import { AppError, callerOf, type Upload } from '@mizan/platform/contract'
import { insertAuditEntry } from '@mizan/platform/database'
import { type Copy, placeCopy, type Verdict } from '../rules/copies.ts'
import { documentName, referenceName } from '../rules/document-name.ts'
import type { StoredFile } from '../schemas.ts'
import type { GovernmentCall, Tx } from './call.ts'
import { noLaterThanNow } from './read-at.ts'
import { findCase } from './store/cases.ts'
import { findFile, groupOf, insertBeside, keepCopy, noteCopy, seenAgain } from './store/copies.ts'
import { forgetReads } from './store/reads.ts'
import type { FileRow } from './tables.ts'

/** A document of a list, and when that list was read. */
export interface ListedDocument {
  row: FileRow
  readAt: string
}

type CopyRequest = ListedDocument & { file: Upload }

/** The verdict has changed while the file was being written. */
class VerdictChanged extends Error {}

/** @throws AppError as an upload to the case does */
export async function storeCopy(call: GovernmentCall, copying: CopyRequest): Promise<StoredFile> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await tryToStore(call, copying)
    } catch (error) {
      if (!(error instanceof VerdictChanged) || tries >= 5) throw error
    }
  }
}

async function tryToStore(call: GovernmentCall, copying: CopyRequest): Promise<StoredFile> {
  const { file, row } = copying
  const { caseId, title, verdict, main, readAt } = await call.office.unaudited((tx) =>
    decide(call, tx, copying),
  )
  const copy = { sha256: file.sha256, readAt }
  if (verdict.what === 'known' || verdict.what === 'older')
    return call.office.unaudited((tx) => note(tx, { row, copy, what: verdict.what }))
  const placed = await fileCopy(call, { ...copying, caseId, title, verdict, main, copy })
  const outcome = verdict.what === 'version' ? 'version' : 'new'
  return { ...placed, outcome }
}

interface Filing extends CopyRequest {
  caseId: string
  title: string
  verdict: Verdict
  main: FileRow | undefined
  copy: Copy
}

/** Files it among the documents of the case. @throws Overtaken, AppError as an upload to the case does */
async function fileCopy(call: GovernmentCall, filing: Filing): Promise<Omit<StoredFile, 'outcome'>> {
  const { row, file, caseId, main, verdict, copy } = filing
  const versionOf = verdict.what === 'version' ? await documentOf(call, verdict.placeId) : null
  const sent = { size: file.size, open: file.open, ...(versionOf !== null && { versionOf }) }
  let fileId = ''
  const { filed, refused } = await call.parts.fileDocuments(call, {
    ...{ caseId, section: 'court', entries: 'own' },
    files: [{ name: nameOf(row, main, file), description: descriptionOf(row), ...sent }],
    settle: async (tx) => {
      fileId = await settledPlace(tx as Tx, { row, verdict, copy })
    },
    onFiled: async (tx, [document]) => {
      if (document) await keepFiled(call, tx as Tx, { ...filing, fileId, document })
    },
  })
  const [why] = refused
  if (why)
    throw new AppError(why.code as 'document.type_mismatch', {
      values: { extension: extname(file.fileName) },
    })
  return { fileId, documentId: filed[0]?.documentId ?? null }
}

/** The place of the copy, now that the case is locked. @throws VerdictChanged */
async function settledPlace(tx: Tx, { row, verdict, copy }: Pick<Filing, 'row' | 'verdict' | 'copy'>) {
  const group = await groupOf(tx, row)
  const now = placeCopy(group, copy)
  if (now.what !== verdict.what || placeIn(now) !== placeIn(verdict)) throw new VerdictChanged()
  return placeIn(now) ?? (await insertBeside(tx, row, group.rows.length + 1)).id
}

type FiledCopy = Filing & { fileId: string; document: { documentId: string; name: string } }

/** Notes the copy at its place, and in the record. */
async function keepFiled(call: GovernmentCall, tx: Tx, filed: FiledCopy): Promise<void> {
  const { row, copy, fileId, verdict, caseId, title, document } = filed
  const isVersion = verdict.what === 'version'
  await keepCopy(tx, fileId, { ...copy, documentId: document.documentId, by: callerOf(call).userId })
  if (isVersion) await forgetReads(tx, fileId)
  await noteCopy(tx, row, { ...copy, fileId })
  await insertAuditEntry(tx, isVersion ? 'government.version_added' : 'government.file_added', {
    subjectId: caseId,
    details: { case: title, document: document.name, documentId: document.documentId },
  })
}

const placeIn = (verdict: Verdict): string | undefined => ('placeId' in verdict ? verdict.placeId : undefined)

/** @throws AppError `case.not_found`, `case.no_access`, `case.read_only` */
async function decide(call: GovernmentCall, tx: Tx, { row, readAt, file }: CopyRequest) {
  const caller = callerOf(call)
  const of = await findCase(tx, caller.officeId, row.government_case_id)
  if (!of) throw new AppError('government.not_linked')
  const { row: open } = await call.parts.requireCase(tx, caller, { caseId: of.case_id, needs: 'write' })
  const said = noLaterThanNow(tx, readAt)
  const verdict = placeCopy(await groupOf(tx, row), { sha256: file.sha256, readAt: said })
  const main = row.main_id === null ? undefined : await findFile(tx, caller.officeId, row.main_id)
  return { caseId: of.case_id, title: open.display_title, verdict, main, readAt: said }
}

interface CopyNote {
  row: FileRow
  copy: { sha256: string; readAt: string }
  what: 'known' | 'older'
}

async function note(tx: Tx, { row, copy, what }: CopyNote): Promise<StoredFile> {
  await noteCopy(tx, row, { ...copy, fileId: null })
  const { rows } = await groupOf(tx, row)
  const holder = rows.find(({ sha256 }) => sha256 === copy.sha256)
  if (holder) await seenAgain(tx, holder.id, copy)
  const shown = holder ?? row
  return { fileId: shown.id, outcome: what, documentId: shown.document_id }
}

const documentOf = async (call: GovernmentCall, fileId: string): Promise<string | null> =>
  (await call.office.read((tx) => findFile(tx, callerOf(call).officeId, fileId)))?.document_id ?? null

const namedBy = ({ type, court_file_no, approval_date }: FileRow) => ({
  type,
  courtFileNo: court_file_no,
  approvalDate: approval_date,
})

function nameOf(row: FileRow, main: FileRow | undefined, { fileName }: Upload): string {
  const ending = extname(fileName).slice(1).toLowerCase() || 'bin'
  return main
    ? referenceName(namedBy(main), { order: row.position, type: row.type }, ending)
    : documentName(namedBy(row), ending)
}

const descriptionOf = ({ domain, sender, description }: FileRow): string =>
  [`UYAP · ${domain}`, sender, description].filter((part) => part !== '').join(' · ')
