/**
 * `node apps/extension/testing/portal/main.ts [--port <n>] [--cases <n>] [--documents <n>] [--delay <ms>]`: the double
 * of the portal, to try the extension by hand. A new document comes with every second visit.
 */
import { parseArgs } from 'node:util'
import { openPortal } from './server.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4100' },
    cases: { type: 'string', default: '3' },
    documents: { type: 'string', default: '113' },
    delay: { type: 'string', default: '0' },
  },
})
const size = { cases: Number(values.cases), documents: Number(values.documents) }
const { address, faults } = await openPortal({ ...size, port: Number(values.port) })
Object.assign(faults, { grows: true, delayMs: Number(values.delay) })
console.log(address)
