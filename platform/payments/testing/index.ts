/** For tests of payments: the sandbox bank, a payer at its pages, and the cards that it knows. */
export { testCards } from '../bank/cards.ts'
export { type BankOptions, type Fault, type SandboxBank, startSandboxBank } from '../bank/server.ts'
export { sandbox, sandboxKeys } from '../providers.ts'
export * from './payer.ts'
export { signedWebhook } from './signed-webhook.ts'
