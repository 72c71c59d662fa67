/** Opens the domains of a list: gathers their lists, fills their ports and collects their desks and jobs. */
import type { Desk } from '../http/index.ts'
import type { JobDesk } from '../jobs/index.ts'
import { gather } from './gather.ts'
import type { DomainResources, OpenDomain, ServerManifest, Services } from './index.ts'
import { gatherLists } from './lists.ts'
import { allOfficeData } from './office-data.ts'
import { allPersonalData } from './personal-data.ts'

export interface OpenDomains {
  /** The services with all ports filled. */
  services: Services
  desks: Desk[]
  jobs: JobDesk[]
}

/** @throws Error if two domains fill one port */
export async function openDomains(
  domains: readonly ServerManifest[],
  given: DomainResources,
): Promise<OpenDomains> {
  const opened: OpenDomain[] = []
  const personalData = allPersonalData(() => opened.flatMap((one) => one.personalData ?? []))
  // `listDomains` guarantees that each port is filled below.
  const officeData = () => allOfficeData(opened.map((one) => one.officeData ?? []))
  const services = { ...given, audit: gather(domains).audit, personalData, officeData } as Services
  services.desks = () => opened.flatMap(({ desk }) => desk ?? [])
  services.listOf = gatherLists(domains, services)
  await fillPorts(domains, services)
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

/** Later domains first, because a port may use theirs. */
async function fillPorts(domains: readonly ServerManifest[], services: Services): Promise<void> {
  const filledBy = new Map<string, string>()
  for (const { name, ports } of domains.toReversed()) {
    const filled = await ports?.(services)
    for (const port of Object.keys(filled ?? {})) {
      const other = filledBy.get(port)
      if (other) throw new Error(`Both ${other} and ${name} fill the port ${port}.`)
      filledBy.set(port, name)
    }
    Object.assign(services, filled)
  }
}
