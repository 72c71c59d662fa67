/** The conversation of this visitor: begun with a solved human check, and used until it is over. */
import type { HumanCheck, OpenedConversation } from '../../../schemas.ts'
import { CallError, call } from './calls.ts'
import { throughHcaptcha } from './hcaptcha.ts'
import { forget, keep, kept } from './storage.ts'

export type Kind = 'guest' | 'llm-demo'

interface StoredConversation {
  token: string
  expiresAt: string
}

const nameOf = (kind: Kind) => `conversation ${kind}`
const markName = 'assistant demo'

function solved(challenge: unknown): Promise<string> {
  const worker = new Worker(new URL('./solver.ts', import.meta.url), { type: 'module' })
  return new Promise<string>((resolve, reject) => {
    worker.onmessage = ({ data }) => (data ? resolve(data) : reject(new CallError('unsolved', '')))
    worker.onerror = () => reject(new CallError('unsolved', ''))
    worker.postMessage(challenge)
  }).finally(() => worker.terminate())
}

async function begin(kind: Kind): Promise<string> {
  const check = await call<HumanCheck>('GET', '/guest/human-check')
  const solution =
    check.kind === 'altcha' ? await solved(check.challenge) : await throughHcaptcha(check.siteKey)
  const mark = kept<string>(localStorage, markName)
  const opened = await call<OpenedConversation & { mark?: string }>('POST', `/${kind}/conversation`, {
    headers: { 'x-human-verification': solution },
    ...(kind === 'llm-demo' && { body: mark ? { mark } : {} }),
  })
  if (opened.mark) keep(localStorage, markName, opened.mark)
  const { conversationToken: token, expiresAt } = opened
  keep(sessionStorage, nameOf(kind), { token, expiresAt } satisfies StoredConversation)
  return token
}

function tokenOf(kind: Kind): string | undefined {
  const one = kept<StoredConversation>(sessionStorage, nameOf(kind))
  return one && Date.parse(one.expiresAt) > Date.now() + 60_000 ? one.token : undefined
}

let beginning: Promise<string> | undefined

/** Two calls that need a conversation at once begin one. */
export function conversation(kind: Kind): Promise<string> {
  const token = tokenOf(kind)
  if (token) return Promise.resolve(token)
  beginning ??= begin(kind).finally(() => {
    beginning = undefined
  })
  return beginning
}

/** A call within the conversation, which reads if it has no body; if it turns out to be over, once more in a new one. */
export async function within<T>(kind: Kind, path: string, body?: object): Promise<T> {
  const send = async () => {
    const headers = { 'x-conversation-token': await conversation(kind) }
    return call<T>(body ? 'POST' : 'GET', `/${kind}${path}`, { headers, ...(body && { body }) })
  }
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'guest.required') throw error
    forget(sessionStorage, nameOf(kind))
    return send()
  }
}
