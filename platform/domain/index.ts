// biome-ignore-all lint/suspicious/noEmptyInterface: domains fill them
/**
 * The manifest of a domain on the server: one value, through which every program knows it. See
 * docs/decisions/047-manifests.md.
 */
import type { AuditTable, ErrorTable, IssueTable, Rows } from '../contract/index.ts'
import type { EntryListener, Migration } from '../database/index.ts'
import type { Desk } from '../http/index.ts'
import type { JobDesk } from '../jobs/index.ts'
import type { Tools } from '../tools/index.ts'
import type { Additions, ListOf } from './lists.ts'
import type { OfficeTable } from './office-data.ts'
import type { AnyOtherOffice } from './other-office.ts'
import type { PersonalData } from './personal-data.ts'
import type { Program } from './program.ts'
import type { SampleCalls } from './sample-calls.ts'

export { gather } from './gather.ts'
export { listDomains } from './list.ts'
export {
  type Additions,
  type Conversations,
  distinctBy,
  gatherLists,
  type HumanCheck,
  type ListOf,
  type Lists,
  type SecretKey,
  type Webhook,
} from './lists.ts'
export { column, type OfficeColumn, type OfficeRow, type OfficeTable } from './office-data.ts'
export { type OpenDomains, openDomains } from './open.ts'
export { defineOtherOffice } from './other-office.ts'
export type { OwnData, PersonalData } from './personal-data.ts'
export type { Program } from './program.ts'
export type {
  SampleCall,
  SampleCalls,
  SampleHeaders,
  SampleInput,
  SamplePerson,
  SampleWorld,
} from './sample-calls.ts'

/**
 * Ports between domains: an earlier domain declares the functions that it needs of a later one, which fills the port.
 *
 * declare module '@mizan/platform/domain' { interface Ports { offices: Offices } }
 *
 * A port that is not optional and that no domain fills does not compile (`listDomains`), and the server does not
 * start if two domains fill one port; values that several domains may bring are a list (`Lists`).
 */
export interface Ports {}

/**
 * Resources that the program opens before the domains and for them alone, such as an index; they are declared like
 * ports.
 */
export interface DomainResources extends Program {
  /** Returns the tools of all domains, to be called on behalf of a person; called when a call is answered. */
  tools: () => Tools
}

/** Everything with which a domain is opened. */
export interface Services extends DomainResources, Ports {
  /** Returns all elements that domains have added to a list. */
  listOf: ListOf
  /** The audit entries of all domains. */
  audit: AuditTable
  /** Shows and erases the data of all domains about a person. */
  personalData: PersonalData
  /** Returns the data that all domains keep of an office, once they are open. */
  officeData: () => readonly OfficeTable[]
  /** Returns the desks that answer the calls of all domains, once they are open. */
  desks: () => readonly Desk[]
}

/** The values of an opened domain: its desk, its jobs and its personal data. */
export interface OpenDomain {
  desk?: Desk
  jobs?: JobDesk
  personalData?: PersonalData
  /** The data that the domain keeps of an office, as the tables that an administrator may take out. */
  officeData?: readonly OfficeTable[]
  /** Hears each entry of the record of an office, in the transaction that wrote it. */
  onEntry?: EntryListener
}

export interface ServerManifest {
  /** The same as the domain's folder. */
  name: string
  rows?: Rows
  errors?: ErrorTable
  issues?: IssueTable
  /** The entries that it leaves in the record of an office. */
  audit?: AuditTable
  /** Changes of its tables, the oldest first; a name that was applied anywhere never changes. */
  migrations?: readonly Migration[]
  /** Its tables that hold nothing of a person or an office; all others are behind row-level security. */
  openTables?: readonly string[]
  /**
   * Calls with which the sweep tries to reach from one office into another, for rows that take ids that somebody
   * owns.
   */
  otherOffice?: AnyOtherOffice
  /** Calls of its rows that succeed, where the documented sample would be refused. Only the sweep loads them. */
  sampleCalls?: () => Promise<SampleCalls>
  /**
   * Elements for lists that earlier domains and the program read. Called before any port is filled, so elements that
   * need a port look it up when they are used.
   */
  lists?: (services: Services) => Additions
  /** The ports that it fills. Called for later domains first, so that a port may use theirs. */
  ports?: (services: Services) => Partial<Ports> | Promise<Partial<Ports>>
  /** Called once at the start, when all ports are filled. */
  open?: (services: Services) => OpenDomain
}

export const defineServer = <const M extends ServerManifest>(manifest: M): M => manifest
