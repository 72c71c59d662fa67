/** The shared state of the tools of one answer, and the reader of their input. */
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
  /** The list grows by the texts that are read and computed. */
  passages: Passage[]
  /** The ids of passages by the ids that the model sees. */
  ids: Map<string, string>
  computed: Computation[]
  proposals: Proposal[]
}

/** The input of the model with the values restored; undefined if it is not an object. */
export function fieldsIn(input: unknown, unmask: Outgoing['unmask']): Record<string, unknown> {
  const restored = JSON.parse(JSON.stringify(input ?? {}), (_, one) =>
    typeof one === 'string' ? unmask(one) : one,
  )
  return typeof restored === 'object' && restored !== null ? restored : { input: restored }
}
