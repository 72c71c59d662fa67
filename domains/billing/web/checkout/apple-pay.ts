/**
 * Apple Pay of the browser. It opens only from a press, so the sheet comes first and the server is asked from within
 * it.
 */

/** The part of Apple's interface that is used here. */
interface ApplePaySession {
  onvalidatemerchant: ((event: { validationURL: string }) => void) | null
  onpaymentauthorized: ((event: { payment: { token: Record<string, unknown> } }) => void) | null
  begin(): void
  abort(): void
  completeMerchantValidation(session: unknown): void
  completePayment(result: { status: number }): void
}

interface ApplePay {
  new (version: number, request: object): ApplePaySession
  canMakePayments(): boolean
  readonly STATUS_SUCCESS: number
  readonly STATUS_FAILURE: number
}

const applePay = (): ApplePay | undefined => (window as { ApplePaySession?: ApplePay }).ApplePaySession

export const hasApplePay = (): boolean => applePay()?.canMakePayments() ?? false

interface ApplePayOrder {
  orderId: string
  session: unknown
}

interface Handlers {
  /** The total in lira. */
  total: string
  label: string
  open: (validationUrl: string) => Promise<ApplePayOrder>
  complete: (orderId: string, token: Record<string, unknown>) => Promise<{ status: string }>
  onEnd: (orderId: string) => void
}

export function payWithApple({ total, label, open, complete, onEnd }: Handlers): void {
  const Session = applePay()
  if (!Session) return
  const session = new Session(3, {
    countryCode: 'TR',
    currencyCode: 'TRY',
    supportedNetworks: ['visa', 'masterCard'],
    merchantCapabilities: ['supports3DS'],
    total: { label, amount: total },
  })
  let orderId = ''
  session.onvalidatemerchant = ({ validationURL }) =>
    void open(validationURL).then(
      (opened) => {
        orderId = opened.orderId
        session.completeMerchantValidation(opened.session)
      },
      () => session.abort(),
    )
  session.onpaymentauthorized = ({ payment }) =>
    void complete(orderId, payment.token).then(
      ({ status }) => {
        session.completePayment({
          status: status === 'paid' ? Session.STATUS_SUCCESS : Session.STATUS_FAILURE,
        })
        onEnd(orderId)
      },
      () => session.completePayment({ status: Session.STATUS_FAILURE }),
    )
  session.begin()
}
