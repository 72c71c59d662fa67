/** An authenticator and its browser in software: makes passkeys (ES256, no attestation) and signs with them. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { type Cbor, encodeCbor } from './cbor.ts'

const userPresent = 1
const userVerified = 4
const attested = 64

interface Credential {
  id: string
  privateKey: KeyObject
}

/** The part of the server's options that an authenticator uses. */
interface Options {
  challenge: string
  rp?: { id?: string }
  rpId?: string
  allowCredentials?: { id: string }[]
}

export interface Deviations {
  /** The origin that the browser reports. */
  origin?: string
  siteId?: string
  counter?: number
  /** Id of a newly made passkey. */
  id?: string | undefined
  challenge?: string
  /** Signs other data than it sends. */
  forged?: boolean
}

export class Authenticator {
  readonly #made: Credential[] = []
  readonly #origin: string
  #counter = 0

  constructor(origin = 'http://localhost:3000') {
    this.#origin = origin
  }

  /** Answers like `navigator.credentials.create`, in JSON. */
  create(given: Record<string, unknown>, deviations: Deviations = {}): Record<string, unknown> {
    const options = given as unknown as Options
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const id = deviations.id ? Buffer.from(deviations.id, 'base64url') : randomBytes(32)
    const credential = Buffer.concat([Buffer.alloc(16), uint(id.length, 2), id, coseKey(publicKey)])
    const siteId = deviations.siteId ?? options.rp?.id ?? ''
    const data = Buffer.concat([this.#data(siteId, attested, deviations), credential])
    this.#made.push({ id: id.toString('base64url'), privateKey })
    const attestation: Cbor = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', data],
    ])
    return answerOf(id.toString('base64url'), {
      clientDataJSON: text64(this.#client('webauthn.create', options, deviations)),
      attestationObject: encodeCbor(attestation).toString('base64url'),
      transports: ['internal'],
    })
  }

  /** Answers like `navigator.credentials.get`, with the first passkey that is asked for. */
  get(given: Record<string, unknown>, deviations: Deviations = {}): Record<string, unknown> {
    const options = given as unknown as Options
    const asked = new Set(options.allowCredentials?.map(({ id }) => id))
    const passkey = this.#made.find(({ id }) => asked.has(id))
    if (!passkey) throw new Error('This authenticator has none of the requested passkeys')
    const client = this.#client('webauthn.get', options, deviations)
    const data = this.#data(deviations.siteId ?? options.rpId ?? '', 0, deviations)
    const signed = Buffer.concat([data, deviations.forged ? randomBytes(32) : sha256(client)])
    return answerOf(passkey.id, {
      clientDataJSON: text64(client),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, passkey.privateKey).toString('base64url'),
    })
  }

  #client(type: string, options: Options, deviations: Deviations): string {
    const challenge = deviations.challenge ?? options.challenge
    return JSON.stringify({ type, challenge, origin: deviations.origin ?? this.#origin, crossOrigin: false })
  }

  #data(siteId: string, flag: number, { counter }: Deviations): Buffer {
    this.#counter = counter ?? this.#counter + 1
    const flags = Buffer.from([userPresent | userVerified | flag])
    return Buffer.concat([sha256(siteId), flags, uint(this.#counter, 4)])
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest()
const text64 = (text: string) => Buffer.from(text).toString('base64url')

function uint(value: number, bytes: 2 | 4): Buffer {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

/** RFC 9053: an elliptic curve key (2) on P-256 (1) for ES256 (-7). */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return encodeCbor(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )
}

const answerOf = (id: string, response: Record<string, unknown>) => ({
  id,
  rawId: id,
  type: 'public-key',
  clientExtensionResults: {},
  response,
})
