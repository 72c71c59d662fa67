import { join } from 'node:path'
import { officeFacts } from '@mizan/company/server'
import { mayTakeTrial, notifyOwner, provenStanding, takeTrial } from '@mizan/identity/server'
import { defineServer, type Services } from '@mizan/platform/domain'
import { grantPlan } from '@mizan/subscription/server'
import {
  billingAudit,
  billingErrors,
  billingIssues,
  billingRows,
  onlinePaymentErrors,
  paymentErrors,
} from '../contract.ts'
import { billingDesk } from './desk.ts'
import { invoiceFolder } from './invoices/e-invoices.ts'
import { billingJobs } from './jobs.ts'
import { billingMigrations } from './migrations.ts'
import { opensReturn, webhookCheck } from './online-payment/arrivals.ts'
import { chargeRenewal } from './online-payment/begin.ts'
import { billingOtherOffice } from './other-office.ts'
import type { BillingParts } from './parts.ts'
import { billingPersonalData } from './personal-data.ts'

export const billingServer = defineServer({
  name: 'billing',
  rows: billingRows,
  errors: { ...billingErrors, ...paymentErrors, ...onlinePaymentErrors },
  issues: billingIssues,
  audit: billingAudit,
  migrations: billingMigrations,
  otherOffice: billingOtherOffice,
  sampleCalls: async () => (await import('./testing/sample-calls.ts')).billingSampleCalls,
  openTables: ['billing_prices', 'billing_promotions'],
  lists: ({ payments }) => ({
    secretKeys: [{ of: 'payment', opens: opensReturn }],
    webhooks: [{ sender: 'payments', check: webhookCheck(payments.provider) }],
  }),
  open: (services) => {
    const parts = partsFrom(services)
    return { desk: billingDesk(parts), jobs: billingJobs(parts), personalData: billingPersonalData }
  },
})

const partsFrom = ({ config, payments, identity }: Services): BillingParts => ({
  officeFacts,
  provenStanding,
  mayTakeTrial: (tx, userId) => mayTakeTrial(identity, tx, userId),
  takeTrial: (tx, userId) => takeTrial(identity, tx, userId),
  grantPlan,
  eInvoices: invoiceFolder(join(config.dataDir, 'e-invoices')),
  seller: {
    name: config.sellerName,
    taxNumber: config.sellerTaxNumber,
    address: config.sellerAddress,
    iban: config.sellerIban,
  },
  provider: payments.provider,
  applePay: payments.applePay,
  charge: payments.provider && chargeRenewal,
  notify: notifyOwner,
  get publicUrl() {
    return config.publicUrl ?? payments.address() ?? `http://localhost:${config.port}`
  },
})
