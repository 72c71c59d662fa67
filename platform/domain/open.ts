/** Opens the domains of a list: fills their ports and collects their desks and jobs. */
import type { Desk } from '../http/index.ts'
import type { JobDesk } from '../jobs/index.ts'
import { gather } from './gather.ts'
import type { Given, OpenDomain, ServerManifest, Services } from './index.ts'
import { allOfficeData } from './office-data.ts'
import { allPersonalData } from './personal-data.ts'

export interface OpenDomains {
  /** With all ports filled. */
  services: Services
  desks: Desk[]
  jobs: JobDesk[]
}

export async function openDomains(domains: readonly ServerManifest[], given: Given): Promise<OpenDomains> {
  const opened: OpenDomain[] = []
  const personalData = allPersonalData(() => opened.flatMap((one) => one.personalData ?? []))
  // `listDomains` guarantees that each port is filled below.
  const officeData = () => allOfficeData(opened.map((one) => one.officeData ?? []))
  const services = { ...given, audit: gather(domains).audit, personalData, officeData } as Services
  for (const domain of domains.toReversed()) Object.assign(services, await domain.ports?.(services))
  for (const domain of domains) opened.push(domain.open?.(services) ?? {})
  const listeners = opened.flatMap(({ onEntry }) => onEntry ?? [])
  if (listeners.length > 0)
    given.calls.hear(async (tx, entry) => {
      for (const hear of listeners) await hear(tx, entry)
    })
  return {
    services,
    desks: opened.flatMap(({ desk }) => desk ?? []),
    jobs: opened.flatMap(({ jobs }) => (jobs ? [jobs] : [])),
  }
}
