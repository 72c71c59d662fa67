/** The templates that come with the product. Their texts were written for it. */
import type { Template } from '../../rules/templates/template.ts'
import { enforcementRequest } from './enforcement-request.ts'
import { formalNotice } from './formal-notice.ts'
import { statementOfClaim } from './statement-of-claim.ts'

export const templates: readonly Template[] = [statementOfClaim, formalNotice, enforcementRequest]
