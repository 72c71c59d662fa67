/** The domains of the browser program, in the order of the main navigation. */
import { assistantWeb } from '@mizan/assistant/web'
import { billingWeb } from '@mizan/billing/web'
import { calculatorsWeb } from '@mizan/calculators/web'
import { casesWeb } from '@mizan/cases/web'
import { clientsWeb } from '@mizan/clients/web'
import { companyWeb } from '@mizan/company/web'
import { documentsWeb } from '@mizan/documents/web'
import { draftsWeb } from '@mizan/drafts/web'
import { governmentWeb } from '@mizan/government/web'
import { identityWeb } from '@mizan/identity/web'
import { mailWeb } from '@mizan/mail/web'
import { notificationsWeb } from '@mizan/notifications/web'
import { recordingsWeb } from '@mizan/recordings/web'
import { researchWeb } from '@mizan/research/web'
import { sampleWeb } from '@mizan/sample/web'
import { siteWeb } from '@mizan/site/web'
import { timeWeb } from '@mizan/time/web'
import { transferWeb } from '@mizan/transfer/web'
import { visitorsWeb } from '@mizan/visitors/web'

export const domains = [
  siteWeb,
  casesWeb,
  clientsWeb,
  researchWeb,
  assistantWeb,
  draftsWeb,
  calculatorsWeb,
  notificationsWeb,
  identityWeb,
  timeWeb,
  documentsWeb,
  governmentWeb,
  mailWeb,
  recordingsWeb,
  companyWeb,
  billingWeb,
  sampleWeb,
  transferWeb,
  visitorsWeb,
] as const
