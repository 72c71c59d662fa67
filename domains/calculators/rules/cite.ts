/** Articles that steps name. */
import { lawNumbers } from '../data/laws.ts'
import type { Cited } from '../schemas/answer.ts'

export type CitedLaw = keyof typeof lawNumbers

export const cite = (law: CitedLaw, article: string): Cited => ({ law, lawNumber: lawNumbers[law], article })
