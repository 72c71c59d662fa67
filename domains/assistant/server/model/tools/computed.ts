/**
 * The answer of a calculator as a text that code writes: with its inputs, its result and the address that shows it
 * again.
 */

import { interestAddress, timeLimitAddress } from '@mizan/calculators/rules/address'
import { type CalculatorName, calculators } from '@mizan/calculators/server'
import type { Passage } from '../../../rules/passage.ts'

const addresses = {
  'calculators.interest': interestAddress,
  'calculators.timeLimit': timeLimitAddress,
} as const satisfies Partial<Record<CalculatorName, unknown>>

type CalculatorRow = keyof typeof addresses
export const isComputing = (row: string): row is CalculatorRow => row in addresses

export interface Computation {
  row: CalculatorRow
  /** The input as the calculator took it. */
  input: Record<string, unknown>
  address: string
  /** For a time limit: its last day, and the article on which it rests. */
  lastDay: string | undefined
  basis: string | null
  passage: Passage
}

const line = ({ label, value }: { label: string; value: string }): string => `${label} ${value}`

/** @param data the row's answer to this input */
export function computedFrom(row: CalculatorRow, given: unknown, data: unknown): Computation {
  const { body, sheet } = calculators[row]
  const input = body.parse(given)
  const { title, inputs, results, explanation } = sheet(input as never, data as never, 'tr')
  const asked = inputs.map(line).join('; ')
  const address = addresses[row](input as never)
  const { lastDay, limit } = data as { lastDay?: string; limit?: { law: string; article: string } | null }
  const sentences = explanation.split(/(?<=\.) (?=\p{Lu}|\d{2}\.\d{2}\.)/u)
  const text = [`${title}. ${asked}.`, ...results.map((one) => `${line(one)}.`), ...sentences].join('\n\n')
  return {
    row,
    input: input as Record<string, unknown>,
    address,
    lastDay,
    basis: limit ? `${limit.law} ${limit.article}` : null,
    passage: {
      id: `computed ${address}`,
      placeId: row,
      text,
      score: 0,
      source: {
        id: `s-computed ${address}`,
        kind: 'calculation',
        country: null,
        title: `${title} (${asked})`,
        ...{ law: null, article: null, decision: null, document: null, address },
      },
    },
  }
}
