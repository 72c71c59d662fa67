/** The background of the extension: it alone holds the session, and calls Mizan for the page of the portal. */
import { ApiError } from '@mizan/platform/contract/client'
import { answerMessages, extensions } from '../chrome.ts'
import { kept, type ToBackground } from '../messages.ts'
import { addChunk, takeFile } from './chunks.ts'
import { callMizan } from './mizan.ts'
import { readSession, shownSession } from './session.ts'
import { secondStep, sendCode, signIn, signOut } from './sign-in.ts'

answerMessages<ToBackground>(async (message, { tab }) => {
  try {
    return await answer(message, tab?.id)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { status, code, details, retryAfter } = error
    throw Object.assign(new Error(error.message), { status, code, details, retryAfter })
  }
})

async function answer(message: ToBackground, tab: number | undefined): Promise<unknown> {
  switch (message.kind) {
    case 'here':
      return extensions.storage.session.set({ [kept.tab]: tab })
    case 'where':
      return (await extensions.storage.session.get(kept.tab))[kept.tab]
    case 'call':
      return callMizan(message.row, message.body)
    case 'chunk':
      return addChunk(message.upload, message.base64)
    case 'send':
      return callMizan(message.row, { ...message.fields, File: takeFile(message.upload, message.name) })
    case 'session':
      return shownSession(await readSession())
    case 'signIn':
      return signIn(message.email, message.password)
    case 'sendCode':
      return sendCode()
    case 'secondStep':
      return secondStep(message.code)
    case 'signOut':
      return signOut()
  }
}
