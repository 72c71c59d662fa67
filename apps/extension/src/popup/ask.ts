/** Asks the other parts of the extension. */
import { extensions, type MessageAnswer } from '../chrome.ts'
import type { ToBackground, ToPortal } from '../messages.ts'

export class RequestError extends Error {
  readonly status: number
  readonly problem: string
  constructor({ message, status, problem }: { message: string; status?: unknown; problem?: unknown }) {
    super(message)
    this.status = Number(status ?? 0)
    this.problem = String(problem ?? '')
  }
}

function valueIn<Value>(answer: unknown): Value {
  const { value, error } = (answer ?? {}) as MessageAnswer<Value>
  if (error) throw new RequestError(error)
  return value as Value
}

export const askBackground = async <Value>(message: ToBackground): Promise<Value> =>
  valueIn(await extensions.runtime.sendMessage(message))

/** @throws Error if no page of the portal is open */
export async function askPortal<Value>(message: ToPortal): Promise<Value> {
  const tab = await askBackground<number | undefined>({ kind: 'where' })
  if (tab === undefined) throw new NoPortal()
  const answer = await extensions.tabs.sendMessage(tab, message).catch(() => {
    throw new NoPortal()
  })
  return valueIn(answer)
}

export class NoPortal extends Error {}
