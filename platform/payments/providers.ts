/** The two providers: iyzico, and outside production the sandbox bank, which is spoken to in the same way. */
import { iyzicoAdapter } from './iyzico/adapter.ts'
import type { IyzicoKeys } from './iyzico/signature.ts'
import type { PaymentProvider } from './port.ts'

interface Place {
  /** The address without a trailing slash. */
  url: string
  clock: { now(): Date }
}

export const iyzico = (options: Place & IyzicoKeys): PaymentProvider =>
  iyzicoAdapter({ ...options, name: 'iyzico' })

/** They are no secret, because the bank takes no money. */
export const sandboxKeys: IyzicoKeys = { apiKey: 'sandbox-merchant', secretKey: 'sandbox-secret' }

export const sandbox = (options: Place): PaymentProvider =>
  iyzicoAdapter({ ...options, ...sandboxKeys, name: 'sandbox', walletPath: '/payment/applepay/auth' })
