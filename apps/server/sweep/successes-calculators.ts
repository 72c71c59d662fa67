/** Calls about dated figures that succeed: what one person has proposed, another one settles. */
import type { Row } from '@mizan/platform/contract'
import { allRows } from './rows.ts'
import type { Prepare } from './successes.ts'
import { mustCall } from './successes-session.ts'

const proposal = (new Map(allRows).get('calculators.proposeFigure') as Row).sample

const ofProposal: Prepare = async (world) => {
  const { headers: proposer } = await world.superAdmin()
  const { changeId } = await mustCall(world, proposer, 'calculators.proposeFigure', {
    body: proposal.body as object,
  })
  return { headers: (await world.superAdmin()).headers, input: { params: { changeId } } }
}

export const calculatorSuccesses: Record<string, Prepare> = {
  'calculators.confirmFigure': ofProposal,
  'calculators.withdrawFigure': ofProposal,
}
