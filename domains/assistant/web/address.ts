/** The state of the screen that stands in its address. */
import { writeAddress } from '@mizan/platform/ui'

export interface AssistantAddress {
  /** The conversation that is open; none: a new one. */
  conversation?: string
  /** A new conversation about this case. */
  case?: string
}

const id = (value: unknown) => (typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : undefined)

/** Every value that has another form is left out. */
export function readAssistantAddress(raw: Record<string, unknown>): AssistantAddress {
  const [conversation, caseId] = [id(raw.conversation), id(raw.case)]
  return { ...(conversation && { conversation }), ...(caseId && { case: caseId }) }
}

export const assistantAddress = (address: AssistantAddress = {}): string =>
  `/rag${writeAddress({ conversation: address.conversation, case: address.case })}`
