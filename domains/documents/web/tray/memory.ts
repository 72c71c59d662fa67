/**
 * Uploads that have begun, remembered by their files, so that one goes on after the page was closed when the same file
 * is chosen again. An upload belongs to one page at a time: whoever sends it holds a lock of its name.
 */
import type { Hold } from '@mizan/platform/ui'
import type { Upload } from './upload-list.ts'

export interface Begun {
  uploadId: string
  uploadUrl: string
  expiresAt: string
}

const storageKey = 'documentUploads'

/** What tells this file in this place from others; a file that was changed has another time. */
export const printOf = ({ caseId, documentId = '', file }: Upload): string =>
  [caseId, documentId, file.name, file.size, file.lastModified].join('|')

export interface Storage {
  read: (key: string) => string | null
  write: (key: string, value: string) => void
  remove: (key: string) => void
}

export function createMemory(storage: Storage, hold: Hold) {
  const letGo = new Map<string, () => void>()
  const read = (): Record<string, Begun> => {
    try {
      return JSON.parse(storage.read(storageKey) ?? '{}')
    } catch {
      return {}
    }
  }
  const change = (print: string, begun: Begun | undefined) => {
    const { [print]: _former, ...others } = read()
    const now = new Date().toISOString()
    const still = Object.entries(others).filter(([, { expiresAt }]) => expiresAt > now)
    const next = Object.fromEntries(begun ? [...still, [print, begun]] : still)
    if (Object.keys(next).length === 0) storage.remove(storageKey)
    else storage.write(storageKey, JSON.stringify(next))
  }
  const take = async (uploadId: string): Promise<boolean> => {
    const held = await hold(`upload ${uploadId}`)
    if (held) letGo.set(uploadId, held)
    return held !== false
  }
  return {
    /** The upload that this file began earlier, if no other page goes on with it. */
    find: async (upload: Upload): Promise<Begun | undefined> => {
      const found = read()[printOf(upload)]
      if (!found || found.expiresAt <= new Date().toISOString()) return undefined
      return (await take(found.uploadId)) ? found : undefined
    },
    keep: async (upload: Upload, begun: Begun): Promise<void> => {
      await take(begun.uploadId)
      change(printOf(upload), begun)
    },
    /** It has become a document, or is to begin anew. */
    forget: (upload: Upload, { uploadId }: Begun): void => {
      letGo.get(uploadId)?.()
      letGo.delete(uploadId)
      if (read()[printOf(upload)]?.uploadId === uploadId) change(printOf(upload), undefined)
    },
  }
}

export type UploadMemory = ReturnType<typeof createMemory>
