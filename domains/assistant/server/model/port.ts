/** A language model as the assistant needs it; its adapter is `provider.ts`. */

export interface ModelRequest {
  instructions: string
  messages: { role: 'user' | 'assistant'; text: string }[]
  signal: AbortSignal
  tools: readonly ModelTool[]
  /** Calls of the service at most; before the last one tools may be used. */
  mostSteps: number
}

export interface ModelTool {
  name: string
  description: string
  /** The JSON schema of its input. */
  schema: Readonly<Record<string, unknown>>
  use(input: unknown): Promise<unknown>
}

export interface ModelReply {
  text: string
  inputTokens: number
  outputTokens: number
}

export interface Model {
  /** Prices of a million tokens, in hundredths of the currency of the bill. */
  prices: { input: number; output: number }
  /** Tokens of one office and day. */
  dailyTokens: number
  /** @throws ModelError */
  write(request: ModelRequest): Promise<ModelReply>
}

/**
 * `unavailable`: no answer in time, or a failure of the service. `unusable`: an answer that never ends or has no
 * usable form. The tokens used until then still count.
 */
export class ModelError extends Error {
  override name = 'ModelError'
  readonly problem: 'unavailable' | 'unusable'
  readonly used: Omit<ModelReply, 'text'>

  constructor(problem: ModelError['problem'], used: Omit<ModelReply, 'text'>) {
    super(`model: ${problem}`)
    this.problem = problem
    this.used = used
  }
}
