/** The calculators of fees, which begin with the value of a case if it has one, and to which their result is saved. */
import type { Case } from '../../schemas.ts'

type Id = 'courtFees' | 'attorneyFee' | 'enforcementCosts'

/** Page of each, and its inputs for a value. */
const pages: Readonly<
  Record<Id, readonly [page: string, inputs: (value: string) => Record<string, string>]>
> = {
  courtFees: ['court-fees', (value) => ({ subject: 'money', value })],
  attorneyFee: ['attorney-fee', (claimed) => ({ matter: 'lawsuit', claimed })],
  enforcementCosts: ['enforcement-costs', (amount) => ({ amount })],
}

export function feeCalculators({ caseId, claimValue, jurisdiction }: Case): { id: Id; address: string }[] {
  const ids: Id[] = jurisdiction === 'enforcement' ? ['enforcementCosts'] : ['courtFees', 'attorneyFee']
  return ids.map((id) => {
    const [page, inputsOf] = pages[id]
    return {
      id,
      address: `/calculators/${page}?${new URLSearchParams({ ...(claimValue !== null && inputsOf(claimValue)), case: caseId })}`,
    }
  })
}
