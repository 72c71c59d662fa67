/** Chooses the provider of an installation by its settings. */
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config/index.ts'
import { type ApplePay, applePay } from './apple-pay.ts'
import { bookIn } from './bank/kept-book.ts'
import { type SandboxBank, startSandboxBank } from './bank/server.ts'
import type { PaymentProvider } from './port.ts'
import { iyzico, sandbox, sandboxKeys } from './providers.ts'

export interface Payments {
  /** Undefined: the product takes no cards. */
  provider: PaymentProvider | undefined
  applePay: ApplePay | undefined
  /** The origins that a page may show in a frame, as sources of a content security policy. */
  frames: readonly string[]
  /** The address of this server, if no public address is set; undefined while it does not listen. */
  address: () => string | undefined
}

export interface OpenedPayments extends Payments {
  /** The sandbox bank that runs in this program. */
  bank: SandboxBank | undefined
  close(): Promise<void>
}

export type PaymentConfig = Pick<
  Config,
  | 'environment'
  | 'dataDir'
  | 'host'
  | 'iyzicoKey'
  | 'iyzicoSecret'
  | 'iyzicoUrl'
  | 'sandboxBankPort'
  | 'sandboxBankUrl'
  | 'applePayMerchant'
  | 'applePayCertificate'
>

export class PaymentSettingsError extends Error {
  override name = 'PaymentSettingsError'
}

export interface OpenOptions {
  clock: { now(): Date }
  /** The address of this server; undefined while it does not listen. */
  address: () => string | undefined
}

/** @throws PaymentSettingsError for a sandbox bank in production */
export async function openPayments(config: PaymentConfig, options: OpenOptions): Promise<OpenedPayments> {
  const { environment, iyzicoKey, iyzicoSecret, iyzicoUrl, sandboxBankUrl, sandboxBankPort } = config
  const isProduction = environment === 'production'
  if (isProduction && (sandboxBankUrl !== undefined || sandboxBankPort !== 0))
    throw new PaymentSettingsError(
      'SANDBOX_BANK_URL and SANDBOX_BANK_PORT name a bank that takes no money, so they have no place in production. Remove them.',
    )
  if (iyzicoKey !== undefined && iyzicoSecret !== undefined) {
    const keys = { apiKey: iyzicoKey, secretKey: iyzicoSecret }
    const provider = iyzico({ ...keys, url: iyzicoUrl, clock: options.clock })
    // The bank of the payer shows its own page in the frame, and its address is unknown.
    const frames = ['https:']
    const { address } = options
    return {
      provider,
      applePay: appleOf(config),
      frames,
      address,
      bank: undefined,
      close: () => provider.close(),
    }
  }
  return isProduction ? none : openSandbox(config, options)
}

export const noPayments: Payments = {
  ...{ provider: undefined, applePay: undefined, frames: [] },
  address: () => undefined,
}
const none: OpenedPayments = { ...noPayments, bank: undefined, close: async () => {} }

function appleOf({ applePayMerchant, applePayCertificate }: PaymentConfig): ApplePay | undefined {
  if (applePayMerchant === undefined || applePayCertificate === undefined) return undefined
  return applePay({ merchant: applePayMerchant, certificate: readFileSync(applePayCertificate, 'utf8') })
}

async function openSandbox(config: PaymentConfig, { clock, address }: OpenOptions): Promise<OpenedPayments> {
  const { sandboxBankUrl, sandboxBankPort: port, dataDir, host } = config
  const bank = sandboxBankUrl === undefined ? await startBank() : undefined
  const url = bank?.address ?? sandboxBankUrl ?? ''
  const provider = sandbox({ url, clock })
  return {
    provider,
    bank,
    address,
    applePay: applePay({ merchant: 'merchant.test.mizan', double: new URL(url).origin }),
    frames: [new URL(url).origin],
    close: async () => {
      await provider.close()
      await bank?.close()
    },
  }

  function startBank(): Promise<SandboxBank> {
    const folder = join(dataDir, 'sandbox-bank')
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const kept = bookIn(join(folder, 'book.json'))
    // Like the bank's own webhooks they are sent to the machine itself, whatever its public address is.
    const to = () => address() && `${address()}/api/online-payment/webhook`
    const webhooks = { to, againMs: 60_000 }
    return startSandboxBank({ ...sandboxKeys, clock, host, port, webhooks, ...kept })
  }
}
