/** What the tools of one answer share, and how their input is read. */
import type { Tools } from '@mizan/platform/tools'
import type { Passage } from '../../../rules/passage.ts'
import type { Proposal } from '../../../schemas.ts'
import type { AssistantCall } from '../../call.ts'
import type { Outgoing } from '../../secrecy.ts'
import type { Computation } from './computed.ts'

export interface ToolUse {
  call: AssistantCall
  tools: Tools
  /** The case from which the question was asked; no tool reaches another one. */
  caseId: string | null
  question: string
  outgoing: Outgoing
  /** Grows by what is read and computed. */
  passages: Passage[]
  /** Ids of passages by those that the model is told. */
  ids: Map<string, string>
  computed: Computation[]
  proposals: Proposal[]
}

/** What the model has sent, with the values back; nothing if it is no object. */
export function fieldsIn(input: unknown, unmask: Outgoing['unmask']): Record<string, unknown> {
  const restored = JSON.parse(JSON.stringify(input ?? {}), (_, one) =>
    typeof one === 'string' ? unmask(one) : one,
  )
  return typeof restored === 'object' && restored !== null ? restored : { input: restored }
}
