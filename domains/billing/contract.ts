/** Rows of subscriptions and money. */
import { buyerRows } from './contract/buyers.ts'
import { onlinePaymentRows } from './contract/online-payment.ts'
import { paymentArrivalRows } from './contract/payment-arrivals.ts'
import { plansRows } from './contract/plans.ts'
import { promotionRows } from './contract/promotions.ts'
import { staffRows } from './contract/staff.ts'
import { subscriptionRows } from './contract/subscription.ts'
import { transferRows } from './contract/transfers.ts'

export { billingAudit } from './audit.ts'
export { billingErrors, billingIssues } from './errors.ts'
export { onlinePaymentErrors, paymentErrors } from './errors-of-payments.ts'

export const billingRows = {
  ...plansRows,
  ...subscriptionRows,
  ...buyerRows,
  ...transferRows,
  ...promotionRows,
  ...staffRows,
  ...onlinePaymentRows,
  ...paymentArrivalRows,
}
