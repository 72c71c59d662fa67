import { z } from 'zod'

export const homeCountries = ['turkey', 'kktc'] as const
export const HomeCountry = z.enum(homeCountries)
export type HomeCountry = z.infer<typeof HomeCountry>
