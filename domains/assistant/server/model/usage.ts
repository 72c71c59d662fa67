/** Tokens that offices use, with their bound for each day. */
import { sql } from 'kysely'
import type { AssistantCall } from '../call.ts'
import type { Model } from './port.ts'

export interface TokenReservation {
  officeId: string
  /** The day in Istanbul, YYYY-MM-DD. */
  day: string
  tokens: number
}

export interface TokenUse {
  inputTokens: number
  outputTokens: number
}

/**
 * Takes the tokens that a call may use at most off the day's bound, so that calls at the same time cannot exceed it
 * together. Undefined if they do not fit.
 */
export const reserve = (
  call: AssistantCall,
  officeId: string,
  model: Model,
  tokens: number,
): Promise<TokenReservation | undefined> =>
  call.office.unaudited(async ({ db }) => {
    const day = dayOf(call.clock.now())
    if (tokens > model.dailyTokens) return undefined
    const { rows } = await sql`
      insert into assistant_usage (company_id, day, reserved_tokens) values (${officeId}, ${day}, ${tokens})
      on conflict (company_id, day) do update set reserved_tokens = assistant_usage.reserved_tokens + ${tokens}
        where assistant_usage.input_tokens + assistant_usage.output_tokens + assistant_usage.reserved_tokens + ${tokens}
          <= ${model.dailyTokens}
      returning 1`.execute(db)
    return rows.length > 0 ? { officeId, day, tokens } : undefined
  })

/** The tokens really used replace those that were reserved. */
export const settle = (
  call: AssistantCall,
  { officeId, day, tokens }: TokenReservation,
  model: Model,
  used: TokenUse,
  calls: number,
): Promise<void> =>
  call.office.unaudited(async ({ db }) => {
    const { inputTokens, outputTokens } = used
    const cost = inputTokens * model.prices.input + outputTokens * model.prices.output
    await sql`
      update assistant_usage set
        calls = calls + ${calls},
        input_tokens = input_tokens + ${inputTokens},
        output_tokens = output_tokens + ${outputTokens},
        reserved_tokens = greatest(0, reserved_tokens - ${tokens}),
        cost = cost + ${cost}
      where company_id = ${officeId} and day = ${day}`.execute(db)
  })

const dayOf = (now: Date): string => now.toLocaleDateString('sv-SE', { timeZone: 'Europe/Istanbul' })
