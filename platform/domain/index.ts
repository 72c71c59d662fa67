// What a domain brings to the server: one value, by which every program knows it. See docs/decisions/047-manifests.md.
// biome-ignore-all lint/suspicious/noEmptyInterface: domains fill it
import type { AuditTable, ErrorTable, IssueTable, Rows } from '../contract/index.ts'
import type { Migration } from '../database/index.ts'
import type { Desk } from '../http/index.ts'
import type { JobDesk } from '../jobs/index.ts'
import type { AnyOtherOffice } from './other-office.ts'
import type { PersonalData } from './personal-data.ts'
import type { Program } from './program.ts'

export { gather } from './gather.ts'
export { listDomains } from './list.ts'
export { type OpenDomains, openDomains } from './open.ts'
export { defineOtherOffice } from './other-office.ts'
export type { OwnData, PersonalData } from './personal-data.ts'
export type { Program } from './program.ts'

/**
 * What one domain hands to others: an earlier domain names what it needs of a later one, and a later one fills it.
 *
 *     declare module '@mizan/platform/domain' {
 *       interface Ports {
 *         offices: Offices
 *       }
 *     }
 *
 * One that is not optional and that no domain fills does not compile (`listDomains`).
 */
export interface Ports {}

/** What the program opens before the domains because it is theirs alone, such as an index; named as ports are. */
export interface Given extends Program {}

/** All that a domain is opened with. */
export interface Services extends Given, Ports {
  /** What all domains leave in the record of an office. */
  audit: AuditTable
  /** What all domains keep about a person. */
  personalData: PersonalData
}

/** What answers, works and knows people in a domain, made of its services. */
export interface OpenDomain {
  desk?: Desk
  jobs?: JobDesk
  personalData?: PersonalData
}

export interface ServerManifest {
  /** As the folder of the domain. */
  name: string
  rows?: Rows
  errors?: ErrorTable
  issues?: IssueTable
  /** What it leaves in the record of an office. */
  audit?: AuditTable
  /** Its tables, the oldest change first; names that have been applied somewhere never change. */
  migrations?: readonly Migration[]
  /** Its tables that hold nothing of a person or an office; all others are behind row-level security. */
  openTables?: readonly string[]
  /** How the sweep looks for a way from one office into another, for rows that take ids of what somebody owns. */
  otherOffice?: AnyOtherOffice
  /** What it fills. Later domains are asked first, so that a port may use those of domains behind it. */
  ports?: (services: Services) => Partial<Ports> | Promise<Partial<Ports>>
  /** Called once at the start, when all ports are filled. */
  open?: (services: Services) => OpenDomain
}

export const defineServer = <const M extends ServerManifest>(manifest: M): M => manifest
