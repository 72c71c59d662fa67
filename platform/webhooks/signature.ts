/**
 * Signatures as in Standard Webhooks: HMAC-SHA256 over id, time and the exact bytes of the body. The time limits how
 * long a recorded message can be sent again; within that time the id shows that it was received before.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { AppError, type Delivery } from '../contract/index.ts'

/** The permitted difference between the clocks of sender and receiver. */
const toleranceSeconds = 5 * 60
/** A shorter secret, such as a setting that was left empty, can be guessed and would let anybody sign. */
const leastSecretBytes = 16

export interface SignatureParts {
  clock: { now(): Date }
  /**
   * Secrets of a sender, in base64 with or without the prefix `whsec_`. Two of them while one replaces the other;
   * none for an unknown sender.
   */
  secretsOf: (sender: string) => readonly string[] | Promise<readonly string[]>
}

/**
 * Returns a function that checks the signature of a message and returns its content. @throws AppError
 * `webhook.unsigned`, which never names the reason @throws RangeError for a secret that is too short
 */
export const signatureChecker =
  ({ clock, secretsOf }: SignatureParts) =>
  async (sender: string, headers: IncomingHttpHeaders, body: Buffer): Promise<Delivery> => {
    const { id, time, given } = signedParts(headers)
    const secrets = await secretsOf(sender)
    const content = Buffer.concat([Buffer.from(`${id}.${time}.`), body])
    const isOurs = secrets.map((secret) => isAmong(given, signatureOf(secret, content))).includes(true)
    const apart = Math.abs(clock.now().getTime() / 1_000 - Number(time))
    if (!isOurs || !(apart <= toleranceSeconds)) throw new AppError('webhook.unsigned')
    return { kind: 'webhook', sender, id, bodyHash: createHash('sha256').update(body).digest('hex') }
  }

/**
 * An id contains no dot, which separates the signed values: the same bytes could otherwise be read as another
 * message.
 */
const idForm = /^[\x21-\x2d\x2f-\x7e]{1,255}$/

function signedParts(headers: IncomingHttpHeaders) {
  const [id, time, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
    String(headers[`webhook-${name}`] ?? ''),
  )
  if (!id || !time || !idForm.test(id) || !/^\d{1,12}$/.test(time)) throw new AppError('webhook.unsigned')
  const given = (signatures ?? '').split(' ', 10).filter((one) => one.startsWith('v1,'))
  return { id, time, given: given.map((one) => Buffer.from(one.slice('v1,'.length), 'base64')) }
}

function signatureOf(secret: string, content: Buffer): Buffer {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  if (key.length < leastSecretBytes)
    throw new RangeError(`A secret for signatures has at least ${leastSecretBytes} bytes, written in base64`)
  return createHmac('sha256', key).update(content).digest()
}

/** Compares with all of them, so that the time does not reveal which one is right. */
const isAmong = (given: readonly Buffer[], right: Buffer): boolean =>
  given.map((one) => one.length === right.length && timingSafeEqual(one, right)).includes(true)
