/** Mizan as the page of the portal reaches it: through the background, which holds the session. */
import { toBase64 } from '../base64.ts'
import { extensions, type MessageAnswer } from '../chrome.ts'
import type { ToBackground } from '../messages.ts'
import { type Mizan, MizanError } from '../sync/ports.ts'

/** Bytes of one message; Chromium limits a message to 64 MB. */
const chunkBytes = 4 * 1024 * 1024

async function ask<Answer>(message: ToBackground): Promise<Answer> {
  const { value, error } = (await extensions.runtime.sendMessage(message)) as MessageAnswer<Answer>
  if (!error) return value as Answer
  const { status = 0, code = 'unknown', details = {}, retryAfter } = error
  throw new MizanError(
    Number(status),
    String(code),
    error.message,
    details as object,
    retryAfter as number | undefined,
  )
}

export const mizanThroughBackground: Mizan = {
  call: (row, body) => ask({ kind: 'call', row, body }),
  send: async (row, fields, { name, bytes }) => {
    const upload = crypto.randomUUID()
    for (let from = 0; from < bytes.length; from += chunkBytes)
      await ask({ kind: 'chunk', upload, base64: toBase64(bytes.subarray(from, from + chunkBytes)) })
    return ask({ kind: 'send', row, fields, upload, name })
  },
}

export const announceToBackground = (): Promise<unknown> => ask({ kind: 'here' })
