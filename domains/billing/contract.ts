/** Rows of subscriptions and money. */
import { plansRows } from './contract/plans.ts'
import { subscriptionRows } from './contract/subscription.ts'

export { billingAudit } from './audit.ts'
export { billingErrors, billingIssues } from './errors.ts'
export { paymentErrors } from './errors-of-payments.ts'

export const billingRows = { ...plansRows, ...subscriptionRows }
