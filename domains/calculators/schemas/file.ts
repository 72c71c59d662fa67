/** Shape of the call that gives a result as a file. */
import { z } from 'zod'
import { callsWithSheet } from '../data/calls.ts'

export const fileFormats = ['pdf', 'xlsx'] as const

export const FileInput = z.object({
  /** The row of the calculator; `input` is a body of it. */
  call: z.enum(callsWithSheet),
  input: z.record(z.string(), z.unknown()),
  format: z.enum(fileFormats),
})
export type FileInput = z.output<typeof FileInput>
