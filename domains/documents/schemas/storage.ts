/** Shapes of what is known of the room of an office. */
import { licenceSources } from '@mizan/subscription/schemas'
import { z } from 'zod'

/**
 * Documents with all versions, and recordings; those in the bin too. `promisedBytes`: for uploads and recordings that are
 * under way, besides `usedBytes`. `mostBytes`: null without a limit. `plan`: the one that gives them;
 * null if it is a figure of the operator.
 */
export const StorageState = z.object({
  usedBytes: z.number(),
  promisedBytes: z.number(),
  mostBytes: z.number().nullable(),
  plan: z.enum(licenceSources).nullable(),
})
export type StorageState = z.infer<typeof StorageState>
