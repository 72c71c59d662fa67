/** The sandbox bank of the fault test: slow, failing, silent after it has charged, with webhooks that come twice, late and in any order. */
import { type Fault, type SandboxBank, sandboxKeys, startSandboxBank } from '@mizan/platform/payments/testing'

export interface StormyBank extends SandboxBank {
  /** After this call no more faults happen. */
  calmDown(): void
  /** Its time goes ahead with that of the server. */
  advance(milliseconds: number): void
}

export interface BankNeeds {
  random: () => number
  /** The address of webhooks; undefined while the server is away. */
  merchant: () => string | undefined
}

/** One call in three goes wrong. */
function faultBy(random: () => number): Fault | undefined {
  const drawn = random()
  if (drawn > 0.33) return undefined
  if (drawn < 0.1) return { kind: 'slow', ms: 50 + Math.floor(drawn * 5_000) }
  return { kind: drawn < 0.18 ? 'failing' : drawn < 0.25 ? 'cut' : 'cut_after' }
}

export async function openStormyBank({ random, merchant }: BankNeeds): Promise<StormyBank> {
  let isStormy = true
  let ahead = 0
  const clock = { now: () => new Date(Date.now() + ahead) }
  const copies = () => Array.from({ length: Math.floor(random() * 4) }, () => Math.floor(random() * 5_000))
  const bank = await startSandboxBank({
    ...sandboxKeys,
    clock,
    faultOf: () => (isStormy ? faultBy(random) : undefined),
    webhooks: {
      to: () => merchant() && `${merchant()}/api/online-payment/webhook`,
      plan: copies,
      againMs: 2_000,
    },
  })
  return {
    ...bank,
    calmDown: () => {
      isStormy = false
    },
    advance: (milliseconds) => {
      ahead += milliseconds
    },
  }
}
