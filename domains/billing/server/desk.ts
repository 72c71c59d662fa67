/** Which row of the contract is answered by which query or action. */
import { type Desk, desk } from '@mizan/platform/http'
import { billingRows } from '../contract.ts'
import { cancel, reactivate, setRenewal } from './actions/change-renewal.ts'
import { addSeats, extend, switchCycle, switchPlan } from './actions/order.ts'
import type { BillingCall } from './call.ts'
import type { BillingParts } from './parts.ts'
import { listHistory, readOrder } from './queries/orders.ts'
import { planCost } from './queries/plan-cost.ts'
import { listOwnPlans, listPlans } from './queries/plans.ts'
import { readStatus } from './queries/status.ts'

export const billingDesk = (parts: BillingParts): Desk =>
  desk(
    billingRows,
    {
      'billing.plans': (call: BillingCall, { query }) => listPlans(call, query.region),
      'billing.ownPlans': (call: BillingCall) => listOwnPlans(call),
      'billing.planCost': (call: BillingCall, { query }) => planCost(call, query),
      'billing.status': (call: BillingCall) => readStatus(call),
      'billing.history': (call: BillingCall, { query }) => listHistory(call, query),
      'billing.orderStatus': (call: BillingCall, { params }) => readOrder(call, params),
      'billing.enableRenewal': (call: BillingCall) => setRenewal(call, true),
      'billing.disableRenewal': (call: BillingCall) => setRenewal(call, false),
      'billing.switchCycle': (call: BillingCall, { body }) => switchCycle(call, body.billingCycle),
      'billing.switchPlan': (call: BillingCall, { body }) => switchPlan(call, body),
      'billing.addSeats': (call: BillingCall, { body }) => addSeats(call, body.seats),
      'billing.extend': (call: BillingCall) => extend(call),
      'billing.cancel': (call: BillingCall, { body }) => cancel(call, body),
      'billing.reactivate': (call: BillingCall) => reactivate(call),
    },
    parts,
  )
