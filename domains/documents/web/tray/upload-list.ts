/** The uploads of this page as its screens show them. What is refused is known before anything is sent. */
import { largestFile } from '../../data/limits.ts'
import { acceptedExtensions } from '../../data/types.ts'
import { extensionOf } from '../../rules/names.ts'

export interface Taken {
  documentId: string
  name: string
  free: string
}

/** Why a file is not sent, or what the server has said. */
export type Reason = { kind: 'type' | 'size' | 'empty' | 'failed' } | { kind: 'said'; text: string }

/** `cut`: the server could not be reached; it goes on by itself. `paused`: its person stopped it for a while. */
export type UploadState =
  | 'checking'
  | 'asking'
  | 'waiting'
  | 'sending'
  | 'cut'
  | 'paused'
  | 'done'
  | 'refused'
  | 'failed'

export interface Upload {
  id: number
  caseId: string
  file: File
  name: string
  state: UploadState
  /** From 0 to 1. */
  sent: number
  reason?: Reason
  taken?: Taken
  /** It became a version; before it others have added these, which its person has not opened. */
  unseen?: Unseen
  /** It becomes a version of this document. */
  documentId?: string
  /** Of the document that it becomes. */
  description?: string
  duplicate: 'refuse' | 'version' | 'both'
}

export type Unseen = readonly { number: number; by: { name: string } }[]

export const isUnderWay = ({ state }: Upload): boolean =>
  state === 'checking' || state === 'waiting' || state === 'sending' || state === 'cut'

const reasonFor = ({ name, size }: File): Reason | undefined => {
  if (!acceptedExtensions.includes(extensionOf(name))) return { kind: 'type' }
  if (size > largestFile) return { kind: 'size' }
  return size === 0 ? { kind: 'empty' } : undefined
}

export function createUploadList() {
  let items: readonly Upload[] = []
  let last = 0
  const listeners = new Set<() => void>()

  const put = (next: readonly Upload[]) => {
    items = next
    for (const listener of listeners) listener()
  }

  const newUpload = (
    caseId: string,
    file: File,
    more: Pick<Upload, 'documentId' | 'description'>,
  ): Upload => {
    last += 1
    const reason = reasonFor(file)
    const state = reason ? 'refused' : more.documentId ? 'waiting' : 'checking'
    const upload = { id: last, caseId, file, name: file.name, sent: 0, duplicate: 'refuse' as const, state }
    return { ...upload, ...(reason && { reason }), ...more } as Upload
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    now: () => items,
    put,
    change: (id: number, more: Partial<Upload>) =>
      put(items.map((one) => (one.id === id ? { ...one, ...more } : one))),
    append: (caseId: string, files: readonly File[], more: Pick<Upload, 'documentId' | 'description'>) => {
      const added = files.map((file) => newUpload(caseId, file, more))
      put([...items, ...added])
      return added
    },
  }
}

export type UploadList = ReturnType<typeof createUploadList>
