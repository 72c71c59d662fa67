/** Brings one file from the portal to the server. */
import { PortalError } from '../portal/answer.ts'
import type { PortalCase, PortalDocument } from '../portal/rows.ts'
import { type FetchResult, fetchFile } from './fetch-file.ts'
import { type ListEntry, listedOf, placeOf } from './list.ts'
import { patiently } from './patience.ts'
import { MizanError, type SyncParts } from './ports.ts'
import type { FetchFault } from './state.ts'
import type { WantedFile } from './wanted-files.ts'

type Outcome = 'new' | 'version' | 'known' | 'older' | FetchFault

/** After so many files in a row with a broken connection, the portal counts as unreachable. */
const mostBroken = 3

interface All {
  files: readonly WantedFile[]
  found: PortalCase
  /** Called after each file with its result. */
  onFile: (file: WantedFile, outcome: Outcome) => Promise<void>
}

/** @throws PortalError, MizanError */
export async function bringAll(parts: SyncParts, { files, found, onFile }: All): Promise<void> {
  const ids = renewing(parts, found)
  let broken = 0
  for (const file of files) {
    parts.signal.throwIfAborted()
    const outcome = await bring(parts, { file, found, ids })
    broken = outcome === 'line' ? broken + 1 : 0
    if (broken >= mostBroken) throw new PortalError('line')
    await onFile(file, outcome)
  }
}

/** Looks the list up again where an id has become stale, a few times at most. */
function renewing(parts: SyncParts, found: PortalCase) {
  let current: ReadonlyMap<string, PortalDocument> | undefined
  let left = 3
  return async (document: ListEntry['document']): Promise<PortalDocument | undefined> => {
    if (left > 0) {
      left -= 1
      const list = listedOf((await patiently(parts, () => parts.portal.documents(found.dosyaId))).documents)
      current = new Map(list.map((one) => [placeOf(one.document), one.document]))
    }
    return current?.get(placeOf(document))
  }
}

interface FileTransfer {
  file: WantedFile
  found: PortalCase
  ids: ReturnType<typeof renewing>
}

async function bring(parts: SyncParts, { file, found, ids }: FileTransfer): Promise<Outcome> {
  const { document, attachment } = file
  const idIn = (one: PortalDocument) => (attachment ? one.attachments[attachment.at]?.evrakId : one.evrakId)
  const { dosyaId } = found
  const fetched = await fetchFile(parts, {
    ids: { evrakId: idIn(document) ?? '', dosyaId },
    renewed: async () => {
      const evrakId = await ids(document).then((one) => one && idIn(one))
      return evrakId ? { evrakId, dosyaId } : undefined
    },
  })
  return 'reason' in fetched ? fetched.reason : send(parts, { file, found, fetched })
}

interface FileUpload {
  file: WantedFile
  found: PortalCase
  fetched: Exclude<FetchResult, { reason: unknown }>
}

async function send(parts: SyncParts, { file, found, fetched }: FileUpload): Promise<Outcome> {
  const copy = { name: `belge.${fetched.ending}`, bytes: fetched.bytes }
  const { document: d, attachment, fileId } = file
  const [row, fields] = attachment
    ? ([
        'government.addReferenceFile',
        {
          ...{ CourtId: found.courtId, CaseNumber: found.caseNo, MainFileId: attachment.mainId },
          ...{ ReferencedFileId: fileId, Order: String(d.attachments[attachment.at]?.order ?? 0) },
        },
      ] as const)
    : ([
        'government.addFile',
        {
          ...{ GovernmentFileId: fileId, CourtId: found.courtId, GovernmentCaseNo: found.caseNo },
          ...{
            CourtFileNo: d.courtFileNo,
            Sender: d.sender,
            SenderNumber: d.senderNumber,
            SendFileNo: d.sendFileNo,
          },
          ...{ SenderDate: d.senderDate, ApprovalDate: d.approvalDate, Type: d.type, SubType: d.subType },
          ...{ Description: d.description, MainFileDomain: d.domain },
        },
      ] as const)
  try {
    const { outcome } = await patiently(parts, () =>
      parts.mizan.send<{ outcome: Outcome }>(row, fields, copy),
    )
    return outcome
  } catch (error) {
    if (!(error instanceof MizanError)) throw error
    if (error.status === 413) return 'too_big'
    if (unreadable.has(error.code)) return 'unreadable'
    throw error
  }
}

/** Refusals that are about this one file. */
const unreadable = new Set(['document.type_mismatch', 'document.type_not_allowed', 'document.empty'])
