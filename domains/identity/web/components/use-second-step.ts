/**
 * The calls of the second step: requesting a code, and proving it with a code, an app, a passkey or a recovery code.
 */
import { ApiError } from '@mizan/platform/contract/client'
import { session } from '@mizan/platform/ui'
import type { StepLeft } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { asksForMailbox, type SecondStep, type TimedCode } from '../second-step.ts'
import { useText } from '../text.ts'
import type { SecondStepWay } from './WayForm.tsx'

/** A browser gives no better reason if the user closes its dialog. */
const isCancelled = (error: unknown) => error instanceof Error && /NotAllowed|Abort/.test(error.name)

export function useSecondStep() {
  const t = useText()
  const request = useSend('auth.requestOtp')
  const verify = useSend('auth.verify')
  const verifyTotp = useSend('auth.verifyTotp')
  const options = useSend('auth.passkeyOptions')
  const verifyRecovery = useSend('auth.verifyRecoveryCode')
  const verifyPasskey = useSend('auth.verifyPasskey')

  async function provePasskey(): Promise<void> {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    const { challengeId, options: optionsJSON } = await options.mutateAsync({})
    const response = await startAuthentication({ optionsJSON: optionsJSON as never }).catch((error) => {
      throw isCancelled(error) ? new ApiError(400, 'passkey.cancelled', t('verify.cancelled')) : error
    })
    await verifyPasskey.mutateAsync({ body: { challengeId, response: { ...response } } })
    session.verified()
  }

  async function choose(way: SecondStepWay): Promise<SecondStep['chosen']> {
    if (way === 'totp' || way === 'recovery') return { way }
    if (way === 'passkey') {
      await provePasskey()
      return undefined
    }
    const code = await request.mutateAsync({ body: { purpose: 'verification', channel: way } })
    return { way: 'code', sent: { code, at: Date.now() } }
  }

  return {
    /** Starts; returns how it continues, or undefined if it is already done. */
    choose,
    /** Returns the channels that are left to prove after this code. */
    prove: async (code: string, sent: TimedCode | undefined): Promise<StepLeft | undefined> => {
      const { left } = sent
        ? await verify.mutateAsync({ body: { codeId: sent.code.codeId, code } })
        : await verifyTotp.mutateAsync({ body: { code } })
      if (!left) session.verified()
      return left
    },
    /** If only one method is left its code is sent at once; if it cannot be sent now, the user has to request it. */
    goOn: async (left: StepLeft): Promise<Omit<SecondStep, 'signsUp'>> => {
      const [only] = left.channels
      if (!only || !asksForMailbox(left)) return left
      const chosen = await choose(only.channel).catch(() => undefined)
      return { ...left, ...(chosen && { chosen }) }
    },
    proveByRecovery: async (code: string): Promise<void> => {
      await verifyRecovery.mutateAsync({ body: { code } })
      session.verified()
    },
  }
}
