/** Shapes of second factors and recovery codes as the profile shows them. */
import { z } from 'zod'

export const SecondFactor = z.object({
  id: z.string(),
  kind: z.enum(['totp', 'passkey']),
  name: z.string(),
  addedAt: z.string(),
  lastUsedAt: z.string().nullable(),
})
export type SecondFactor = z.infer<typeof SecondFactor>

/** `recoveryCodes` are shown this one time; null where the account has some already. */
export const AddedFactor = SecondFactor.extend({ recoveryCodes: z.array(z.string()).nullable() })
export type AddedFactor = z.infer<typeof AddedFactor>
export const SecondFactors = z.object({ items: z.array(SecondFactor), recoveryCodesLeft: z.number() })
export type SecondFactors = z.infer<typeof SecondFactors>
export const RecoveryCodes = z.object({ codes: z.array(z.string()) })
/** In capitals or small letters, with the hyphen or without. */
export const RecoveryCheck = z.object({ code: z.string().trim().min(1).max(40) })

/** `uri` is what an authenticator app reads from the picture `qr` (SVG text). */
export const TotpBegin = z.object({
  factorId: z.string(),
  secret: z.string(),
  uri: z.string(),
  qr: z.string(),
})
