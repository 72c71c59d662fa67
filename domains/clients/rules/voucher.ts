/** Which lines have a receipt. */
import type { LedgerLine } from '../schemas.ts'

/** Money that changed hands. Of what was moved to fees inside the office there was a receipt when it came in. */
export const hasVoucher = ({ kind, paymentDetail }: Pick<LedgerLine, 'kind' | 'paymentDetail'>): boolean =>
  kind === 'payout' ||
  (kind === 'payment' && paymentDetail !== 'fromTrust' && paymentDetail !== 'fromAdvance')
