/** Figures belong to no office: only staff changes them. */
import { defineOtherOffice } from '@mizan/platform/domain'

const params = { changeId: 'sample' }

export const calculatorsOtherOffice = defineOtherOffice({
  reaches: {
    'calculators.confirmFigure': { input: () => ({ params }), answer: 'access.forbidden' },
    'calculators.withdrawFigure': { input: () => ({ params }), answer: 'access.forbidden' },
  },
})
