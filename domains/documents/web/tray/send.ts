/** Sends one file. `fetch` does not say how much of a body has been sent, so this is an XMLHttpRequest. */
import { currentLanguage, ownTab, session } from '@mizan/platform/ui'
import type { Sent, Taken, Upload } from './uploads.ts'

interface Answer {
  status: number
  body: { code?: string; message?: string; details?: unknown }
}

type Progress = (part: number) => void

export async function sendUpload(upload: Upload, onProgress: Progress, signal: AbortSignal): Promise<Sent> {
  const used = session.bearer()
  const answer = await post(upload, { bearer: used, onProgress, signal })
  if (answer?.status !== 401) return sentOf(answer)
  const isRenewed = await session.renew('documents.add', used).catch(() => false)
  if (!isRenewed) return { is: 'failed', text: answer.body.message ?? '' }
  return sentOf(await post(upload, { bearer: session.bearer(), onProgress, signal }))
}

function sentOf(answer: Answer | undefined): Sent {
  if (!answer) return { is: 'cut' }
  const { status, body } = answer
  if (status === 200) return { is: 'done' }
  if (body.code === 'document.name_taken') return { is: 'taken', taken: body.details as Taken }
  const text = body.message ?? ''
  return { is: status >= 400 && status < 500 && status !== 429 ? 'refused' : 'failed', text }
}

interface Attempt {
  bearer: string | undefined
  onProgress: Progress
  signal: AbortSignal
}

function formOf({ file, documentId, duplicate }: Upload): FormData {
  const form = new FormData()
  // What comes first is known before the file is read.
  if (documentId) form.append('DocumentId', documentId)
  else form.append('Duplicate', duplicate)
  form.append('File', file, file.name)
  return form
}

/** Undefined if there was no answer. */
function post(upload: Upload, { bearer, onProgress, signal }: Attempt): Promise<Answer | undefined> {
  const row = upload.documentId ? 'update-document' : 'add-document'
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api/case-management/${encodeURIComponent(upload.caseId)}/${row}`)
    request.responseType = 'json'
    request.setRequestHeader('accept-language', currentLanguage())
    request.setRequestHeader('x-tab', ownTab)
    if (bearer) request.setRequestHeader('authorization', `Bearer ${bearer}`)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve({ status: request.status, body: request.response ?? {} })
    request.onerror = () => resolve(undefined)
    request.onabort = () => resolve(undefined)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(formOf(upload))
  })
}
