/**
 * Opens sessions of Apple Pay. The browser names the address at which Apple opens them, and the certificate of the
 * merchant goes there: so only Apple's own hosts are called.
 */
import { z } from 'zod'
import { OutsideError, type OutsideOptions, openOutside } from '../outside/index.ts'

export interface ApplePay {
  merchant: string
  /** Networks of cards that are accepted, in Apple's words. */
  networks: readonly string[]
  /** `refused`: the address is not one of Apple's, or Apple refuses. `unknown`: Apple could not be reached. */
  openSession(
    validationUrl: string,
    site: { domain: string; name: string },
  ): Promise<{ state: 'done'; session: Record<string, unknown> } | { state: 'refused' | 'unknown' }>
}

export interface ApplePayOptions {
  merchant: string
  /** The merchant's certificate with its key, in PEM. */
  certificate?: string
  /** Origin of a double of Apple, instead of Apple's own. */
  double?: string
}

const Session = z.record(z.string(), z.unknown())
const hosts = /^(?:cn-)?apple-pay-gateway(?:-(?:nc|pr|sh|sz|tj)-pod\d{1,2}[a-z]?)?(?:-cert)?\.apple\.com$/

/** The path is bound too, so that nothing else of these hosts is called with the certificate. */
const path = /^\/paymentservices\/(?:paymentSession|startSession)$/

/** @returns undefined for an address that is not one of Apple's for sessions */
export function appleAddress(text: string, double?: string): URL | undefined {
  const url = URL.parse(text)
  if (!url || !path.test(url.pathname) || url.search + url.hash + url.username + url.password !== '')
    return undefined
  const isApple = url.protocol === 'https:' && url.port === '' && hosts.test(url.hostname)
  return isApple || url.origin === double ? url : undefined
}

export function applePay({ merchant, certificate, double }: ApplePayOptions): ApplePay {
  return {
    merchant,
    networks: ['visa', 'masterCard'],
    openSession: async (validationUrl, { domain, name }) => {
      const url = appleAddress(validationUrl, double)
      if (!url) return { state: 'refused' }
      const options: OutsideOptions = { name: 'apple-pay', address: url.origin, mostBytes: 64 * 1024 }
      const apple = openOutside(certificate === undefined ? options : { ...options, certificate })
      const json = {
        merchantIdentifier: merchant,
        displayName: name,
        initiative: 'web',
        initiativeContext: domain,
      }
      try {
        const session = await apple.json({ method: 'POST', to: url.pathname, body: { json } }, Session)
        return { state: 'done', session }
      } catch (error) {
        if (!(error instanceof OutsideError)) throw error
        return { state: error.problem === 'refused' ? 'refused' : 'unknown' }
      } finally {
        await apple.close()
      }
    },
  }
}
