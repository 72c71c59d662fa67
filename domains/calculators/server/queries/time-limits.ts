import { namedLimits } from '../../rules/time-limits/named-limits.ts'
import type { NamedLimit } from '../../schemas.ts'

export const listTimeLimits = async (): Promise<{ items: NamedLimit[] }> => ({ items: [...namedLimits] })
