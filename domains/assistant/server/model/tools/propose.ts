/**
 * Writes that a model proposes. Nothing is written: the proposal is shown, and a person who accepts it makes the
 * ordinary call.
 */
import { randomUUID } from 'node:crypto'
import { AppError } from '@mizan/platform/contract'
import { hasMarkup } from '../../../rules/verify/markup.ts'
import { Proposal } from '../../../schemas.ts'
import type { ModelTool } from '../port.ts'
import type { Computation } from './computed.ts'
import { fieldsIn, type ToolUse } from './use.ts'

const mostProposals = 5

export function proposalTools(use: ToolUse): ModelTool[] {
  return use.tools.proposals.offered.map(({ name, description, inputSchema }) => ({
    name,
    description,
    schema: inputSchema,
    use: async (input) => {
      try {
        return propose(use, name, fieldsIn(input, use.outgoing.unmask))
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        const fields = Object.entries(error.fields ?? {}).map(([field, { en }]) => `${field}: ${en}`)
        return { error: await use.outgoing.mask(fields.join('; ')) }
      }
    },
  }))
}

/** @throws AppError `request.invalid` */
function propose({ tools, proposals, computed }: ToolUse, name: string, given: Record<string, unknown>) {
  if (proposals.length >= mostProposals) return { error: 'No more proposals.' }
  const { row, body } = tools.proposals.check(name, given)
  if (Object.values(body).some((value) => typeof value === 'string' && hasMarkup(value)))
    return { error: 'A proposal has no links and no markup.' }
  const id = randomUUID()
  const said = row === 'limits.add' ? { ...body, ...calculationOf(computed, body.date) } : body
  const proposal = Proposal.parse({ id, decision: null, row, body: { ...said, key: id } })
  if (proposals.every((one) => !isSame(one, proposal))) proposals.push(proposal)
  return { proposed: true, note: 'Shown to the lawyer. Nothing is added unless they accept it.' }
}

/** A date that was computed for this answer keeps its calculation, as one that is put on a case from the calculator does. */
function calculationOf(computed: readonly Computation[], date: unknown) {
  const found = computed.find(({ lastDay }) => lastDay !== undefined && lastDay === date)
  if (!found) return {}
  const { row: calculator, input, address, basis } = found
  return { basis, calculation: { calculator, input: JSON.parse(JSON.stringify(input)), address } }
}

const isSame = (one: Proposal, other: Proposal): boolean =>
  one.row === other.row && JSON.stringify(one.body, without) === JSON.stringify(other.body, without)

const without = (name: string, value: unknown) => (name === 'key' ? undefined : value)
