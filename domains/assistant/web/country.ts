/** The country whose law is asked about: remembered by the browser, at first the country of the search. */
import { assistantCountryKey, readStored, writeStored } from '@mizan/platform/ui'
import { askedCountries } from '../data/countries.ts'
import type { AskedCountry } from '../schemas.ts'

const known = (value: string | null): AskedCountry | undefined => askedCountries.find((one) => one === value)

export const storedCountry = (): AskedCountry =>
  known(readStored(assistantCountryKey)) ?? known(readStored('searchCountry')) ?? 'turkey'

export const storeCountry = (country: AskedCountry): void => writeStored(assistantCountryKey, country)
