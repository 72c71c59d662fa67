/** Sends the bytes of an upload to its address, from where the server has them on. */

import { ApiError } from '@mizan/platform/contract/client'
import { currentLanguage, ownTab, session } from '@mizan/platform/ui'
import type { DetailedError, HttpRequest } from 'tus-js-client'

interface Sending {
  file: File
  uploadUrl: string
  onProgress: (part: number) => void
  signal: AbortSignal
}

/** One request each: a proxy that waits for a whole request loses no more than this. */
const chunkSize = 16 * 1024 * 1024

/** @throws ApiError; with status 0 if the server could not be reached */
export async function sendBytes(sending: Sending): Promise<void> {
  const used = session.bearer()
  try {
    await sendOnce(sending)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    if (!(await session.renew('documents.finishUpload', used))) throw error
    await sendOnce(sending)
  }
}

/** The library is loaded when something is uploaded. */
async function sendOnce({ file, uploadUrl, onProgress, signal }: Sending): Promise<void> {
  const { Upload } = await import('tus-js-client')
  await new Promise<void>((resolve, reject) => {
    const upload = new Upload(file, {
      uploadUrl,
      chunkSize,
      // Whoever waits for the network here knows when to try again.
      retryDelays: null,
      storeFingerprintForResuming: false,
      onBeforeRequest: identify,
      onProgress: (sent, total) => onProgress(total > 0 ? sent / total : 0),
      onSuccess: () => resolve(),
      onError: (error) => reject(failureOf(error)),
    })
    const stop = () => {
      upload.abort().catch(() => undefined)
      reject(new ApiError(0, 'network.unreachable', ''))
    }
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop, { once: true })
    upload.start()
  })
}

function identify(request: HttpRequest): void {
  const bearer = session.bearer()
  request.setHeader('accept-language', currentLanguage())
  request.setHeader('x-tab', ownTab)
  if (bearer) request.setHeader('authorization', `Bearer ${bearer}`)
}

function failureOf(error: Error | DetailedError): ApiError {
  const response = 'originalResponse' in error ? error.originalResponse : null
  if (!response || response.getStatus() === 0) return new ApiError(0, 'network.unreachable', '')
  const { code = '', message = '' } = bodyOf(response.getBody())
  return new ApiError(response.getStatus(), code, message)
}

/** An answer to HEAD has none. */
function bodyOf(text: string): { code?: string; message?: string } {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
