/** Addresses of official texts: the one that came with the text, or one that is made of its number where that is certain. */
import type { Country } from './laws.ts'
import { webAddress } from './web-address.ts'

interface PublishedDecision {
  country: Country
  court: string
  documentId: string | null
  sourceUrl: string | null
}

/** Numbers of documents in the system of the Ministry of Justice, which has decisions of these courts. */
const documentNumber = /^\d{4,20}$/
const inSystem = new Set(['Yargıtay', 'Danıştay'])

export function officialDecision({
  country,
  court,
  documentId,
  sourceUrl,
}: PublishedDecision): string | null {
  const given = webAddress(sourceUrl)
  if (given) return given
  if (country !== 'turkey' || !inSystem.has(court) || !documentNumber.test(documentId ?? '')) return null
  return `https://mevzuat.adalet.gov.tr/ictihat/${documentId}`
}

interface PublishedLaw {
  country: Country
  kind: string
  lawNumber: string
  acceptedOn: string | null
  sourceUrl: string | null
}

/** The series (tertip) of the official collection that a law of this day is in; before the republic they differ. */
function seriesOf(acceptedOn: string): number | null {
  if (acceptedOn < '1923-10-29') return null
  if (acceptedOn < '1960-05-27') return 3
  return acceptedOn < '1961-11-01' ? 4 : 5
}

export function officialLaw({
  country,
  kind,
  lawNumber,
  acceptedOn,
  sourceUrl,
}: PublishedLaw): string | null {
  const given = webAddress(sourceUrl)
  if (given) return given
  const series = acceptedOn && seriesOf(acceptedOn)
  if (country !== 'turkey' || kind !== 'kanun' || !series || !/^\d+$/.test(lawNumber)) return null
  return `https://www.mevzuat.gov.tr/mevzuat?MevzuatNo=${lawNumber}&MevzuatTur=1&MevzuatTertip=${series}`
}
