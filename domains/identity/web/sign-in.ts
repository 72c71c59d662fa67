/** The meaning of a sign-in's answer: tokens to store, a second step, or the reason for neither. */
import { ApiError } from '@mizan/platform/contract/client'
import { session } from '@mizan/platform/ui'
import { canonicalEmail } from '../rules/fields.ts'
import type { ChannelChoice, SignedIn } from '../schemas.ts'
import type { SecondStep } from './second-step.ts'

interface Texts {
  noTokens: string
  failed: string
}

/**
 * Stores the tokens of a sign-in or sign-up; returns the second step if one is due.
 * @throws ApiError if the answer cannot be used
 */
export function acceptSignIn(
  answer: SignedIn | undefined,
  email: string,
  texts: Texts,
  signsUp?: SecondStep['signsUp'],
): SecondStep | undefined {
  if (!answer?.accessToken || !answer.refreshToken)
    throw new ApiError(200, 'sign_in.no_tokens', texts.noTokens)
  const step = answer.verificationRequired
    ? {
        channels: answer.channels,
        factors: answer.factors,
        recovery: answer.recovery,
        mailboxProven: answer.mailboxProven,
        ...(signsUp && { signsUp }),
      }
    : undefined
  try {
    session.begin(answer, canonicalEmail(email.trim()), step)
  } catch {
    throw new ApiError(200, 'sign_in.unreadable', texts.failed)
  }
  return step
}

export interface SignInEntry {
  email: string
  password: string
}

/** The account is open on another device; a code sent by one of these channels ends that session. */
export interface SessionElsewhere {
  entered: SignInEntry
  channels: ChannelChoice[]
}

/** Undefined for any other failure of a sign-in. */
export function elsewhereIn({ code, details }: ApiError, entered: SignInEntry): SessionElsewhere | undefined {
  if (code !== 'auth.other_device') return undefined
  return { entered, channels: details.channels as ChannelChoice[] }
}

/** The server's own text of a refusal is shown; an internal failure is only called an error. */
export function signInFailure(error: unknown, texts: Texts): unknown {
  if (!(error instanceof ApiError) || error.status === 0) return error
  const told = error.message !== '' && (error.status < 500 || error.status === 503)
  return told ? error : new ApiError(error.status, error.code, texts.failed)
}
