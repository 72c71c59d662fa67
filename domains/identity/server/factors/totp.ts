/** Codes of an authenticator app (RFC 6238): six digits, SHA-1, a new one every 30 seconds, as all apps support. */
import { Secret, TOTP } from 'otpauth'

const issuer = 'Mizan'
const period = 30
/** The previous and the next code are also accepted, because clocks differ and people type slowly. */
const window = 1

const totpOf = (secret: Secret, label: string) => new TOTP({ issuer, label, secret, period, digits: 6 })

/** A new secret, in the forms in which an app accepts it. `qr` is the text of an SVG. */
export async function newTotp(
  email: string,
): Promise<{ bytes: Uint8Array; secret: string; uri: string; qr: string }> {
  const secret = new Secret({ size: 20 })
  const uri = totpOf(secret, email).toString()
  // Loaded only here, because most starts do not need it.
  const { toString: drawQr } = await import('qrcode')
  const qr = await drawQr(uri, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 })
  return { bytes: secret.bytes, secret: secret.base32, uri, qr }
}

/**
 * Whether a code of this step or a later one was accepted before. A last step in the future was stored before the clock
 * was set back, and is ignored.
 */
export const isUsedStep = (step: number, lastStep: number | null, now: Date): boolean =>
  lastStep !== null && step <= lastStep && lastStep <= stepAt(now) + window

const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / period)

/** The number of the time step to which the code belongs, or null for a wrong code. */
export function stepOfCode(bytes: Uint8Array, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const secret = new Secret({ buffer: new Uint8Array(bytes).buffer })
  const delta = totpOf(secret, '').validate({ token: code, timestamp, window })
  return delta === null ? null : stepAt(now) + delta
}
