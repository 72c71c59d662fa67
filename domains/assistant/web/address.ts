/** The state of the screen that its address contains. */
import { writeAddress } from '@mizan/platform/ui'

export interface AssistantAddress {
  /** The open conversation; none: a new one. */
  conversation?: string
  /** A new conversation about this case. */
  case?: string
  /** The question asked before signing in; it goes into the box of a new conversation. */
  question?: string
}

const id = (value: unknown) => (typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : undefined)

/** The limit is that of a visitor's question. */
const question = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value.slice(0, 600) : undefined

/** Values of another form are left out. */
export function readAssistantAddress(raw: Record<string, unknown>): AssistantAddress {
  const [conversation, caseId] = [id(raw.conversation), id(raw.case)]
  const asked = question(raw.question)
  return {
    ...(conversation && { conversation }),
    ...(caseId && { case: caseId }),
    ...(asked && { question: asked }),
  }
}

export const assistantAddress = (address: AssistantAddress = {}): string =>
  `/rag${writeAddress({ conversation: address.conversation, case: address.case })}`
