/** The domains of the browser program, in the order of the main navigation. */
import { companyWeb } from '@mizan/company/web'
import { identityWeb } from '@mizan/identity/web'
import { researchWeb } from '@mizan/research/web'
import { siteWeb } from '@mizan/site/web'

export const domains = [siteWeb, researchWeb, identityWeb, companyWeb] as const
