/** Vectors of texts from a service that understands the calls of OpenAI. */
import { openOutside, type Patience } from '@mizan/platform/outside'
import { z } from 'zod'

export interface Embeddings {
  /** One vector for each text, in their order. @throws OutsideError */
  vectorsOf(texts: readonly string[]): Promise<number[][]>
}

export interface EmbeddingOptions {
  /** The address without a trailing slash. */
  url: string
  name: string
  key: string | undefined
  patience?: Partial<Patience>
}

/** An answer without vectors is better than one that comes late. */
const patience = { connect: 1_000, send: 1_000, answer: 1_500, part: 1_000, whole: 2_500 }
const mostBytes = 8 * 1024 * 1024
const longestVector = 8_192

const Answer = z.object({
  data: z.array(
    z.object({ index: z.number().int(), embedding: z.array(z.number()).min(1).max(longestVector) }),
  ),
})

export function embeddingsOf({ url, name, key, ...options }: EmbeddingOptions): Embeddings {
  const service = openOutside({
    name: 'embedding',
    address: url,
    ...(key !== undefined && { headers: { authorization: `Bearer ${key}` }, secrets: [key] }),
    patience: { ...patience, ...options.patience },
    repeats: { calls: 1 },
    mostBytes,
  })
  return {
    vectorsOf: async (texts) => {
      const body = { json: { model: name, input: texts } }
      const { data } = await service.json({ method: 'POST', to: '/embeddings', body }, Answer)
      return [...data].sort((a, b) => a.index - b.index).map(({ embedding }) => embedding)
    },
  }
}
