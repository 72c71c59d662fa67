/** Writes docs/subscription.md. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { subscriptionDocument } from '../subscription-document.ts'

writeFileSync(join(import.meta.dirname, '../../../docs/subscription.md'), subscriptionDocument())
