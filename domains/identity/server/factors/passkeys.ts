/** WebAuthn through its library: the requests to the browser, and the checks of its answers. */

import { AppError } from '@mizan/platform/contract'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
  VerifiedAuthenticationResponse,
  VerifiedRegistrationResponse,
  WebAuthnCredential,
} from '@simplewebauthn/server'

/** Loaded by the first use of a passkey, because it would make every start a tenth longer. */
const loadLibrary = () => import('@simplewebauthn/server')

/** The time in which the browser must answer. */
export const challengeMs = 5 * 60_000

export interface PasskeySite {
  /** Address of the product as browsers see it; without one, only `localhost` on any port is known. */
  publicUrl: string | undefined
}

export interface KeptPasskey {
  credentialId: string
  publicKey: Uint8Array
  counter: number
  transports: string[]
}

type BrowserAnswer = Record<string, unknown>
type NewCredential = Extract<
  VerifiedRegistrationResponse,
  { verified: true }
>['registrationInfo']['credential']

const siteIdOf = ({ publicUrl }: PasskeySite): string =>
  publicUrl === undefined ? 'localhost' : new URL(publicUrl).hostname

/** The passkey is a second step after a password, so a touch is enough if the device cannot verify its owner. */
const userVerification = 'preferred'

/** EdDSA, ES256 and RS256: the algorithms of the devices in use. */
const algorithms = [-8, -7, -257]

export async function creationOptions(
  site: PasskeySite,
  user: { id: string; email: string; name: string },
  known: KeptPasskey[],
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await loadLibrary()
  return generateRegistrationOptions({
    rpName: 'Mizan',
    rpID: siteIdOf(site),
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: user.name,
    timeout: challengeMs,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map(descriptorOf),
    authenticatorSelection: { residentKey: 'preferred', userVerification },
  })
}

export async function requestOptions(
  site: PasskeySite,
  known: KeptPasskey[],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await loadLibrary()
  return generateAuthenticationOptions({
    rpID: siteIdOf(site),
    timeout: challengeMs,
    allowCredentials: known.map(descriptorOf),
    userVerification,
  })
}

const descriptorOf = ({ credentialId, transports }: KeptPasskey) => ({ id: credentialId, transports })

/** @throws AppError `passkey.refused` for a wrong challenge, site or signature */
export async function checkNewPasskey(
  site: PasskeySite,
  challenge: string,
  answer: BrowserAnswer,
): Promise<NewCredential> {
  const { verifyRegistrationResponse } = await loadLibrary()
  const checked = await orRefused<VerifiedRegistrationResponse>(() =>
    verifyRegistrationResponse({
      response: answer as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: originFor(site, answer),
      expectedRPID: siteIdOf(site),
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    }),
  )
  if (!checked.verified) throw new AppError('passkey.refused')
  return checked.registrationInfo.credential
}

/**
 * Returns the counter of the authenticator, which must have grown if the authenticator counts at all.
 * @throws AppError `passkey.refused`
 */
export async function checkPasskey(
  site: PasskeySite,
  challenge: string,
  answer: BrowserAnswer,
  kept: KeptPasskey,
): Promise<number> {
  const { verifyAuthenticationResponse } = await loadLibrary()
  const checked = await orRefused<VerifiedAuthenticationResponse>(() =>
    verifyAuthenticationResponse({
      response: answer as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: originFor(site, answer),
      expectedRPID: siteIdOf(site),
      credential: credentialOf(kept),
      requireUserVerification: false,
    }),
  )
  if (!checked.verified) throw new AppError('passkey.refused')
  return checked.authenticationInfo.newCounter
}

const credentialOf = ({ credentialId, publicKey, counter, transports }: KeptPasskey): WebAuthnCredential => ({
  id: credentialId,
  publicKey: new Uint8Array(publicKey),
  counter,
  transports,
})

/** Without a public address the port of this machine may be any, for people who try the product. */
function originFor({ publicUrl }: PasskeySite, answer: BrowserAnswer): string {
  if (publicUrl !== undefined) return new URL(publicUrl).origin
  const claimed = claimedOrigin(answer)
  return /^http:\/\/localhost(:\d{1,5})?$/.test(claimed) ? claimed : 'http://localhost'
}

function claimedOrigin({ response }: BrowserAnswer): string {
  const encoded = (response as { clientDataJSON?: unknown } | undefined)?.clientDataJSON
  const { origin } = JSON.parse(Buffer.from(String(encoded), 'base64url').toString()) as { origin?: unknown }
  return String(origin)
}

/** The library throws plain errors; which check failed helps neither the user nor should an attacker know it. */
async function orRefused<Checked>(check: () => Promise<Checked>): Promise<Checked> {
  try {
    return await check()
  } catch {
    throw new AppError('passkey.refused')
  }
}
