/** The whole product as one HTTP server, put together from its domains. */

import { openGate } from '@mizan/platform/access'
import { systemClock } from '@mizan/platform/database'
import { createHttpServer } from '@mizan/platform/http'
import { researchErrors } from '@mizan/research/contract'
import { type Research, researchDesk } from '@mizan/research/server'
import { siteDesk } from '@mizan/site/server'
import type { Parts } from './parts.ts'
import { product } from './product.ts'
import { statusOf } from './status.ts'

export interface ApplicationOptions {
  parts: Pick<Parts, 'log' | 'database' | 'contextOf'>
  research: Research
  /** Whether calls that will need a session are open to everyone. */
  open: boolean
  webFolder?: string
}

export function createApplication({ parts, research, open, webFolder }: ApplicationOptions) {
  const { log, database, contextOf } = parts
  return createHttpServer({
    desks: [
      researchDesk(research, (call) => contextOf(call.rowName, call.audit, call.requestId)),
      siteDesk({ product, startedAt: systemClock.now(), parts: () => statusOf(database, research) }),
    ],
    errors: researchErrors,
    gate: openGate(open, systemClock),
    log,
    product,
    webFolder,
  })
}
