/**
 * Sends one file: the upload is begun, its bytes follow, and at the end it is finished. An attempt that is cut goes on
 * where it was, also in finishing: the server answers the same again.
 */
import { ApiError, type Client, isPassing } from '@mizan/platform/contract/client'
import type { documentRows } from '../../contract.ts'
import type { sendBytes } from './bytes.ts'
import type { Begun, UploadMemory } from './memory.ts'
import type { Sent } from './sending.ts'
import type { Taken, Upload } from './upload-list.ts'

type Rows = Pick<
  Client<typeof documentRows>,
  'documents.beginUpload' | 'documents.finishUpload' | 'documents.dropUpload'
>

type Progress = (part: number) => void

interface Parts {
  client: Rows
  memory: UploadMemory
  bytes: typeof sendBytes
}

export function createSend({ client, memory, bytes }: Parts) {
  /** Uploads of this page that have begun, by their numbers in the tray. */
  const begun = new Map<number, Begun>()

  const begin = async (upload: Upload): Promise<Begun> => {
    const known = begun.get(upload.id) ?? (await memory.find(upload))
    if (known) return known
    const { caseId, file, documentId, duplicate } = upload
    const body = { fileName: file.name, size: file.size, duplicate, ...(documentId && { documentId }) }
    const fresh = await client['documents.beginUpload']({ params: { caseId }, body })
    await memory.keep(upload, fresh)
    return fresh
  }

  const forget = (upload: Upload, one: Begun) => {
    begun.delete(upload.id)
    memory.forget(upload, one)
  }

  const drop = (upload: Upload) => {
    const one = begun.get(upload.id)
    if (!one) return
    forget(upload, one)
    const params = { caseId: upload.caseId, uploadId: one.uploadId }
    client['documents.dropUpload']({ params }).catch(() => undefined)
  }

  const attempt = async (upload: Upload, onProgress: Progress, signal: AbortSignal): Promise<Sent> => {
    const one = await begin(upload)
    begun.set(upload.id, one)
    const { uploadId, uploadUrl } = one
    try {
      await bytes({ file: upload.file, uploadUrl, onProgress, signal })
      const { caseId, duplicate, description } = upload
      const body = { duplicate, ...(description && { description }) }
      const { unseen } = await client['documents.finishUpload']({ params: { caseId, uploadId }, body })
      forget(upload, one)
      return { is: 'done', ...(unseen.length > 0 && { unseen }) }
    } catch (error) {
      if (isGone(error)) forget(upload, one)
      throw error
    }
  }

  const send = async (upload: Upload, onProgress: Progress, signal: AbortSignal): Promise<Sent> => {
    try {
      return await attempt(upload, onProgress, signal).catch((error) => {
        // Its time was over, or the server has lost it: it begins anew, once.
        if (!isGone(error)) throw error
        return attempt(upload, onProgress, signal)
      })
    } catch (error) {
      const sent = sentOf(error)
      if (sent.is === 'refused') drop(upload)
      return sent
    }
  }

  return { send, drop }
}

const isGone = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === 404 &&
  (error.code === 'document.upload_not_found' || error.code === '')

/** Somebody can open the key of the office, or finish other uploads, so that the same upload goes on. */
const goesOnLater = (error: ApiError): boolean => isPassing(error) || error.code === 'document.uploads_many'

function sentOf(error: unknown): Sent {
  if (!(error instanceof ApiError)) return { is: 'failed', text: '' }
  const { status, code, message, details } = error
  if (status === 0) return { is: 'cut' }
  if (code === 'document.name_taken') return { is: 'taken', taken: details as unknown as Taken }
  return { is: goesOnLater(error) ? 'failed' : 'refused', text: message }
}
