/** Shapes of the pieces in which audio is sent. */
import { z } from 'zod'
import { mostParts, mostPieces } from '../data/limits.ts'

/** Fields of a form beside the bytes. Pieces of a part count from 1. */
export const NewPiece = z.strictObject({
  Part: z.coerce.number().int().min(1).max(mostParts),
  /** The first one too many is refused as such. */
  Number: z.coerce
    .number()
    .int()
    .min(1)
    .max(mostPieces + 1),
  /** The length of the part in milliseconds, up to the end of this piece. */
  Length: z.coerce.number().int().min(0).max(2_147_483_647).optional(),
})
export type NewPiece = z.output<typeof NewPiece>

/** The stored state; `pieces` of the part. */
export const StoredPiece = z.object({
  part: z.number().int(),
  pieces: z.number().int(),
  /** Bytes of the whole recording. */
  size: z.number().int(),
  at: z.string(),
})
export type StoredPiece = z.infer<typeof StoredPiece>

/** Pieces of `part` are accepted from now on, and none of earlier parts. */
export const GoingOn = z.object({ part: z.number().int() })
export type GoingOn = z.infer<typeof GoingOn>

/** `pieces`: how many the last part has, so that a recording does not end while some are still on their way. */
export const FinishInput = z.strictObject({ pieces: z.number().int().min(0).max(mostPieces).optional() })
export type FinishInput = z.output<typeof FinishInput>
