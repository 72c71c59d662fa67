/** Shapes of the calls about the key of an office. */
import { z } from 'zod'

/** As long as the passphrase of a backup, and not of a few letters repeated. */
const newPassphrase = z
  .string()
  .max(200)
  .refine((text) => [...text].length >= 12 && new Set(text).size >= 6, 'field.passphrase')

/** What somebody types in order to open the key: one of the two. */
const typed = {
  passphrase: z.string().min(1).max(200).optional(),
  recoveryKey: z.string().min(1).max(100).optional(),
}
const isOne = ({ passphrase, recoveryKey }: { passphrase?: unknown; recoveryKey?: unknown }): boolean =>
  (passphrase === undefined) !== (recoveryKey === undefined)

export const TypedKey = z.object(typed).refine(isOne, { path: ['passphrase'] })
export const NewPassphrase = z.object({ ...typed, newPassphrase }).refine(isOne, { path: ['passphrase'] })
export const TakenKey = z.object({
  newPassphrase,
  /** That documents are lost with the passphrase and the recovery key; the refusal without it says so. */
  understood: z.boolean(),
})

const instant = z.iso.datetime()

export const KeyState = z.object({
  /** Who can open the key: the server at any time, or only the office. */
  custody: z.enum(['server', 'office']),
  /** Whether documents can be read and added now. */
  isOpen: z.boolean(),
  openUntil: instant.nullable(),
  /** Since when the office holds it under this passphrase. */
  takenAt: instant.nullable(),
  /** When somebody left who may know the passphrase: it should be changed. */
  memberLeftAt: instant.nullable(),
  may: z.array(z.enum(['take', 'open', 'close', 'change', 'giveBack'])),
})

export const OpenKey = z.object({ openUntil: instant })
/** The recovery key is shown this once, to be printed. */
export const HeldKey = OpenKey.extend({ recoveryKey: z.string() })

export type TypedKey = z.infer<typeof TypedKey>
export type NewPassphrase = z.infer<typeof NewPassphrase>
export type TakenKey = z.infer<typeof TakenKey>
export type KeyState = z.infer<typeof KeyState>
export type OpenKey = z.infer<typeof OpenKey>
export type HeldKey = z.infer<typeof HeldKey>
