import { defineRows } from '@mizan/platform/contract'
import { MediationFeeAnswer, MediationFeeInput } from '../schemas/mediation.ts'
import { calculating, group } from './access.ts'

export const mediationRows = defineRows({
  'calculators.mediationFee': {
    method: 'POST',
    path: '/calculators/mediation-fee',
    group,
    access: calculating,
    asks: true,
    summary: 'The minimum fee of a mediator, with what each party and the Ministry of Justice pay',
    body: MediationFeeInput,
    answer: MediationFeeAnswer,
    errors: ['calculators.no_figure', 'mediation.amount_missing', 'mediation.rent_only'],
    sample: { body: { date: '2026-03-02', amount: '1000000' } },
  },
})
