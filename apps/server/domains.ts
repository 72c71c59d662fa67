/** The domains of the server, each building on those before it. All programs and the build use this list. */
import { assistantServer } from '@mizan/assistant/server'
import { billingServer } from '@mizan/billing/server'
import { calculatorsServer } from '@mizan/calculators/server'
import { casesServer } from '@mizan/cases/server'
import { clientsServer } from '@mizan/clients/server'
import { companyServer } from '@mizan/company/server'
import { documentsServer } from '@mizan/documents/server'
import { draftsServer } from '@mizan/drafts/server'
import { governmentServer } from '@mizan/government/server'
import { identityServer } from '@mizan/identity/server'
import { mailServer } from '@mizan/mail/server'
import { notificationsServer } from '@mizan/notifications/server'
import { listDomains } from '@mizan/platform/domain'
import { recordingsServer } from '@mizan/recordings/server'
import { researchServer } from '@mizan/research/server'
import { sampleServer } from '@mizan/sample/server'
import { siteServer } from '@mizan/site/server'
import { subscriptionServer } from '@mizan/subscription/server'
import { timeServer } from '@mizan/time/server'
import { transferServer } from '@mizan/transfer/server'
import { visitorServer } from '@mizan/visitors/server'

export const domains = listDomains([
  researchServer,
  identityServer,
  companyServer,
  subscriptionServer,
  siteServer,
  calculatorsServer,
  notificationsServer,
  clientsServer,
  casesServer,
  documentsServer,
  mailServer,
  recordingsServer,
  timeServer,
  assistantServer,
  draftsServer,
  billingServer,
  visitorServer,
  governmentServer,
  sampleServer,
  transferServer,
])
