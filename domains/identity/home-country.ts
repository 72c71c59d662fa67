import { Country, countries } from '@mizan/platform/contract'

/** The country of an account; `HomeCountry` is its name in the calls. */
export const homeCountries = countries
export const HomeCountry = Country
export type HomeCountry = Country
