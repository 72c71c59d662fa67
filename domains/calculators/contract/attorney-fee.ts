import { defineRows } from '@mizan/platform/contract'
import { AttorneyFeeAnswer, AttorneyFeeInput } from '../schemas/attorney-fee.ts'
import { calculating, group } from './access.ts'

export const attorneyFeeRows = defineRows({
  'calculators.attorneyFee': {
    method: 'POST',
    path: '/calculators/attorney-fee',
    group,
    access: calculating,
    asks: true,
    summary: 'The minimum attorney fee of the tariff of a day, each step with its article',
    body: AttorneyFeeInput,
    answer: AttorneyFeeAnswer,
    errors: [
      'calculators.no_figure',
      'fee.amount_missing',
      'fee.accepted_above_claimed',
      'fee.principal_above_amount',
    ],
    sample: {
      body: {
        matter: 'lawsuit',
        court: 'district',
        claimed: '1000000',
        accepted: '400000',
        date: '2026-02-16',
      },
    },
  },
})
