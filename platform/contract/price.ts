/**
 * The price of a call, charged before its work begins, in units of about a millisecond of a processor. It stands in
 * the row of each call whose work grows with sent or stored data; see docs/decisions/092-price-of-a-call.md.
 */
import type { z } from 'zod'

/** Validated, with defaults applied. */
interface PricedInput {
  query: unknown
  body: unknown
}

export type Price = number | ((input: PricedInput) => number)

export const priceOfBody =
  <S extends z.ZodType>(_shape: S, units: (body: z.output<S>) => number): Price =>
  ({ body }) =>
    units(body as z.output<S>)

export const priceOfQuery =
  <S extends z.ZodType>(_shape: S, units: (query: z.output<S>) => number): Price =>
  ({ query }) =>
    units(query as z.output<S>)

export const unitsOf = (price: Price | undefined, input: PricedInput): number =>
  typeof price === 'function' ? price(input) : (price ?? 0)
