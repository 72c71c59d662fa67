/** Names of the calculators, apart from their forms, because the command palette has them on every screen. */
import { said } from './form.ts'

export const attorneyFeeTitle = said('Avukatlık asgari ücreti', 'Minimum attorney fee')
export const courtFeesTitle = said('Dava harcı ve gider avansı', 'Court fees and advance on costs')
export const enforcementCostsTitle = said('İcra masrafları', 'Costs of enforcement')
export const severanceTitle = said('Kıdem ve ihbar tazminatı', 'Severance and notice pay')
export const leaveTitle = said('Yıllık izin', 'Annual leave')
export const overtimeTitle = said('Fazla çalışma ücreti', 'Pay for overtime')
export const caseLimitationTitle = said('Dava zamanaşımı', 'Limitation of a criminal case')
export const penaltyLimitationTitle = said('Ceza zamanaşımı', 'Limitation of a criminal penalty')
export const mediationFeeTitle = said('Arabulucu ücreti', 'Mediator’s fee')
export const receiptTitle = said('Serbest meslek makbuzu', 'Self-employment receipt')
export const rentIncreaseTitle = said('Kira artış üst sınırı', 'Cap on a rise of rent')
export const sentenceTitle = said(
  'Koşullu salıverilme ve denetimli serbestlik',
  'Conditional release and probation',
)
