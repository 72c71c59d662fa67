/** Shapes of calls about several documents of a case. */
import { id } from '@mizan/cases/schemas'
import { z } from 'zod'
import { mostAtOnce } from '../data/limits.ts'

const documentIds = z.array(id).min(1).max(mostAtOnce)

export const SomeDocuments = z.strictObject({ documentIds })
export type SomeDocuments = z.output<typeof SomeDocuments>

export const ToCase = z.strictObject({ toCaseId: id })
export type ToCase = z.output<typeof ToCase>

export const SomeToCase = z.strictObject({ documentIds, toCaseId: id })
export type SomeToCase = z.output<typeof SomeToCase>

/** Those to which it was done; the others had changed meanwhile. */
export const DoneTo = z.object({ documentIds: z.array(z.string()) })
export type DoneTo = z.infer<typeof DoneTo>
