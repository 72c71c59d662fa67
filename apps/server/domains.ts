/** The domains of the server, each building on those before it. All programs and the build use this list. */
import { clientsServer } from '@mizan/clients/server'
import { companyServer } from '@mizan/company/server'
import { identityServer } from '@mizan/identity/server'
import { listDomains } from '@mizan/platform/domain'
import { researchServer } from '@mizan/research/server'
import { siteServer } from '@mizan/site/server'
import { subscriptionServer } from '@mizan/subscription/server'

export const domains = listDomains([
  researchServer,
  identityServer,
  companyServer,
  subscriptionServer,
  siteServer,
  clientsServer,
])
