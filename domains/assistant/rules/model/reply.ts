/** The text of a language model as a draft, if it is one. */
import { z } from 'zod'
import { answerParts, type Draft, refusals } from '../passage.ts'

const mostSentences = 40
const longestSentence = 1_000
const longestQuote = 2_000
const mostMissing = 12

const Reply = z.object({
  refusal: z.enum(refusals).nullish(),
  sentences: z
    .array(
      z.object({
        part: z.enum(answerParts).catch('grounds'),
        text: z.string().trim().min(1).max(longestSentence),
        supports: z
          .array(z.object({ passageId: z.string().max(100), quote: z.string().max(longestQuote) }))
          .max(8)
          .catch([]),
      }),
    )
    .max(mostSentences),
  missing: z.array(z.string().trim().min(1).max(80)).max(mostMissing).catch([]),
})

/** A fence around the JSON is taken away; anything else around it makes the reply useless. */
export function readReply(text: string): Draft | undefined {
  const bare = text.replace(/^\ufeff/, '').trim()
  const inside = /^```(?:json)?\s*\n([\s\S]*?)\n?```$/.exec(bare)?.[1] ?? bare
  const { success, data } = Reply.safeParse(parsed(inside))
  if (!success) return undefined
  const { refusal = null, sentences, missing } = data
  return { refusal, sentences, ...(missing.length > 0 && { missing }) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
