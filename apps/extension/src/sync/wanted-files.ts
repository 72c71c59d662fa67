/** Asks the server which files of a list it wants. */
import { type ListEntry, nameOf } from './list.ts'
import { patiently } from './patience.ts'
import type { SyncParts } from './ports.ts'
import type { Mode } from './state.ts'

interface FileNeed {
  fileId: string
  needed: boolean
  references: { fileId: string; order: number; needed: boolean }[]
}

/** The numbers of rows of one call, and of attachments of one row, that the server accepts. */
const mostListed = 18
const mostReferences = 30

interface Verifying {
  /** Null for a trial with a court file that the office does not have: all of it would come. */
  governmentCaseId: string | null
  readAt: string
  mode: Mode
  listed: readonly ListEntry[]
}

export async function wantedFiles(parts: SyncParts, asked: Verifying): Promise<WantedFile[]> {
  const { governmentCaseId, listed } = asked
  const wanted =
    governmentCaseId === null ? listed.map(everyFile) : await verify(parts, { ...asked, governmentCaseId })
  return filesOf(listed, wanted)
}

async function verify(
  parts: SyncParts,
  { governmentCaseId, readAt, mode, listed }: Verifying,
): Promise<FileNeed[]> {
  const wanted: FileNeed[] = listed.map(() => ({ fileId: '', needed: false, references: [] }))
  const rows = listed.flatMap(rowsOf)
  for (let from = 0; from < rows.length; from += mostListed) {
    const part = rows.slice(from, from + mostListed)
    const asked = { everything: mode === 'everything', isTrial: mode === 'trial' }
    const body = { governmentCaseId, readAt, files: part.map(({ sent }) => sent), ...asked }
    const { items } = await patiently(parts, () =>
      parts.mizan.call<{ items: FileNeed[] }>('government.verifyFiles', body),
    )
    for (const [at, { index }] of part.entries()) {
      const [item, one] = [items[at], wanted[index]]
      if (item && one) wanted[index] = { ...item, references: [...one.references, ...item.references] }
    }
  }
  return wanted
}

/** A document with very many attachments is sent in several rows, which are one. */
function rowsOf({ sent }: ListEntry, index: number): { sent: object; index: number }[] {
  const { references } = sent
  const parts = Math.max(1, Math.ceil(references.length / mostReferences))
  return Array.from({ length: parts }, (_, part) => ({
    index,
    sent: { ...sent, references: references.slice(part * mostReferences, (part + 1) * mostReferences) },
  }))
}

const everyFile = ({ document: { attachments } }: ListEntry): FileNeed => ({
  ...{ fileId: '', needed: true },
  references: attachments.map(({ order }) => ({ fileId: '', order, needed: true })),
})

export interface WantedFile {
  name: string
  fileId: string
  document: ListEntry['document']
  /** For an attachment: its place among them, and the id of its document. */
  attachment?: { at: number; mainId: string }
}

/** Each document before its attachments. */
const filesOf = (listed: readonly ListEntry[], wanted: readonly FileNeed[]): WantedFile[] =>
  listed.flatMap(({ document }, index) => {
    const { fileId, needed, references } = wanted[index] ?? { fileId: '', needed: false, references: [] }
    const name = nameOf(document)
    const attachments = references.flatMap((one, at) =>
      one.needed
        ? [
            {
              name: `${name} Ek ${one.order}`,
              fileId: one.fileId,
              document,
              attachment: { at, mainId: fileId },
            },
          ]
        : [],
    )
    return [...(needed ? [{ name, fileId, document }] : []), ...attachments]
  })

export const countOf = (listed: readonly ListEntry[]): number =>
  listed.reduce((sum, { document }) => sum + 1 + document.attachments.length, 0)
