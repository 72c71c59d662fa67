/** The queries and actions that answer the rows of the contract. */
import { type Desk, desk } from '@mizan/platform/http'
import { billingRows } from '../contract.ts'
import { addBuyer, deleteBuyer } from './actions/change-buyers.ts'
import { cancel, reactivate, setRenewal } from './actions/change-renewal.ts'
import { addSeats, extend, switchCycle, switchPlan } from './actions/order.ts'
import { orderByTransfer } from './actions/order-by-transfer.ts'
import type { BillingCall } from './call.ts'
import { onlinePaymentHandlers } from './online-payment/desk.ts'
import type { BillingParts } from './parts.ts'
import { readBuyers } from './queries/buyers.ts'
import { invoiceFile, invoiceXml } from './queries/invoices.ts'
import { listHistory, readOrder } from './queries/orders.ts'
import { changeCost, planCost } from './queries/plan-cost.ts'
import { listOwnPlans, listPlans } from './queries/plans.ts'
import { readPromotion } from './queries/promotion.ts'
import { receiptFile } from './queries/receipt.ts'
import { readStatus } from './queries/status.ts'
import { readTransfers } from './queries/transfers.ts'
import { confirmTransfer } from './staff/confirm-transfer.ts'
import { readFigures } from './staff/figures.ts'
import { listAllTransfers, listOffices, listOrders } from './staff/lists.ts'
import { addPrice, listPrices } from './staff/prices.ts'
import { addPromotion, endPromotion, listPromotions } from './staff/promotions.ts'
import { refundOrder } from './staff/refund.ts'

export const billingDesk = (parts: BillingParts): Desk =>
  desk(
    billingRows,
    {
      'billing.plans': (call: BillingCall, { query }) => listPlans(call, query.region),
      'billing.ownPlans': (call: BillingCall) => listOwnPlans(call),
      'billing.planCost': (call: BillingCall, { query }) => planCost(call, query),
      'billing.changeCost': (call: BillingCall, { query }) => changeCost(call, query),
      'billing.status': (call: BillingCall) => readStatus(call),
      'billing.history': (call: BillingCall, { query }) => listHistory(call, query),
      'billing.orderStatus': (call: BillingCall, { params }) => readOrder(call, params),
      'billing.enableRenewal': (call: BillingCall) => setRenewal(call, true),
      'billing.disableRenewal': (call: BillingCall) => setRenewal(call, false),
      'billing.switchCycle': (call: BillingCall, { body }) => switchCycle(call, body.billingCycle),
      'billing.switchPlan': (call: BillingCall, { body }) => switchPlan(call, body),
      'billing.addSeats': (call: BillingCall, { body }) => addSeats(call, body.seats),
      'billing.extend': (call: BillingCall) => extend(call),
      ...onlinePaymentHandlers,
      'billing.cancel': (call: BillingCall, { body }) => cancel(call, body),
      'billing.reactivate': (call: BillingCall) => reactivate(call),
      'billing.buyers': (call: BillingCall) => readBuyers(call),
      'billing.addBuyer': (call: BillingCall, { body }) => addBuyer(call, body),
      'billing.deleteBuyer': (call: BillingCall, { body }) => deleteBuyer(call, body),
      'billing.invoice': (call: BillingCall, { params }) => invoiceFile(call, params),
      'billing.receipt': (call: BillingCall, { params }) => receiptFile(call, params),
      'billing.invoiceXml': (call: BillingCall, { params }) => invoiceXml(call, params),
      'billing.transfers': (call: BillingCall) => readTransfers(call),
      'billing.orderByTransfer': (call: BillingCall, { body }) => orderByTransfer(call, body),
      'billing.promotion': (call: BillingCall, { params }) => readPromotion(call, params),
      'billingStaff.offices': (call: BillingCall, { query }) => listOffices(call, query),
      'billingStaff.orders': (call: BillingCall, { query }) => listOrders(call, query),
      'billingStaff.refund': (call: BillingCall, { params, body }) =>
        refundOrder(call, { ...params, ...body }),
      'billingStaff.prices': (call: BillingCall, { query }) => listPrices(call, query.region),
      'billingStaff.addPrice': (call: BillingCall, { body }) => addPrice(call, body),
      'billingStaff.promotions': (call: BillingCall) => listPromotions(call),
      'billingStaff.addPromotion': (call: BillingCall, { body }) => addPromotion(call, body),
      'billingStaff.endPromotion': (call: BillingCall, { params }) => endPromotion(call, params),
      'billingStaff.transfers': (call: BillingCall, { query }) => listAllTransfers(call, query),
      'billingStaff.confirmTransfer': (call: BillingCall, { params, body }) =>
        confirmTransfer(call, { ...params, ...body }),
      'billingStaff.figures': (call: BillingCall) => readFigures(call),
    },
    parts,
  )
