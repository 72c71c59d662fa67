/** The inputs that were used last, page by page. They may be those of a client, so logging out removes them. */
import { calculatorInputsKey, readStored, writeStored } from '@mizan/platform/ui'
import type { Inputs } from './inputs.ts'

function all(): Record<string, Inputs> {
  try {
    const kept: unknown = JSON.parse(readStored(calculatorInputsKey) ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    return {}
  }
}

export const remembered = (page: string): Inputs => all()[page] ?? {}

export const remember = (page: string, inputs: Inputs): void =>
  writeStored(calculatorInputsKey, JSON.stringify({ ...all(), [page]: inputs }))
