/** A country as calls and tables name it, and as the rules of legal text do. */
import type { SearchCountry } from '../schemas.ts'
import type { Country } from './laws.ts'

export const lawCountry = (country: SearchCountry): Country => (country === 'turkey' ? 'TR' : 'KKTC')

export const searchCountry = (country: Country): SearchCountry => (country === 'TR' ? 'turkey' : 'kktc')
