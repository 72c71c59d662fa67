/** Calls about dated figures that succeed: one person proposes, and another one settles. */
import type { SampleCall, SampleCalls } from '@mizan/platform/domain'

const ofProposal: SampleCall = async (world) => {
  const { headers: proposer } = await world.superAdmin()
  const { changeId } = await world.must(proposer, 'calculators.proposeFigure', {
    body: world.bodyOf('calculators.proposeFigure'),
  })
  return { headers: (await world.superAdmin()).headers, input: { params: { changeId } } }
}

export const calculatorSampleCalls: SampleCalls = {
  'calculators.confirmFigure': ofProposal,
  'calculators.withdrawFigure': ofProposal,
}
