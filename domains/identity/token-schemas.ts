/** Shapes of personal tokens, with which programs of their owner call. */
import { toolScopes } from '@mizan/platform/contract'
import { z } from 'zod'
import { isOneLine } from './rules/fields.ts'
import { longestTokenDays } from './rules/personal-tokens.ts'

const ToolScope = z.enum(toolScopes)

export const PersonalToken = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(ToolScope),
  createdAt: z.string(),
  /** Null until it is used. */
  lastUsedAt: z.string().nullable(),
  expiresAt: z.string(),
})
export type PersonalToken = z.infer<typeof PersonalToken>

export const TokenOrder = z.object({
  name: z.string().trim().min(1).max(60).refine(isOneLine),
  scopes: z
    .array(ToolScope)
    .min(1)
    .max(toolScopes.length)
    .transform((scopes) => [...new Set(scopes)]),
  /** Days until it expires. */
  days: z.int().min(1).max(longestTokenDays),
  password: z.string().min(1).max(255),
})
export type TokenOrder = z.infer<typeof TokenOrder>

/** The token itself is shown this one time. */
export const NewToken = PersonalToken.extend({ token: z.string() })
export type NewToken = z.infer<typeof NewToken>
