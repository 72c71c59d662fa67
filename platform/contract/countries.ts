/** The two countries whose law the product knows, as calls, tables and rules name them. */
import { z } from 'zod'

export const countries = ['turkey', 'kktc'] as const
export const Country = z.enum(countries)
export type Country = z.infer<typeof Country>
